import type { ReactNode } from 'react';
import gallery from 'virtual:gallery';
import { Badge } from '../../packages/ui/src/components/Badge';
import type { Sheet } from './catalogue';
import styles from './Gallery.module.css';
import { useHref } from './mode';
import { Thumbnail } from './Thumbnail';

interface CardProps {
  /** A path in this Storybook, such as `/docs/components-button--docs`. */
  path: string;
  name: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** Below the name. */
  note?: string;
  /** The thumbnail above the name. */
  children: ReactNode;
}

/** A thumbnail that links to what it shows. */
export function Card({ path, name, badge, note, children }: CardProps) {
  const href = useHref();
  return (
    <a className={styles.card} href={href(path)}>
      {children}
      <span className={styles.name}>{name}</span> {badge}
      {note && <span className={styles.muted}>{note}</span>}
    </a>
  );
}

const changes = {
  new: <Badge tone="accent">New</Badge>,
  changed: <Badge>Changed</Badge>,
};

/** How many there are of something, in words. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** A component, pattern or screen: its cover, and in how many states and modes it is shown, or why a search found it. */
export function SheetCard({ sheet, reason }: { sheet: Sheet; reason?: string }) {
  const facts = gallery.sheets[sheet.title];
  if (!facts) throw new Error(`The gallery has no facts about ${sheet.title}.`);
  const { states, modes, change } = facts;
  const counts = [count(states, 'state'), count(modes, 'mode')];
  return (
    <Card
      path={sheet.path}
      name={sheet.name}
      badge={change && changes[change]}
      note={reason ?? counts.join(' · ')}
    >
      <Thumbnail cover={sheet.cover} screen={sheet.stories.map(({ id }) => id)} />
    </Card>
  );
}

/** A page of text, which has no cover: the section that it is in, and why a search found it. */
export function GuideCard({ sheet, reason }: { sheet: Sheet; reason?: string }) {
  return (
    <Card path={sheet.path} name={sheet.name} note={reason}>
      <span className={styles.specimen}>{sheet.title.split('/')[0]}</span>
    </Card>
  );
}
