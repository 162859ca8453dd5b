import type { ChangedElement } from '../changedElements.ts';
import type { Change, Review } from '../data.ts';
import { groupsOf, type Group } from '../groups.ts';
import { countByVerdict, elementName, plural, shortTitle } from './words.ts';

/** What the comment says about a change. */
type Named = Pick<Change, 'title' | 'cause' | 'mode' | 'kind'> & { elements: Described[] };

type Described = Pick<ChangedElement, 'kind' | 'tag' | 'role' | 'name' | 'properties'>;

/** How many elements of a component the comment names. */
const most = 5;

/** Text as code, so that GitHub neither formats it nor notifies anyone whose name is in it. */
const code = (text: string) => `\`${text.replaceAll('`', '’')}\``;

const describe = ({ kind, properties, ...element }: Described) => {
  const name = code(elementName(element));
  if (kind === 'changed') {
    const changes = properties.map(([property, before, after]) =>
      code(`${property}: ${before} → ${after}`),
    );
    return `${name}: ${changes.join(', ')}`;
  }
  return kind === 'touched'
    ? `${name}: its pixels`
    : `${name} is ${kind === 'added' ? 'new' : 'gone'}`;
};

function ofElements(changes: Named[]) {
  const all = [...new Set(changes.flatMap(({ elements }) => elements.map(describe)))];
  const more = all.length - most;
  return [...all.slice(0, most), ...(more > 0 ? [`and ${plural(more, 'more element')}`] : [])];
}

function ofGroup<One extends Named>(
  { cause, own, others }: Group<One>,
  isReviewed: (change: One) => boolean,
) {
  const all = [...own, ...others];
  const reviewed = all.filter(isReviewed).length;
  const verdict = reviewed === all.length ? 'reviewed' : `${reviewed} of ${all.length} reviewed`;
  const modes = [...new Set(own.map(({ mode }) => mode))];
  const containing =
    others.length > 0 ? `, and ${plural(others.length, 'screenshot')} containing it` : '';
  return [
    `**${shortTitle(cause)}** – ${countByVerdict(own)} (${modes.join(', ')})${containing}: ${verdict}`,
    ...ofElements(own).map((line) => `- ${line}`),
  ].join('\n');
}

/** Markdown for a comment on the pull request: a verdict per component. */
export function commentOf<One extends Named>(
  {
    changes,
    total,
    commit,
  }: Pick<Review, 'total'> & {
    changes: One[];
    commit?: { hash: string } | undefined;
  },
  isReviewed: (change: One) => boolean,
): string {
  const reviewed = changes.filter(isReviewed).length;
  const of = commit ? ` of ${commit.hash}` : '';
  return [
    `### Visual review${of}`,
    `${countByVerdict(changes) || 'No difference'} in ${plural(total, 'screenshot')}; ${reviewed} of ${changes.length} reviewed.`,
    ...groupsOf(changes).map((group) => ofGroup(group, isReviewed)),
  ].join('\n\n');
}
