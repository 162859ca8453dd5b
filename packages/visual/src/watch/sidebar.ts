import type { Verdicts } from './verdictFile.ts';

/** The status type of the verdicts in Storybook's sidebar. */
export const statusType = 'visual/verdict';

const values = {
  passes: 'status-value:success',
  differs: 'status-value:warning',
  violation: 'status-value:error',
  fails: 'status-value:error',
  running: 'status-value:pending',
} as const;

/** The verdicts as statuses of Storybook's sidebar, whose context menu shows their title and description. */
export const statusesOf = (verdicts: Verdicts) =>
  Object.entries(verdicts).map(([storyId, { verdict, title, description }]) => ({
    storyId,
    typeId: statusType,
    value: values[verdict],
    title,
    description,
    sidebarContextMenu: true,
  }));

/** The type of the statuses that Storybook gives stories that an uncommitted change affects. */
const changeType = 'storybook/change-detection';

/**
 * Says in one line which stories the uncommitted change affects; undefined if it affects none. Storybook counts every
 * importer of a package's index as affected, so those are only a number.
 *
 * @param statuses by story id and type
 * @param titleOf the title of a story's component
 */
export function changeLine(
  statuses: Record<string, Record<string, { value: string }>>,
  titleOf: (id: string) => string | undefined,
): string | undefined {
  const counts = new Map<string, number>();
  let others = 0;
  for (const [id, { [changeType]: change }] of Object.entries(statuses)) {
    const title = change && titleOf(id);
    if (!title) continue;
    if (change.value === 'status-value:affected') others += 1;
    else counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  const most = [...counts].sort(([, a], [, b]) => b - a);
  const names = most
    .slice(0, 5)
    .map(([title, count]) => `${title.split('/').at(-1) ?? ''} (${count})`);
  if (most.length > 5) names.push(`${most.length - 5} more components`);
  const may = others > 0 ? `, and may affect ${others} more` : '';
  return `The uncommitted change affects the stories of ${names.join(', ')}${may}`;
}
