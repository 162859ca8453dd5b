import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PatunayProvider } from '../../components/PatunayProvider';
import styles from './Anatomy.module.css';

/** The part's name, what it is for, the side of its number, and a selector that matches one visible element. */
type Part = readonly [
  name: string,
  purpose: string,
  from: 'top' | 'bottom' | 'start' | 'end',
  selector: string,
];

/**
 * Annotations for a story that shows the parts of a component: numbered, with leaders to the real elements, and a legend.
 * A dialog opens inside the picture.
 */
export const anatomyOf = (...parts: Part[]) => ({
  tags: ['!autodocs'],
  decorators: [(Story) => <Picture parts={parts}>{Story()}</Picture>] satisfies Decorator[],
  play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    for (const [name, , , selector] of parts) {
      const found = [...canvasElement.querySelectorAll(`[data-anatomy] :is(${selector})`)];
      const shown = found.filter((element) => element.getClientRects().length > 0);
      await expect(shown, name).toHaveLength(1);
    }
    for (const leader of canvasElement.querySelectorAll('[data-leader]')) {
      // A dialog may still be moving.
      await waitFor(async () => {
        const { width, height } = leader.getBoundingClientRect();
        await expect(Math.max(width, height), leader.textContent).toBeGreaterThan(8);
      });
    }
  },
});

function Picture({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <figure className={styles.root}>
      <style>
        {parts.map(
          ([, , , selector], index) =>
            `[data-anatomy] :is(${selector}) { anchor-name: --part-${index + 1} }`,
        )}
      </style>
      <div className={styles.picture}>
        <PatunayProvider data-anatomy className={styles.stage}>
          {children}
        </PatunayProvider>
        {parts.map(([name, , from], index) => (
          <span
            key={name}
            aria-hidden
            data-leader
            data-from={from}
            className={styles.leader}
            style={{ positionAnchor: `--part-${index + 1}` }}
          >
            <span className={styles.number}>{index + 1}</span>
          </span>
        ))}
      </div>
      <ol role="list" className={styles.legend}>
        {parts.map(([name, purpose], index) => (
          <li key={name} className={styles.part}>
            <span className={styles.number}>{index + 1}</span>
            <span>
              <b>{name}</b> {purpose}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
