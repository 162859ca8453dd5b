import type { ChangedElement } from '../changedElements.ts';
import type { Change, Review } from '../data.ts';
import type { Decision } from '../decisions.ts';
import { groupBy, groupsOf, type Group } from '../groups.ts';
import { countByVerdict, elementName, plural, shortTitle } from './words.ts';

/** What the comment says about a change. */
type Named = Pick<Change, 'title' | 'cause' | 'mode' | 'kind' | 'name'> & { elements: Described[] };

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
    ? `${name}: pixels differ`
    : `${name} is ${kind === 'added' ? 'new' : 'gone'}`;
};

function ofElements(changes: Named[]) {
  // Pixels of an element without a name say nothing to those who do not see the picture.
  const isNamed = ({ kind, name }: Described) => kind !== 'touched' || name;
  const all = [
    ...new Set(changes.flatMap(({ elements }) => elements.filter(isNamed).map(describe))),
  ];
  const more = all.length - most;
  return [...all.slice(0, most), ...(more > 0 ? [`and ${plural(more, 'more element')}`] : [])];
}

type DecisionOf<One> = (change: One) => Decision | undefined;

/** How many changes are right, need a change or are undecided, such as “2 right, 1 undecided”. */
export function countDecisions<One>(changes: One[], decisionOf: DecisionOf<One>): string {
  const verdicts = changes.map((change) => decisionOf(change)?.verdict ?? 'undecided');
  return (['right', 'needs change', 'undecided'] as const)
    .map((verdict) => ({ verdict, count: verdicts.filter((one) => one === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) =>
      verdict === 'needs change' && count > 1 ? `${count} need change` : `${count} ${verdict}`,
    )
    .join(', ');
}

/** Notes, and screenshots that need a change; a note on several screenshots is one line. */
function ofDecisions<One extends Named>(changes: One[], decisionOf: DecisionOf<One>) {
  const remarks = changes.flatMap((change) => {
    const decision = decisionOf(change);
    if (!decision || (decision.verdict === 'right' && !decision.note)) return [];
    const { verdict, note = '', point } = decision;
    const place = point ? ` at ${point.x}, ${point.y}` : '';
    return [{ verdict, note, where: `${change.name} (${change.mode})${place}` }];
  });
  const alike = groupBy(remarks, ({ verdict, note }) => `${verdict}: ${note}`);
  return [...alike.values()].map((group) => {
    const { verdict = '', note = '' } = group[0] ?? {};
    const places = group.map(({ where }) => where).join(', ');
    const text = note ? `: ${note.replaceAll(/\s+/g, ' ')}` : '';
    return `- **${verdict === 'right' ? 'Right' : 'Needs change'}**, ${places}${text}`;
  });
}

function ofGroup<One extends Named>(
  { cause, own, others }: Group<One>,
  decisionOf: DecisionOf<One>,
) {
  const all = [...own, ...others];
  const modes = [...new Set(own.map(({ mode }) => mode))];
  const containing =
    others.length > 0 ? `, and ${plural(others.length, 'screenshot')} containing it` : '';
  return [
    `**${shortTitle(cause)}** – ${countByVerdict(own)} (${modes.join(', ')})${containing}: ${countDecisions(all, decisionOf)}`,
    ...ofDecisions(all, decisionOf),
    ...ofElements(own).map((line) => `- ${line}`),
  ].join('\n');
}

/** Markdown for a comment on the pull request: what was found and decided for each component. */
export function commentOf<One extends Named>(
  {
    changes,
    total,
    commit,
  }: Pick<Review, 'total'> & {
    changes: One[];
    commit?: { hash: string } | undefined;
  },
  decisionOf: DecisionOf<One>,
): string {
  const of = commit ? ` of ${commit.hash}` : '';
  return [
    `### Visual review${of}`,
    `${countByVerdict(changes) || 'No difference'} in ${plural(total, 'screenshot')}; ${countDecisions(changes, decisionOf)}.`,
    ...groupsOf(changes).map((group) => ofGroup(group, decisionOf)),
  ].join('\n\n');
}
