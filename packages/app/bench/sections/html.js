import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

export const title = 'Validity';
export const measures = 'Faults that the Nu checker finds in each page of dist/.';

/**
 * What version 24.10 does not know yet, and one deviation on purpose.
 * @type {[RegExp, string][]}
 */
const knownGaps = [
  [/require-trusted-types-for/, 'the directive for Trusted Types is newer than the checker'],
  [/CSS: Unrecognized at-rule “@layer”/, 'cascade layers are newer than the checker'],
  [/CSS: “size-adjust”/, 'size-adjust is newer than the checker'],
  [/Element “search” not allowed/, 'the search element is newer than the checker'],
  [/“pathLength” not allowed on element “rect”/, 'SVG 2 allows pathLength on every shape'],
  [/“role” attribute must not be used on a “t[rhd]”/, 'Safari drops the roles of restyled tables'],
];

const { resolve: find } = createRequire(import.meta.url);

export async function run({ dist }) {
  if (spawnSync('java', ['-version']).status !== 0)
    return { rows: [], skipped: 'Skipped: the Nu checker needs Java, and there is none here.' };
  const jar = find('vnu-jar/build/dist/vnu.jar');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('storybook'),
  );
  const files = pages.map((page) => resolve(dist, page));
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', ...files], {
    encoding: 'utf8',
  });
  const errors = JSON.parse(stderr).messages.filter(({ type }) => type === 'error');
  const isKnown = ({ message }) => knownGaps.some(([text]) => text.test(message));
  const others = errors.filter((error) => !isKnown(error));
  for (const { url, message } of others) console.log(`${url}: ${message}`);
  return {
    rows: [
      { what: 'pages', count: pages.length },
      { what: 'errors', count: others.length },
      ...knownGaps.map(([text, reason]) => ({
        what: `let through: ${reason}`,
        count: errors.filter(({ message }) => text.test(message)).length,
      })),
    ],
  };
}
