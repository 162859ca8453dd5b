export const verdicts = ['changed', 'new', 'failed', 'removed'];

export const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const keyOf = ({ mode, id }) => `${mode}/${id}`;

/** The last part of a story's title: `Button` of `Components/Button`. */
export const shortTitle = (title) => title.split('/').at(-1);

export const percentage = (share) => `${(share * 100).toPrecision(2)} %`;

/** How many changes have each verdict, such as “3 changed, 1 new”. */
export const countByVerdict = (changes) =>
  verdicts
    .map((verdict) => [changes.filter(({ kind }) => kind === verdict).length, verdict])
    .filter(([count]) => count > 0)
    .map((entry) => entry.join(' '))
    .join(', ');

/** An element by its role or tag, and its name. */
export const elementName = ({ tag, role, name }) =>
  [role || tag, name && `“${name}”`].filter(Boolean).join(' ');
