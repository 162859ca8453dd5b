// Writes src/styles/fonts/: the parts of Inter and JetBrains Mono that nearly every page needs, at a third of the bytes
// of the packages' own Latin files. Other characters still come from those (fonts.css).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/styles/fonts');

const characters = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1 and the punctuation of running text: fonts.css names the same code points. */
export const coreText = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…−€™`;

/** The weights that the tokens name. */
const weights = { wght: { min: 400, max: 700, default: 400 } };

const sources = [
  { name: 'inter-core', file: 'inter/files/inter-latin-wght-normal', text: coreText },
  { name: 'inter-peso', file: 'inter/files/inter-latin-ext-wght-normal', text: '₱' },
  {
    name: 'jetbrains-mono-core',
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
    text: coreText,
  },
];

/** @returns {Promise<{ file: string, content: Buffer }[]>} */
export function subsets() {
  return Promise.all(
    sources.map(async ({ name, file, text }) => {
      const source = readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`));
      const content = await subsetFont(source, text, {
        targetFormat: 'woff2',
        variationAxes: weights,
        // Tabular figures are used; ligatures and alternates are not, and weigh a third.
        keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
      });
      return { file: join(folder, `${name}.woff2`), content };
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(folder, { recursive: true });
  for (const { file, content } of await subsets()) writeFileSync(file, content);
}
