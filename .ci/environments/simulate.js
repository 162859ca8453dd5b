import { delimiter, resolve, sep } from 'node:path';

/**
 * A fontconfig file that lists only some folders. The tested browser must override it with its own.
 *
 * @param {string[]} folders
 * @param {string} cache
 */
export const fontsConfig = (folders, cache) =>
  `<?xml version="1.0"?>
<fontconfig>
${[...folders.map((folder) => `  <dir>${folder}</dir>`), `  <cachedir>${cache}</cachedir>`].join('\n')}
</fontconfig>
`;

/** The variables of this process without those by which npm tells its scripts about this project. */
export function outerVariables(root, variables) {
  const isOwn = (folder) => folder.startsWith(`${root}${sep}`);
  const kept = Object.entries(variables).filter(([name]) => !/^npm_|^INIT_CWD$/.test(name));
  const path = variables.PATH.split(delimiter).filter((folder) => !isOwn(folder));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}

/**
 * The variables of an environment.
 *
 * @param {import('./environments.js').Environment} environment
 * @param {{ outer: NodeJS.ProcessEnv, work: string, nodeFolder?: string }} options `nodeFolder` contains the other
 *   version of Node
 */
export function variablesOf({ env = {}, fonts }, { outer, work, nodeFolder }) {
  const own = Object.entries(env).map(([name, value]) => [name, value.replace('{work}', work)]);
  return {
    ...outer,
    ...(nodeFolder ? { PATH: `${nodeFolder}${delimiter}${outer.PATH}` } : {}),
    ...(fonts ? { FONTCONFIG_FILE: resolve(work, 'fonts.conf') } : {}),
    ...Object.fromEntries(own),
  };
}

const quoted = (words) => words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');

/**
 * The shell command that checks the needs of a copy of the project and runs steps of `npm test` there.
 *
 * @param {import('./environments.js').Environment} environment
 * @param {string} runner the path of test.js
 */
export function commandOf({ wrap = [], user, steps }, runner) {
  const asUser = user
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--']
    : [];
  const check = 'node .ci/node.js .ci/preflight.ts && exec node "$@"';
  return quoted([...wrap, ...asUser, 'sh', '-c', check, 'sh', runner, ...steps]);
}

/** The steps that failed, from the output of test.js; if there are none, its last line, such as an unmet need. */
export function failuresIn(output) {
  const steps = [...output.matchAll(/^FAILED +\d+ s +(.+)$/gm)].map(([, name]) => name);
  return steps.length > 0 ? steps.join(', ') : output.trim().split('\n').at(-1);
}
