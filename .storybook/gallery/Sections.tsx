import type { ReactNode } from 'react';
import pictures from 'virtual:gallery';
import { errorTexts } from '../../packages/ui/src/patterns/errorTexts';
import { errorStories } from '../errorStories';
import { groupsOf, sheetsOf } from './catalogue';
import type { Sheet } from './catalogue';
import { Filmstrip } from './Filmstrip';
import styles from './Gallery.module.css';
import { useHref } from './mode';
import { Picture, ScreenPicture } from './Picture';

export function Section({ title, children }: { title: string; children: ReactNode }) {
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

const idsOf = ({ stories }: Sheet) => stories.map(({ id }) => id);
const count = ({ length }: unknown[]) => (length === 1 ? '1 state' : `${length} states`);

/** Each screen with its URL and a link to each of its states. */
export function Screens() {
  const href = useHref();
  return (
    <Section title="Screens">
      <ul role="list" className={styles.grid} data-columns="3">
        {sheetsOf('Screens').map((sheet) => (
          <li key={sheet.title}>
            <a className={styles.card} href={href(`/story/${sheet.stories[0]!.id}`)}>
              <ScreenPicture ids={idsOf(sheet)} />
              <span className={styles.name}>{sheet.name}</span>
            </a>
            <code className={styles.route}>{pictures.routes[sheet.title]}</code>
            <ul role="list" className={styles.states}>
              {sheet.stories.map(({ id, name }) => (
                <li key={id}>
                  <a href={href(`/story/${id}`)}>{name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Each flow as a row of frames. */
export function Flows() {
  const href = useHref();
  return (
    <Section title="Flows">
      {sheetsOf('Flows')
        .flatMap(({ stories }) => stories)
        .map(({ id, name }) => (
          <article key={id} className={styles.flow}>
            <h3 className={styles.group}>
              <a href={href(`/story/${id}`)}>{name}</a>
            </h3>
            <Filmstrip story={id} label={name} />
          </article>
        ))}
    </Section>
  );
}

function Cards({ sheets, columns }: { sheets: Sheet[]; columns: 3 | 4 }) {
  const href = useHref();
  return (
    <ul role="list" className={styles.grid} data-columns={columns}>
      {sheets.map((sheet) => (
        <li key={sheet.title}>
          <a className={styles.card} href={href(sheet.path)}>
            <Picture ids={idsOf(sheet)} width={columns === 3 ? 352 : 264} />
            <span className={styles.name}>{sheet.name}</span>
            <span className={styles.count}>{count(sheet.stories)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Patterns({ title }: { title: string }) {
  return (
    <Section title={title}>
      <Cards sheets={sheetsOf(title)} columns={3} />
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
          <Cards sheets={sheets} columns={4} />
        </div>
      ))}
    </Section>
  );
}

/** Each error text beside the story that shows it. */
export function ErrorTexts() {
  const href = useHref();
  return (
    <Section title="Error texts">
      <ul role="list" className={styles.errors}>
        {(Object.keys(errorTexts) as (keyof typeof errorTexts)[]).map((key) => (
          <li key={key}>
            <a className={styles.error} href={href(`/story/${errorStories[key]}`)}>
              <Picture ids={[errorStories[key]]} width={264} />
              <span className={styles.quote}>{errorTexts[key]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
