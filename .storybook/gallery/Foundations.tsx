import { CardGrid } from '../../packages/ui/src/components/CardGrid';
import { CheckList } from '../../packages/ui/src/patterns/CheckList';
import { Card } from './Card';
import styles from './Gallery.module.css';
import { Section } from './Section';

const ribbon = [
  ...['canvas', 'sunken', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'].map(
    (name) => `--bg-${name}`,
  ),
  ...['accent', 'success', 'warning', 'danger', 'muted'].map((name) => `--fg-${name}`),
  '--fg',
];

/** Colours, type and statuses at a glance, in the page's theme. */
export function Foundations() {
  return (
    <Section title="Foundations">
      <CardGrid className={styles.grid}>
        <Card path="/docs/foundations-colour--docs" name="Colour">
          <span className={styles.ribbon}>
            {ribbon.map((name) => (
              <span key={name} style={{ background: `var(${name})` }} />
            ))}
          </span>
        </Card>
        <Card path="/docs/foundations-type--docs" name="Type">
          <span className={styles.specimen}>
            Proof <code>₱ 2,184.60</code>
          </span>
        </Card>
        <Card path="/docs/foundations-status--docs" name="Status">
          <CheckList
            className={styles.statuses}
            checks={[
              { name: 'Address Validation', status: 'success', details: 'Address exists.' },
              { name: 'Font Detection', status: 'warning', details: 'A wider typeface.' },
              { name: 'Balance Verification', status: 'error', details: 'The sums differ.' },
            ]}
          />
        </Card>
      </CardGrid>
    </Section>
  );
}
