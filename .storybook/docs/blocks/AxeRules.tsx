import { rulesOf, rulesOfModes } from '../../environments/a11y';
import {
  everyFocus,
  everyOverview,
  everyScreen,
  everyScreenOverview,
  everyStory,
} from '../../environments/modes';

const modes = {
  ...everyStory,
  ...everyScreen,
  ...everyOverview,
  ...everyScreenOverview,
  ...everyFocus,
};

/** The rules of axe, or their tags, that the visual tests check in each mode. */
export function AxeRules() {
  return (
    <div className="docs-scroller">
      <table>
        <thead>
          <tr>
            <th>Mode</th>
            <th>Rules or their tags</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(modes).map(([name, mode]) => {
            const rules = rulesOf(name, mode);
            return (
              <tr key={name}>
                <td>{name}</td>
                <td>{rules ? rulesOfModes[rules].join(', ') : 'not checked'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
