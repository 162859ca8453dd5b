import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Bill } from '../Bill';
import styles from './BillScan.module.css';

export interface BillScanProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The accessible name.
   * @default 'A utility bill being read'
   */
  label?: string;
}

/**
 * A utility bill being read: bars turn into text, each field is boxed and ticked, the answer slides out, and one field
 * turns out to be missing. Renders a `div` with an `svg` animated in CSS alone, once, in under five seconds; under
 * reduced motion it shows the final state. Only for marketing; the back office shows the real pages of this bill.
 *
 * Accessibility: an image named by `label`, with a description of the animation. The drawing itself is hidden, because
 * Firefox exposes the texts of an `svg` with the role `img`.
 */
export function BillScan({
  label = 'A utility bill being read',
  className,
  ...rest
}: BillScanProps) {
  const descriptionId = useId();
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      aria-describedby={descriptionId}
      className={clsx(styles.root, className)}
    >
      <span hidden id={descriptionId}>
        A line moves down the bill. Account name and number, billing period, due date, consumption
        and amount due are boxed and ticked one after the other; the answer appears: text,
        confidence and document type. The amount paid is missing.
      </span>
      <svg aria-hidden="true" viewBox="4 2 552 566" className={styles.drawing}>
        <path className={styles.corners} d="M10 26V6h20M510 6h20v20M10 534v20h20" />
        <Bill />
        <g className={styles.line}>
          <path className={styles.glow} d="M40 26h440v-30H40z" />
          <path d="M26 26h468" />
          <path className={styles.carriage} d="M20 20l8 6-8 6zM500 20l-8 6 8 6z" />
        </g>
        <Answer />
      </svg>
    </div>
  );
}

function Answer() {
  return (
    <g className={styles.answer}>
      <rect className={styles.slip} x="254" y="436" width="298" height="128" />
      <text className={styles.code} x="276" y="463">
        {'{'}
      </text>
      <text className={styles.code} x="291" y="484">
        &quot;text&quot;: <tspan data-kind="string">&quot;Luntian Electric Co…&quot;</tspan>,
      </text>
      <text className={styles.code} x="291" y="505">
        &quot;confidence&quot;: <tspan data-kind="number">0.998</tspan>,
      </text>
      <text className={styles.code} x="291" y="526">
        &quot;document_type&quot;: <tspan data-kind="string">&quot;utility_bill&quot;</tspan>
      </text>
      <text className={styles.code} x="276" y="547">
        {'}'}
      </text>
    </g>
  );
}
