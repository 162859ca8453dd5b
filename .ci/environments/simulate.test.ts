import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { steps } from '../steps.js';
import { environments } from './environments.js';
import { commandOf, failuresIn, fontsConfig, outerVariables, variablesOf } from './simulate.js';

const environmentOf = (name: string) => environments.find((known) => known.name === name)!;

test('environments have different names and run steps that exist', () => {
  expect(new Set(environments.map(({ name }) => name)).size).toBe(environments.length);
  const known = steps.map(({ name }) => name);
  expect(environments.flatMap((one) => one.steps).filter((name) => !known.includes(name))).toEqual(
    [],
  );
});

test('npm’s variables and executables of this project do not reach the copies', () => {
  const variables = {
    npm_config_local_prefix: '/p',
    HOME: '/h',
    PATH: '/p/node_modules/.bin:/bin',
  };
  expect(outerVariables('/p', variables)).toEqual({ HOME: '/h', PATH: '/bin' });
});

test('sets the variables of an environment', () => {
  const options = { outer: { PATH: '/bin', HOME: '/h' }, work: '/w' };
  expect(variablesOf(environmentOf('no-fonts'), options)).toMatchObject({
    HOME: '/h',
    FONTCONFIG_FILE: '/w/fonts.conf',
  });
  expect(variablesOf(environmentOf('no-root'), options).HOME).toBe('/w/home');
  const node = { ...options, nodeFolder: '/node' };
  expect(variablesOf(environmentOf('node-24'), node).PATH).toBe('/node:/bin');
  expect(fontsConfig([], '/c')).not.toContain('<dir>');
  expect(fontsConfig(['/f'], '/c')).toContain('<dir>/f</dir>');
});

test('runs the steps in the environment’s wrapper', () => {
  const wrap = ['sh', '-c', 'umask 077; echo "$(umask)" "$@"; exit', 'sh'];
  const command = commandOf({ ...environmentOf('umask'), wrap, steps: ['end to end'] }, "/it's");
  const output = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(output.trim()).toBe(
    `0077 sh -c node .ci/node.js .ci/preflight.ts && exec node "$@" sh /it's end to end`,
  );
});

test('says which steps failed, or which need is not met', () => {
  const output =
    'ok         3 s  types\nFAILED    12 s  unit tests\nFAILED     7 s  lint\n\nFAILED  lint\n';
  expect(failuresIn(output)).toBe('unit tests, lint');
  expect(failuresIn('\nThe disk is full.\n')).toBe('The disk is full.');
});
