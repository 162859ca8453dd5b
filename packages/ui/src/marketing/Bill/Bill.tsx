import { BillField, billFields } from './BillField';
import styles from './Bill.module.css';

/** The consumption of thirteen months in kWh, as on the sample bill, ending with the month of the bill. */
const usage = [201, 188, 195, 172, 169, 193, 228, 241, 233, 217, 206, 199, 214];

/** The bill, on top of a second sheet, with its printed content, a box and a tick for each value that is read, and the one that is missing. */
export function Bill() {
  return (
    <>
      <path className={styles.paper} d="M60 34l437-10 12 506-436 10z" data-behind />
      <path className={styles.paper} d="M40 26h440v508H40z" />
      <g className={styles.print} transform="translate(40 26)">
        <Letterhead />
        <Charges />
        <Usage />
        <Stub />
        {billFields.map((field) => (
          <BillField key={field.caption} {...field} />
        ))}
        <Missing />
      </g>
    </>
  );
}

function Letterhead() {
  return (
    <>
      <circle className={styles.solid} cx="47" cy="46" r="17" />
      <path
        className={styles.leaf}
        transform="translate(47 46) scale(.85)"
        d="M-9 11C-12-5 0-13 12-12 13 2 4 13-9 11z"
      />
      <path
        className={styles.vein}
        transform="translate(47 46) scale(.85)"
        d="M-12 14C-8 4-1-3 7-7"
      />
      <text className={styles.provider} x="75" y="44">
        Luntian Electric Cooperative
      </text>
      <path className={styles.faint} d="M77 57h40m6 0h52m6 0h26m6 0h34" />
      <text className={styles.caption} textAnchor="end" x="410" y="43">
        Bill date
      </text>
      <text className={styles.caption} textAnchor="end" x="410" y="60">
        Oct 24, 2026
      </text>
      <path className={styles.rule} d="M30 80h380" />
      <path className={styles.faint} d="M38 146h30m6 0h58m6 0h22M38 156h48m6 0h40" />
      <path className={styles.panel} d="M216 96h194v126H216zM30 318h380v56H30z" />
    </>
  );
}

function Charges() {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <>
      <path className={styles.dark} d="M38 188h66" />
      <path className={styles.hair} d={rows.map((row) => `M36 ${199 + row * 17}h156`).join('')} />
      <path
        className={styles.faint}
        d="M38 209h54m6 0h30M38 226h38m6 0h24M38 243h70M38 260h28m6 0h44M38 277h50M38 294h34m6 0h26"
      />
      <path
        className={styles.text}
        d="M166 209h24M172 226h18M162 243h28M172 260h18M168 277h22M172 294h18"
      />
      <path className={styles.dark} d="M38 310h34M154 310h36" />
    </>
  );
}

function Usage() {
  return (
    <>
      {usage.map((consumption, index) => (
        <path
          key={index}
          className={styles.bar}
          data-now={index === usage.length - 1 || undefined}
          d={`M${224 + index * 15} 304v-${consumption * 0.15}`}
        />
      ))}
      <path className={styles.hair} d="M216 304.5h194" />
    </>
  );
}

function Stub() {
  return (
    <>
      <path className={styles.cut} d="M0 396.5h440" />
      <path className={styles.dark} d="M38 420h78" />
      <path className={styles.faint} d="M38 433h46m6 0h22m6 0h46" />
    </>
  );
}

/** The field that is blank on the stub; the animation ends with it. */
function Missing() {
  return (
    <>
      <text className={styles.caption} x="38" y="455">
        Amount paid
      </text>
      <g className={styles.missing}>
        <path className={styles.blank} d="M30 462h130v24H30z" />
        <text x="38" y="478.5">
          Missing
        </text>
        <path d="M172 474.5a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M181.500 469.500v5.500m0 4v.01" />
      </g>
    </>
  );
}
