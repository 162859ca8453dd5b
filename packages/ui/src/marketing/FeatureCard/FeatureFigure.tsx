import { BillCrop } from '../Bill';
import styles from './FeatureCard.module.css';

export type FeatureFigureName = 'accuracy' | 'speed' | 'api';

export const featureFigures = ['accuracy', 'speed', 'api'] as const satisfies FeatureFigureName[];

/** The drawing at the top of a FeatureCard. Renders a decorative `svg`. */
export function FeatureFigure({ name }: { name: FeatureFigureName }) {
  if (name === 'accuracy') return <BillCrop className={styles.figure} />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 104"
      preserveAspectRatio="xMinYMax"
      data-kind="drawing"
      className={styles.figure}
    >
      {name === 'speed' ? <Ruler /> : <Call />}
    </svg>
  );
}

/** A ruler of two seconds, with a pen stroke that ends before the two-second mark. */
function Ruler() {
  const tenths = Array.from({ length: 21 }, (_, tenth) => tenth);
  return (
    <>
      <path
        className={styles.hair}
        d={tenths.map((tenth) => `M${tenth * 11 + 0.5} 80.5v-${tenth % 10 ? 10 : 22}`).join('')}
      />
      <path className={styles.ink} d="M0 80.5h221" />
      <path className={styles.pen} d="M1 44h150" />
      <path className={styles.pen} d="M151 36v16" />
      {[0, 1, 2].map((second) => (
        <text
          key={second}
          className={styles.number}
          x={second * 110}
          textAnchor={(['start', 'middle', 'end'] as const)[second]}
          y="104"
        >
          {second} s
        </text>
      ))}
    </>
  );
}

/** An API call, and the three fields of its response. */
function Call() {
  return (
    <>
      <text className={styles.mono} x="0" y="35">
        POST /v1/ocr
      </text>
      <path className={styles.pen} d="M7 51v49h12M7 60h12M7 80h12" />
      {['text', 'confidence', 'document_type'].map((name, index) => (
        <text key={name} className={styles.mono} data-answer x="28" y={64 + index * 20}>
          {name}
        </text>
      ))}
    </>
  );
}
