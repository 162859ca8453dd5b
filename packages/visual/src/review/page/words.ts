import type { ChangedElement } from '../changedElements.ts';
import type { Change } from '../data.ts';

export const verdicts: Change['kind'][] = ['changed', 'new', 'failed', 'removed'];

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const keyOf = ({ mode, id }: Pick<Change, 'mode' | 'id'>) => `${mode}/${id}`;

/** The last part of a story's title: `Button` of `Components/Button`. */
export const shortTitle = (title: string) => title.split('/').at(-1) ?? '';

/** How many changes have each verdict, such as “3 changed, 1 new”. */
export const countByVerdict = (changes: Pick<Change, 'kind'>[]) =>
  verdicts
    .map((verdict) => ({ verdict, count: changes.filter(({ kind }) => kind === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdict}`)
    .join(', ');

/** An element by its role or tag, and its name. */
export const elementName = ({ tag, role, name }: Pick<ChangedElement, 'tag' | 'role' | 'name'>) =>
  [role || tag, name && `“${name}”`].filter(Boolean).join(' ');
