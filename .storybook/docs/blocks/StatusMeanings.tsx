import { CheckList } from '../../../packages/ui/src/patterns/CheckList';
import { statuses } from '../../../packages/ui/src/patterns/findings';
import { findingsOfChecks } from '../../../packages/ui/src/stories/samples';
import { Colours } from './Colours';

/** Each status of a check as the components show it, with its colours. */
export function StatusMeanings() {
  return (['success', 'warning', 'error'] as const).map((status) => {
    const { tone } = statuses[status];
    return (
      <section key={status}>
        <h2 id={status}>{tone.charAt(0).toUpperCase() + tone.slice(1)}</h2>
        <div className="sb-unstyled token-sheet">
          <CheckList
            findings={findingsOfChecks([
              { name: 'Font Detection', status, details: 'As shown in a check list.' },
            ])}
          />
        </div>
        <Colours prefix={['fg', 'bg', 'border']} only={tone} theme="light" />
        <Colours prefix={['fg', 'bg', 'border']} only={tone} theme="dark" />
      </section>
    );
  });
}
