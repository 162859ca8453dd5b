import type { JSX } from 'react';
import styles from './FeatureCard.module.css';

export type FeatureFigureName = 'accuracy' | 'speed' | 'api';

export const featureFigures = ['accuracy', 'speed', 'api'] as const satisfies FeatureFigureName[];

const drawings = {
  accuracy: Characters,
  speed: Ruler,
  api: Call,
} satisfies Record<FeatureFigureName, () => JSX.Element>;

/** The drawing at the head of a FeatureCard: an `svg`, decoration. */
export function FeatureFigure({ name }: { name: FeatureFigureName }) {
  const Drawing = drawings[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 240 104" className={styles.figure}>
      <Drawing />
    </svg>
  );
}

/** Letters in the cells of a form, each of them ticked. */
function Characters() {
  return (
    <>
      <path
        className={styles.hair}
        d="M.5 12.5h200v52h-200zM40.5 12.5v52M80.5 12.5v52M120.5 12.5v52M160.5 12.5v52"
      />
      {[...'PROOF'].map((letter, index) => (
        <g key={index} transform={`translate(${index * 40} 0)`}>
          <text className={styles.letter} x="20.5" y="48">
            {letter}
          </text>
          <path className={styles.pen} d="M13 88c2 1 4 3 5 6 2-6 6-12 12-17" />
        </g>
      ))}
    </>
  );
}

/** Two seconds as a ruler; the pen stops before their end. */
function Ruler() {
  const tenths = Array.from({ length: 21 }, (_, tenth) => tenth);
  return (
    <>
      <path
        className={styles.hair}
        d={tenths.map((tenth) => `M${tenth * 11 + 0.5} 64.5v-${tenth % 10 ? 10 : 22}`).join('')}
      />
      <path className={styles.ink} d="M0 64.5h221" />
      <path className={styles.pen} d="M1 28h150" />
      <path className={styles.pen} d="M151 20v16" />
      {[0, 1, 2].map((second) => (
        <text
          key={second}
          className={styles.number}
          x={second * 110}
          textAnchor={(['start', 'middle', 'end'] as const)[second]}
          y="88"
        >
          {second} s
        </text>
      ))}
    </>
  );
}

/** The call, and the three things that come back. */
function Call() {
  return (
    <>
      <text className={styles.mono} x="0" y="24">
        POST /v1/ocr
      </text>
      <path className={styles.pen} d="M7 40v49h12M7 49h12M7 69h12" />
      {['text', 'confidence', 'document_type'].map((name, index) => (
        <text key={name} className={styles.mono} data-answer x="28" y={53 + index * 20}>
          {name}
        </text>
      ))}
    </>
  );
}
