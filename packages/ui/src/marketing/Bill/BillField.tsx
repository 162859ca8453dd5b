import styles from './Bill.module.css';

export interface BillFieldProps {
  caption: string;
  value: string;
  /** The start of the value's baseline on the sheet. */
  x: number;
  y: number;
  /** The measured width of the value in Inter, because SVG cannot size a box to its text. */
  width: number;
  /** Whether it is the amount due, which is larger and has its caption beside it. */
  isTotal?: boolean;
}

/** The fields in the order in which the scan line reaches them. */
export const billFields = [
  { caption: 'Account name', value: 'Maria Teresa Ibañez', x: 38, y: 124, width: 130 },
  { caption: 'Account no.', value: '0417 2296 0853', x: 230, y: 130, width: 112 },
  { caption: 'Billing period', value: 'Sep 22 – Oct 21, 2026', x: 230, y: 169, width: 146 },
  { caption: 'Due date', value: 'Nov 10, 2026', x: 230, y: 208, width: 89 },
  { caption: 'Consumption', value: '214 kWh', x: 230, y: 254, width: 59 },
  { caption: 'Amount due', value: 'PHP 2,184.60', x: 226, y: 353, width: 143, isTotal: true },
] as const satisfies BillFieldProps[];

const boxPadding = 8;

/** One field of the bill: its caption, bars until it is read, then the value in a box with a tick. Renders a `g`. */
export function BillField({ caption, value, x, y, width, isTotal }: BillFieldProps) {
  return (
    <g
      className={styles.field}
      transform={`translate(${x} ${y})`}
      data-total={isTotal || undefined}
    >
      <text className={styles.caption} x={isTotal ? -180 : 0} y={isTotal ? -3 : -21}>
        {caption}
      </text>
      <path
        className={styles.unread}
        d={isTotal ? 'M5 -9h34m22 0h72' : `M4 -5h${width * 0.4}m12 0h${width * 0.48 - 12}`}
        strokeWidth={isTotal ? 13 : 8}
      />
      <g className={styles.reading}>
        <rect
          className={styles.box}
          x={-boxPadding}
          y={isTotal ? -27 : -16}
          width={width + 2 * boxPadding}
          height={isTotal ? 36 : 22}
        />
        <text className={styles.value}>{value}</text>
      </g>
      <path
        className={styles.tick}
        d={`M${width + boxPadding + 5} -6c2 1 4 3.5 5 6.5 2.5-6.5 6.5-11.5 12-16`}
      />
    </g>
  );
}
