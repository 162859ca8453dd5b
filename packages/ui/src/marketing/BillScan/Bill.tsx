import type { ComponentProps } from 'react';
import styles from './BillScan.module.css';

interface BillField {
  caption: string;
  value: string;
  /** The baseline of the value on the sheet; the fields stand in the order in which the line reaches them. */
  x: number;
  y: number;
  /** How wide the value is set. */
  width: number;
}

const fields: readonly BillField[] = [
  { caption: 'Account name', value: 'Juan dela Cruz', x: 36, y: 124, width: 104 },
  { caption: 'Account no.', value: '0417 2296 0853', x: 252, y: 134, width: 112 },
  { caption: 'Billing period', value: 'Oct 1 – Oct 31, 2026', x: 252, y: 176, width: 136 },
  { caption: 'Due date', value: 'Nov 20, 2026', x: 252, y: 218, width: 90 },
  { caption: 'Consumption', value: '214 kWh', x: 252, y: 272, width: 58 },
  { caption: 'Amount due', value: 'PHP 2,184.60', x: 236, y: 387, width: 142 },
];

const usage = [20, 25, 23, 28, 34, 36, 31, 27, 24, 26, 23, 29, 32];

/** What is printed on the sheet, and what the pen adds to it. Renders a `g` for {@link BillScan}. */
export function Bill(props: ComponentProps<'g'>) {
  return (
    <g {...props} transform="translate(40 26)">
      <Letterhead />
      <Charges />
      <Usage />
      <Stub />
      {fields.map((field, index) => (
        <Field key={field.caption} {...field} isTotal={index === fields.length - 1} />
      ))}
    </g>
  );
}

function Field({ caption, value, x, y, width, isTotal }: BillField & { isTotal: boolean }) {
  const height = isTotal ? 36 : 22;
  return (
    <g
      className={styles.field}
      transform={`translate(${x} ${y})`}
      data-total={isTotal || undefined}
    >
      <text className={styles.caption} x={isTotal ? -190 : 0} y={isTotal ? -3 : -21}>
        {caption}
      </text>
      <rect
        className={styles.box}
        x="-6"
        y={isTotal ? -27 : -16}
        width={width + 12}
        height={height}
        pathLength="1"
      />
      <path
        className={styles.unread}
        d={isTotal ? 'M5 -9h34m22 0h72' : `M4 -5h${width * 0.4}m12 0h${width * 0.48 - 12}`}
        strokeWidth={isTotal ? 13 : 8}
      />
      <text className={styles.value}>{value}</text>
      <path
        className={styles.tick}
        pathLength="1"
        d={`M${width + 13} -6c2 1 4 3.5 5 6.5 2.5-6.5 6.5-11.5 12-16`}
      />
    </g>
  );
}

function Letterhead() {
  return (
    <>
      <circle className={styles.solid} cx="47" cy="46" r="17" />
      <path className={styles.bolt} d="M49 34l-10 14h7l-2 10 11-14h-7z" />
      <text className={styles.provider} x="75" y="44">
        Luntian Electric Cooperative
      </text>
      <path className={styles.faint} d="M77 56h40m6 0h52m6 0h26m6 0h34M374 40h34M352 52h56" />
      <path className={styles.rule} d="M30 80h380" />
      <path className={styles.faint} d="M38 146h30m6 0h58m6 0h22M38 156h48m6 0h40" />
      <path className={styles.panel} d="M236 96h174v140H236z" />
      <path className={styles.panel} d="M30 352h380v56H30z" />
    </>
  );
}

function Charges() {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <>
      <path className={styles.dark} d="M38 188h66" />
      <path className={styles.hair} d={rows.map((row) => `M36 ${199 + row * 17}h176`).join('')} />
      <path
        className={styles.faint}
        d="M38 209h54m6 0h30M38 226h38m6 0h24M38 243h70M38 260h28m6 0h44M38 277h50M38 294h34m6 0h26M38 311h60"
      />
      <path
        className={styles.text}
        d="M186 209h24M192 226h18M182 243h28M192 260h18M188 277h22M192 294h18M186 311h24"
      />
      <path className={styles.dark} d="M38 331h34M174 331h36" />
    </>
  );
}

function Usage() {
  return (
    <>
      {usage.map((height, index) => (
        <path
          key={index}
          className={styles.bar}
          data-now={index === usage.length - 1 || undefined}
          d={`M${243 + index * 13.4} 332v-${height}`}
        />
      ))}
      <path className={styles.hair} d="M236 332.5h174" />
    </>
  );
}

function Stub() {
  return (
    <>
      <path
        className={styles.faint}
        d="M38 426h64m6 0h40m6 0h96m6 0h52m6 0h92M38 436h38m6 0h104m6 0h46m6 0h70m6 0h84M38 446h74m6 0h30m6 0h88"
      />
      <path className={styles.cut} d="M0 470.5h440" />
      <path className={styles.dark} d="M38 498h78" />
      <path className={styles.faint} d="M38 511h46m6 0h22m6 0h46" />
      <path className={styles.barcode} d="M36 543h150" />
      <text className={styles.caption} x="36" y="570">
        0417 2296 0853
      </text>
    </>
  );
}
