import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Bill } from '../Bill';
import styles from './BillScan.module.css';

export interface BillScanProps extends Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> {
  /**
   * The accessible name.
   * @default 'A utility bill being read'
   */
  label?: string;
}

/**
 * A utility bill being read: bars turn into text, each field is boxed and ticked, and the answer slides out. Renders an
 * `svg` animated in CSS alone, once, in under five seconds; under reduced motion it shows the final state. Only for
 * marketing; the back office shows the real pages of this bill.
 *
 * Accessibility: an image named by `label`, with a description of the animation; its parts are not announced.
 */
export function BillScan({
  label = 'A utility bill being read',
  className,
  ...rest
}: BillScanProps) {
  const descriptionId = useId();
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      aria-describedby={descriptionId}
      viewBox="0 0 560 660"
      className={clsx(styles.root, className)}
    >
      <desc id={descriptionId}>
        A line moves down the bill. Account name and number, billing period, due date, consumption
        and amount due are boxed and ticked one after the other; then the answer appears: text,
        confidence and document type.
      </desc>
      <path className={styles.corners} d="M10 26V6h20M510 6h20v20M10 616v20h20" />
      <Bill />
      <g className={styles.line}>
        <path className={styles.glow} d="M40 26h440v-30H40z" />
        <path d="M26 26h468" />
        <path className={styles.carriage} d="M20 20l8 6-8 6zM500 20l-8 6 8 6z" />
      </g>
      <Answer />
    </svg>
  );
}

function Answer() {
  return (
    <g className={styles.answer}>
      <rect className={styles.slip} x="254" y="520" width="298" height="134" />
      <text className={styles.code} x="276" y="550">
        {'{'}
      </text>
      <text className={styles.code} x="291" y="571">
        &quot;text&quot;: <tspan data-kind="string">&quot;Luntian Electric Co…&quot;</tspan>,
      </text>
      <text className={styles.code} x="291" y="592">
        &quot;confidence&quot;: <tspan data-kind="number">0.998</tspan>,
      </text>
      <text className={styles.code} x="291" y="613">
        &quot;document_type&quot;: <tspan data-kind="string">&quot;utility_bill&quot;</tspan>
      </text>
      <text className={styles.code} x="276" y="634">
        {'}'}
      </text>
    </g>
  );
}
