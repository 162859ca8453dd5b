import type { ReactNode } from 'react';
import quotedTexts from 'virtual:quoted-texts';
import { CardGrid } from '../../packages/ui/src/components/CardGrid';
import { CheckList } from '../../packages/ui/src/patterns/CheckList';
import { errorTexts } from '../../packages/ui/src/patterns/errorTexts';
import { findingsOfChecks } from '../../packages/ui/src/stories/samples';
import { Card, SheetCard } from './Card';
import { groupsOf, sheetsOf } from './catalogue';
import type { Sheet } from './catalogue';
import { Filmstrips } from './Filmstrip';
import styles from './Gallery.module.css';
import { Thumbnail } from './Thumbnail';

/** A section of the gallery. Its id, for links, is its title in kebab case. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const Screens = () => (
  <Section title="Screens">
    <CardGrid className={`${styles.grid} ${styles.screens}`}>
      {sheetsOf('Screens').map((sheet) => (
        <SheetCard key={sheet.title} sheet={sheet} />
      ))}
    </CardGrid>
  </Section>
);

/** Each flow as a filmstrip: a row of screenshots, one per step. */
export const Flows = () => (
  <Section title="Flows">
    <Filmstrips headingLevel={3} />
  </Section>
);

export function Cards({ sheets }: { sheets: Sheet[] }) {
  return (
    <CardGrid className={styles.grid}>
      {sheets.map((sheet) => (
        <SheetCard key={sheet.title} sheet={sheet} />
      ))}
    </CardGrid>
  );
}

export function Patterns({ title }: { title: string }) {
  return (
    <Section title={title}>
      <Cards sheets={sheetsOf(title)} />
    </Section>
  );
}

/** Components, grouped by what they do. */
export function Components() {
  return (
    <Section title="Components">
      {groupsOf(sheetsOf('Components')).map(([group, sheets]) => (
        <div key={group} className={styles.part}>
          <h3 className={styles.group}>{group}</h3>
          <Cards sheets={sheets} />
        </div>
      ))}
    </Section>
  );
}

const ribbon = [
  ...['canvas', 'sunken', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'].map(
    (name) => `--pt-bg-${name}`,
  ),
  ...['accent', 'success', 'warning', 'danger', 'muted'].map((name) => `--pt-fg-${name}`),
  '--pt-fg',
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
            findings={findingsOfChecks([
              { name: 'Address Validation', status: 'success', details: 'Address exists.' },
              { name: 'Font Detection', status: 'warning', details: 'A wider typeface.' },
              { name: 'Balance Verification', status: 'error', details: 'The sums differ.' },
            ])}
          />
        </Card>
      </CardGrid>
    </Section>
  );
}

/** Screens fill their cover; components have a cover story. */
const coverOf = (story: string) => (story.startsWith('screens-') ? story : `${story}-cover`);

/** Each error text beside the story that shows it. */
export function ErrorTexts() {
  return (
    <Section title="Error texts">
      <CardGrid className={styles.grid}>
        {Object.values(errorTexts).map((text) => (
          <a key={text} className={styles.error} href={`./?path=/story/${quotedTexts[text]}`}>
            <Thumbnail story={coverOf(quotedTexts[text] ?? '')} />
            <span className={styles.name}>{text}</span>
          </a>
        ))}
      </CardGrid>
    </Section>
  );
}
