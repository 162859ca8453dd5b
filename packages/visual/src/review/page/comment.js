import { groupsOf } from '../groups.js';
import { countByVerdict, elementName, plural, shortTitle } from './words.js';

/** How many elements of a component the comment names. */
const most = 5;

/** Text as code, so that GitHub neither formats it nor notifies anyone whose name is in it. */
const code = (text) => `\`${text.replaceAll('`', '’')}\``;

/** @param {any} element */
const describe = ({ kind, properties, ...element }) => {
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

function ofElements(changes) {
  const all = [...new Set(changes.flatMap(({ elements }) => elements.map(describe)))];
  const more = all.length - most;
  return [...all.slice(0, most), ...(more > 0 ? [`and ${plural(more, 'more element')}`] : [])];
}

function ofGroup({ cause, own, others }, isReviewed) {
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

/**
 * Markdown for a comment on the pull request: a verdict per component.
 *
 * @param {{ changes: any[], total: number, commit?: { branch: string, hash: string } }} review
 * @param {(change: any) => boolean} isReviewed
 */
export function commentOf({ changes, total, commit }, isReviewed) {
  const reviewed = changes.filter(isReviewed).length;
  const of = commit ? ` of ${commit.hash}` : '';
  return [
    `### Visual review${of}`,
    `${countByVerdict(changes) || 'No difference'} in ${plural(total, 'screenshot')}; ${reviewed} of ${changes.length} reviewed.`,
    ...groupsOf(changes).map((group) => ofGroup(group, isReviewed)),
  ].join('\n\n');
}
