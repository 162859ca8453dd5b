import type { ReactNode } from 'react';
import gallery from 'virtual:gallery';
import { Badge } from '../../packages/ui/src/components/Badge';
import type { Sheet } from './catalogue';
import styles from './Gallery.module.css';
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
  return (
    <a className={styles.card} href={`./?path=${path}`}>
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

/** A component, pattern or screen: its cover, and its URL or the number of its states and modes. */
export function SheetCard({ sheet }: { sheet: Sheet }) {
  const facts = gallery.sheets[sheet.title];
  if (!facts) throw new Error(`The gallery has no facts about ${sheet.title}.`);
  const { route, states, modes, change } = facts;
  return (
    <Card
      path={sheet.path}
      name={sheet.name}
      badge={change && changes[change]}
      note={route ?? `${count(states, 'state')} · ${count(modes, 'mode')}`}
    >
      <Thumbnail story={sheet.cover} />
    </Card>
  );
}
