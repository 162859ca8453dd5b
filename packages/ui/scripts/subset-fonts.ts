// Writes src/styles/fonts/: subsets of Inter and JetBrains Mono with the characters that nearly every page uses, less
// than half the size of the packages' Latin files, and one with only the peso sign, which would otherwise load Inter's
// 85 KB latin-ext file. fonts.css loads other characters from the packages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/styles/fonts');

const characters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1 and common punctuation. Keep in sync with unicode-range in fonts.css. */
export const coreText = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…−€™`;

/** Dates, times and client ids, which on most back-office pages are the only text in JetBrains Mono. */
export const figureText = ' -:0123456789CL';

/** The weight range declared in fonts.css. */
const weights = { wght: { min: 400, max: 700, default: 400 } };

const sources = [
  { name: 'inter-core', file: 'inter/files/inter-latin-wght-normal', text: coreText },
  { name: 'inter-peso', file: 'inter/files/inter-latin-ext-wght-normal', text: '₱' },
  {
    name: 'jetbrains-mono-core',
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
    text: coreText,
  },
  {
    name: 'jetbrains-mono-figures',
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
    text: figureText,
  },
];

export function subsets() {
  return Promise.all(
    sources.map(async ({ name, file, text }) => {
      const source = readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`));
      const content = await subsetFont(source, text, {
        targetFormat: 'woff2',
        variationAxes: weights,
        // Keep tabular figures. Unused ligatures and alternates would add 30% to Inter and double JetBrains Mono.
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
