import { CheckList, checkStatuses } from '../../../packages/ui/src/patterns/CheckList';
import { statusTones } from '../../../packages/ui/src/patterns/CheckRow/checkStatus';
import { Colours } from './Colours';

/** Each status as the components show it, with its colours. */
export function StatusMeanings() {
  return checkStatuses.map((status) => {
    const tone = statusTones[status];
    return (
      <section key={status}>
        <h2 id={status}>{tone.charAt(0).toUpperCase() + tone.slice(1)}</h2>
        <div className="sb-unstyled token-sheet">
          <CheckList
            checks={[{ name: 'Font Detection', status, details: 'As shown in a check list.' }]}
          />
        </div>
        <Colours prefix={['fg', 'bg', 'border']} only={tone} theme="light" />
        <Colours prefix={['fg', 'bg', 'border']} only={tone} theme="dark" />
      </section>
    );
  });
}
