import type { ReactNode } from 'react';
import gallery from 'virtual:gallery';
import { CardGrid } from '../../packages/ui/src/components/CardGrid';
import { Link } from '../../packages/ui/src/components/Link';
import { CheckList } from '../../packages/ui/src/patterns/CheckList';
import { errorTexts } from '../../packages/ui/src/patterns/errorTexts';
import { findingsOfChecks } from '../../packages/ui/src/stories/samples';
import { storyOf } from '../docs/specification/sentences';
import { Card, SheetCard } from './Card';
import { groupsOf, sheetsOf, storiesOf } from './catalogue';
import type { Sheet } from './catalogue';
import { Filmstrip } from './Filmstrip';
import styles from './Gallery.module.css';
import { useHref } from './mode';
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

/** Each screen with its URL and a link to each of its states. */
export function Screens() {
  const href = useHref();
  return (
    <Section title="Screens">
      <CardGrid className={styles.grid}>
        {sheetsOf('Screens').map((sheet) => (
          <div key={sheet.title}>
            <SheetCard sheet={sheet} />
            <code className={styles.muted}>{gallery.sheets[sheet.title]?.route}</code>
            <ul role="list" className={styles.states}>
              {sheet.stories.map(({ id, name }) => (
                <li key={id}>
                  <Link href={href(`/story/${id}`)}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Each flow as a filmstrip: a row of screenshots, one per step. */
export function Flows() {
  const href = useHref();
  return (
    <Section title="Flows">
      {storiesOf('Flows').map(({ id, name }) => (
        <article key={id} className={styles.part}>
          <h3 className={styles.group}>
            <a href={href(`/story/${id}`)}>{name}</a>
          </h3>
          <Filmstrip story={id} label={name} />
        </article>
      ))}
    </Section>
  );
}

function Cards({ sheets }: { sheets: Sheet[] }) {
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

/** Each error text beside the story that shows it. */
export function ErrorTexts() {
  const href = useHref();
  return (
    <Section title="Error texts">
      <CardGrid layout="wide" className={styles.grid}>
        {(Object.keys(errorTexts) as (keyof typeof errorTexts)[]).map((key) => (
          <a key={key} className={styles.error} href={href(`/story/${storyOf(errorTexts[key])}`)}>
            <Thumbnail cover={`${storyOf(errorTexts[key])}-cover`} />
            <span className={styles.name}>{errorTexts[key]}</span>
          </a>
        ))}
      </CardGrid>
    </Section>
  );
}
