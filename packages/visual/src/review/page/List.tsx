/** @jsxImportSource preact */
import { percentage } from '../../compare/percentage.ts';
import type { Change } from '../data.ts';
import type { Decision } from '../decisions.ts';
import { keyOf } from './useDecisions.ts';

export const shortTitle = (title: string) => title.split('/').at(-1) ?? '';

/** A thumbnail of the change, at half its size. */
function Thumbnail({ after, before, box, sizes }: Change) {
  const src = after ?? before;
  const { x = 0, y = 0 } = box ?? {};
  const width = `${(sizes?.at(-1)?.width ?? 144) / 2}px`;
  const translate = `${-Math.max(0, x / 2 - 8)}px ${-Math.max(0, y / 2 - 8)}px`;
  return (
    <span class="thumbnail">
      {src && <img src={src} alt="" loading="lazy" decoding="async" style={{ width, translate }} />}
    </span>
  );
}

interface ListProps {
  changes: Change[];
  current: Change;
  decisionOf: (change: Change) => Decision | undefined;
}

/** The screenshots, grouped by the component whose change explains them. */
export function List({ changes, current, decisionOf }: ListProps) {
  const causes = [...new Set(changes.map(({ cause }) => cause))];
  const item = (change: Change) => {
    const { title, cause, name, mode, kind, share } = change;
    const decision = decisionOf(change);
    return (
      <li key={keyOf(change)}>
        <a href={`#${keyOf(change)}`} aria-current={change === current ? 'true' : undefined}>
          <Thumbnail {...change} />
          <span>
            {title === cause ? '' : `${shortTitle(title)} › `}
            {name}, {mode}
            <small>
              {kind}
              {share ? ` · ${percentage(share)}` : ''}
              {decision && <b> · {decision.verdict}</b>}
            </small>
          </span>
        </a>
      </li>
    );
  };
  return causes.map((cause) => (
    <section key={cause} aria-label={shortTitle(cause)}>
      <h2>{shortTitle(cause)}</h2>
      <ul role="list">{changes.filter((change) => change.cause === cause).map(item)}</ul>
    </section>
  ));
}
