import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { UserError } from '../userError.ts';
import { writeWhole } from '../writeWhole.ts';

const require = createRequire(import.meta.url);

/**
 * The system fonts of the test browser: Arimo and Cousine have the widths of Arial and Courier New, which most users
 * have; the others have the Arabic letters and emoji of stories.
 */
const files = [
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf',
  '@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf',
  '@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];

/** The families that pages ask for, and the font they get. Everything else gets Arimo. */
const aliases = {
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'sans-serif': 'Arimo',
  serif: 'Arimo',
  'Courier New': 'Cousine',
  monospace: 'Cousine',
  emoji: 'Noto Emoji',
};

/** The names by which `local()` in a stylesheet finds them, because it ignores aliases. */
const localNames = {
  'Arimo Regular': 'Arial',
  'Arimo Bold': 'Arial Bold',
  'Cousine Regular': 'Courier New',
};

/** The families of the files above, as Chromium reports them. */
export const systemFamilies = ['Arimo', 'Cousine', 'Noto Sans Arabic', 'Noto Emoji'];

function pathOf(file: string) {
  try {
    return require.resolve(file);
  } catch {
    throw new UserError(`The font ${basename(file)} is missing. Run \`npm ci\` to install it.`);
  }
}

/** The hash of the fonts and their aliases. */
export function hashOfBrowserFonts() {
  const hash = createHash('sha256').update(JSON.stringify(aliases));
  for (const file of files) hash.update(readFileSync(pathOf(file)));
  return hash.digest('hex').slice(0, 16);
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const alias = ([family, font]: [string, string]) =>
  `  <alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;

const localName = ([font, name]: [string, string]) =>
  `  <match target="scan"><test name="fullname"><string>${font}</string></test><edit name="fullname" mode="prepend"><string>${name}</string></edit></match>`;

const configuration = (cache: string) => `<?xml version="1.0"?>
<fontconfig>
${files.map((file) => `  <dir>${xml(dirname(pathOf(file)))}</dir>`).join('\n')}
  <cachedir>${xml(cache)}</cachedir>
${Object.entries(aliases).map(alias).join('\n')}
${Object.entries(localNames).map(localName).join('\n')}
  <match target="pattern"><edit name="family" mode="append_last"><string>Arimo</string></edit></match>
</fontconfig>
`;

function checkWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(
      `The tests need to write to ${folder}. Make it a folder that you can write to.`,
    );
  }
}

/**
 * The environment in which the browser uses these fonts instead of the machine's. Writes a fontconfig file for it. Throws a
 * UserError if a font is missing, or the folder is not writable.
 */
export function fontEnvironment(folder: string): Record<string, string | undefined> {
  checkWritable(folder);
  const file = resolve(folder, 'fonts.conf');
  const content = configuration(resolve(folder, 'fontconfig'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeWhole(file, content);
  return { FONTCONFIG_FILE: file, FONTCONFIG_PATH: undefined, FONTCONFIG_SYSROOT: undefined };
}
