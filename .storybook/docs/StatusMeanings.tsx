import { CheckList } from '../../packages/ui/src/patterns/CheckList';
import { checkStatuses } from '../../packages/ui/src/components/StatusIcon';
import type { CheckStatus } from '../../packages/ui/src/components/StatusIcon';
import { Colours } from './Colours';

/** Its name in the token names. */
const tones = { success: 'success', warning: 'warning', error: 'danger' } as const satisfies Record<
  CheckStatus,
  string
>;

/** Each status as the components show it, with its colours. */
export function StatusMeanings() {
  return checkStatuses.map((status) => {
    const tone = tones[status];
    return (
      <section key={status}>
        <h2 id={status}>{tone[0]!.toUpperCase() + tone.slice(1)}</h2>
        <div className="sb-unstyled token-sheet">
          <CheckList
            checks={[{ name: 'Font Detection', status, details: 'As a check of a document.' }]}
          />
        </div>
        <Colours prefix={['fg', 'bg', 'border']} only={tone} theme="light" />
        <Colours prefix={['fg', 'bg', 'border']} only={tone} theme="dark" />
      </section>
    );
  });
}
