import { CheckList } from '../../packages/ui/src/patterns/CheckList';
import styles from './Gallery.module.css';
import { useHref } from './mode';
import { Section } from './Sections';

const ribbon = [
  ...['canvas', 'sunken', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'].map(
    (name) => `--bg-${name}`,
  ),
  ...['accent', 'success', 'warning', 'danger', 'muted'].map((name) => `--fg-${name}`),
  '--fg',
];

/** Colours, type and statuses at a glance, in the page's theme. */
export function Foundations() {
  const href = useHref();
  return (
    <Section title="Foundations">
      <div className={styles.foundations}>
        <a className={styles.foundation} href={href('/docs/foundations-colour--docs')}>
          <span className={styles.ribbon}>
            {ribbon.map((name) => (
              <span key={name} style={{ background: `var(${name})` }} />
            ))}
          </span>
          <span className={styles.name}>Colour</span>
        </a>
        <a className={styles.foundation} href={href('/docs/foundations-type--docs')}>
          <span className={styles.specimen}>
            Proof <code>₱ 2,184.60</code>
          </span>
          <span className={styles.name}>Type</span>
        </a>
        <a className={styles.foundation} href={href('/docs/foundations-status--docs')}>
          <CheckList
            checks={[
              { name: 'Address Validation', status: 'success', details: 'Address exists.' },
              { name: 'Font Detection', status: 'warning', details: 'A wider typeface.' },
              { name: 'Balance Verification', status: 'error', details: 'The sums differ.' },
            ]}
          />
          <span className={styles.name}>Status</span>
        </a>
      </div>
    </Section>
  );
}
