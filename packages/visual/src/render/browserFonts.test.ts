import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const modules = 'node_modules';
const arimo = `${modules}/@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf`;
const configuration = `${modules}/.cache/fonts.conf`;

describe.runIf(process.platform === 'linux')('the fonts of the test browser', () => {
  let checkout: string;

  // A checkout with only what starting the browser needs, in a folder whose name needs escaping in XML.
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'peñas & sons '));
    const copy = (path: string) =>
      cpSync(join(root, path), join(checkout, path), { recursive: true });
    for (const file of ['render/browserFonts.ts', 'userError.ts', 'writeWhole.ts'])
      copy(`packages/visual/src/${file}`);
    copy(`${modules}/@expo-google-fonts`);
    writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }');
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  /** Prepares the launch of the browser. Returns the message of the error, or the path of the fontconfig file. */
  function prepare() {
    const script = `
      import { fontEnvironment } from './packages/visual/src/render/browserFonts.ts';
      import { UserError } from './packages/visual/src/userError.ts';
      try {
        console.log(fontEnvironment(process.cwd() + '/node_modules/.cache').FONTCONFIG_FILE);
      } catch (error) {
        console.log(error instanceof UserError ? error.message : error.stack);
      }`;
    const options = { cwd: checkout, encoding: 'utf8' } as const;
    return spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script],
      options,
    ).stdout.trim();
  }

  test('are listed in a file in the cache folder, rewritten when the checkout moves', () => {
    expect(prepare()).toBe(join(checkout, configuration));
    const folders = () => readFileSync(join(checkout, configuration), 'utf8').match(/<dir>.*?</g);
    expect(folders()).toHaveLength(9);
    expect(folders()!.join()).toContain(checkout.replace('&', '&amp;'));
    renameSync(checkout, `${checkout} 2`);
    checkout += ' 2';
    prepare();
    expect(folders()!.join()).toContain(checkout.replace('&', '&amp;'));
  });

  test('a missing font is reported', () => {
    rmSync(join(checkout, arimo));
    expect(prepare()).toBe('The font Arimo_400Regular.ttf is missing. Run `npm ci` to install it.');
  });

  test('a cache folder that cannot be written is reported', () => {
    const cache = join(checkout, modules, '.cache');
    writeFileSync(cache, '');
    expect(prepare()).toBe(
      `The tests need to write to ${cache}. Make it a folder that you can write to.`,
    );
    expect(readFileSync(cache, 'utf8')).toBe('');
    rmSync(cache);
    mkdirSync(cache);
    expect(prepare()).toBe(join(checkout, configuration));
  });
});
