import thumbnails from 'virtual:gallery';
import { CardGrid } from '../../packages/ui/src/components/CardGrid';
import { Link } from '../../packages/ui/src/components/Link';
import { errorTexts } from '../../packages/ui/src/patterns/errorTexts';
import { errorStories } from '../errorStories';
import { Card } from './Card';
import { groupsOf, sheetsOf, storiesOf } from './catalogue';
import type { Sheet } from './catalogue';
import { Filmstrip } from './Filmstrip';
import styles from './Gallery.module.css';
import { useHref } from './mode';
import { Section } from './Section';
import { ScreenThumbnail, Thumbnail } from './Thumbnail';

const idsOf = ({ stories }: Sheet) => stories.map(({ id }) => id);
const count = ({ length }: unknown[]) => (length === 1 ? '1 state' : `${length} states`);

/** Each screen with its URL and a link to each of its states. */
export function Screens() {
  const href = useHref();
  return (
    <Section title="Screens">
      <CardGrid className={styles.grid}>
        {sheetsOf('Screens').map((sheet) => (
          <div key={sheet.title}>
            <Card path={`/story/${sheet.stories[0]!.id}`} name={sheet.name}>
              <ScreenThumbnail ids={idsOf(sheet)} />
            </Card>
            <code className={styles.muted}>{thumbnails.routes[sheet.title]}</code>
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

/** Each flow as a row of frames. */
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

function Cards({ sheets, size }: { sheets: Sheet[]; size?: 'small' }) {
  return (
    <CardGrid className={styles.grid} data-size={size}>
      {sheets.map((sheet) => (
        <Card key={sheet.title} path={sheet.path} name={sheet.name} note={count(sheet.stories)}>
          <Thumbnail ids={idsOf(sheet)} />
        </Card>
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
          <Cards sheets={sheets} size="small" />
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
      <CardGrid layout="wide" className={styles.grid}>
        {(Object.keys(errorTexts) as (keyof typeof errorTexts)[]).map((key) => (
          <a key={key} className={styles.error} href={href(`/story/${errorStories[key]}`)}>
            <Thumbnail ids={[errorStories[key]]} />
            <span className={styles.name}>{errorTexts[key]}</span>
          </a>
        ))}
      </CardGrid>
    </Section>
  );
}
