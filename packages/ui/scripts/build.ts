// Builds dist/, the published package: modules, types, stylesheets with their fonts, and the design tokens.
import { execSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { tokensResolver } from './designTokens.ts';

const ui = resolve(import.meta.dirname, '..');
const dist = join(ui, 'dist');
const require = createRequire(import.meta.url);

await build({ configFile: join(ui, 'vite.config.ts'), logLevel: 'warn' });
writeStyles();
writeTokens();
// The entity types come from the fixtures package, which is not published, so the library ships a copy.
copyFileSync(resolve(ui, '../fixtures/src/types.ts'), join(dist, 'entities.d.ts'));
execSync('npx tsc -p tsconfig.build.json', { cwd: ui, stdio: 'inherit' });
resolveTypeImports();
// TypeScript wants types for every import, also of a stylesheet.
writeFileSync(join(dist, 'stylesheet.d.ts'), 'export {};\n');

/**
 * Writes the stylesheets and their fonts: tokens.css, reset.css and components.css, and styles.css with all three. Each
 * starts with the statement that declares the order of the layers, because they can be imported in any order.
 */
function writeStyles() {
  const styles = join(ui, 'src/styles');
  cpSync(join(styles, 'fonts'), join(dist, 'fonts'), { recursive: true });
  const read = (...names: string[]) =>
    names.map((name) => readFileSync(join(styles, `${name}.css`), 'utf8')).join('\n');
  const tokens = read('fonts', 'scale', 'tokens').replaceAll(
    /url\('(@fontsource[^']+)'\)/g,
    (_, font: string) => `url('./fonts/${shipFont(font)}')`,
  );
  const reset = read('reset', 'base');
  const components = readFileSync(join(dist, 'components.css'), 'utf8');
  const parts = {
    tokens: [tokens],
    reset: [reset],
    components: [read('scoped'), components],
    styles: [tokens, reset, components],
  };
  for (const [name, part] of Object.entries(parts)) {
    writeFileSync(join(dist, `${name}.css`), [read('layers'), ...part].join('\n'));
  }
}

/** Writes the tokens as data, for design tools. */
function writeTokens() {
  const css = ['scale', 'tokens'].map((name) =>
    readFileSync(join(ui, `src/styles/${name}.css`), 'utf8'),
  );
  writeFileSync(join(dist, 'tokens.json'), JSON.stringify(tokensResolver(css.join('\n')), null, 2));
}

/** Copies a font with its licence file, which the licence requires. */
function shipFont(font: string) {
  const [scope, name] = font.split('/');
  const folder = dirname(require.resolve(`${scope}/${name}/package.json`));
  copyFileSync(require.resolve(font), join(dist, 'fonts', basename(font)));
  copyFileSync(join(folder, 'LICENSE'), join(dist, 'fonts', `${name}-LICENSE`));
  return basename(font);
}

/**
 * Points the entities' import (in domain.d.ts) to the copy, and adds file extensions to import specifiers: Node
 * requires them, unlike bundlers, and tsc does not add them.
 */
function resolveTypeImports() {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(dist, name);
    const resolved = readFileSync(file, 'utf8')
      .replaceAll("'@patunay/fixtures'", "'./entities'")
      // In types that it infers, tsc writes double quotes.
      .replaceAll(/(from |import\()(['"])(\.[^'"]*)\2/g, (_, before, quote, path) => {
        const isFile = existsSync(resolve(dirname(file), `${path}.d.ts`));
        return `${before}${quote}${path}${isFile ? '.js' : '/index.js'}${quote}`;
      });
    writeFileSync(file, resolved);
  }
}
