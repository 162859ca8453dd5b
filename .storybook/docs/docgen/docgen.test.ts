import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { defaultArgs, extractArgTypes } from './argTypes.ts';
import { plant } from '../../../.ci/plant.ts';
import { componentFiles } from '../../sources/sourceFiles.ts';
import { createDocgen, docgen, storyArgs } from './docgen.ts';
import type { ComponentDoc } from './docgen.ts';

const files = componentFiles();
let documented: { file: string; doc: ComponentDoc }[];

beforeAll(() => {
  documented = files.flatMap((file) => docgen.componentsOf(file).map((doc) => ({ file, doc })));
}, 60_000);

const saysNothing = /^(union|signature|function|unknown|any|object|Array|other|)$/;

/** The component's props whose row in the props table would show no useful type. */
function withoutType(doc: ComponentDoc) {
  const argTypes = extractArgTypes({ __docgenInfo: doc }) ?? {};
  return Object.entries(argTypes)
    .filter(([, { table }]) => saysNothing.test(table?.type?.summary ?? ''))
    .map(([name]) => `${doc.displayName}.${name}`);
}

/** Whether a component's comment is missing or has fewer than four words. */
const isUndescribed = ({ description }: ComponentDoc) => !/(\S+\s+){3}/.test(description);

test('every component is described', () => {
  const undescribed = documented.filter(({ doc }) => isUndescribed(doc));
  expect(undescribed.map(({ doc }) => doc.displayName)).toEqual([]);
});

test('every prop in every table has a useful type', () => {
  expect(documented.length).toBeGreaterThan(100);
  expect(documented.flatMap(({ doc }) => withoutType(doc))).toEqual([]);
});

test('every arg of a story is a documented prop (Storybook would guess the type of others)', () => {
  const guessed = documented.flatMap(({ file, doc }) =>
    file.endsWith(`/${doc.displayName}.tsx`)
      ? [...storyArgs(file)]
          .filter((name) => !name.startsWith("'") && !(name in doc.props))
          .map((name) => `${doc.displayName}.${name}`)
      : [],
  );
  expect(guessed).toEqual([]);
});

test('a prop set before `{...rest}` has its documented default, which Storybook passes to stories', () => {
  const contradicted = documented.flatMap(({ file, doc }) =>
    [...readFileSync(file, 'utf8').matchAll(/<\w+([^<>]*)\{\.\.\.rest\}/g)]
      .flatMap(([, attributes]) => [...attributes!.matchAll(/(\w+)="([^"]*)"/g)])
      .filter(([, name, value]) => ![undefined, `'${value}'`].includes(doc.props[name!]?.default))
      .map(([attribute]) => `${doc.displayName}: ${attribute}`),
  );
  expect(contradicted).toEqual([]);
});

test('a change to the file of a type updates the props that use it', () => {
  const folder = plant({
    'tone.ts': "export type Tone = 'warm' | 'cold';",
    'Lamp.tsx': `import type { Tone } from './tone';
    export function Lamp({ tone }: { tone: Tone }) { return tone; }`,
  });
  const [file, tone] = [resolve(folder, 'Lamp.tsx'), resolve(folder, 'tone.ts')];
  const { componentsOf, sourcesOf, invalidate } = createDocgen(() => [file]);
  const typeOfTone = () => componentsOf(file)[0]?.props.tone?.type;
  expect(typeOfTone()).toBe("'warm' | 'cold'");
  expect(sourcesOf(file)).toContain(tone);
  writeFileSync(tone, "export type Tone = 'warm' | 'cold' | 'red';");
  invalidate(tone);
  expect(typeOfTone()).toBe("'warm' | 'cold' | 'red'");
});

test('reads aliases, arrays, functions, Omit and defaults as the source writes them', () => {
  const folder = plant({
    'Lamp.tsx': `type Size = 'small' | 'medium' | 'large';
    interface Bulb { watts: number }
    interface Base { size?: Size; hidden: string; bulbs: readonly Bulb[] }
    interface LampProps extends Omit<Base, 'hidden'> {
      /** After a click. */
      onSwitch?: (on: boolean, size: Size) => void;
      /** @default 2 */
      level?: 'large' | 2 | 1;
      lit?: boolean;
      anything: unknown;
    }
    /**
     * Gives light.
     * @since 2
     */
    export function Lamp({ size = 'medium', lit = false }: LampProps) { return lit && size; }`,
  });
  const file = resolve(folder, 'Lamp.tsx');
  const [lamp] = createDocgen(() => [file]).componentsOf(file);
  expect(lamp).toMatchObject({ description: 'Gives light.', tags: { since: '2' } });
  expect(Object.keys(lamp!.props).join(' ')).toBe('onSwitch level lit anything size bulbs');
  expect(lamp!.props).toMatchObject({
    size: { type: "'small' | 'medium' | 'large'", default: "'medium'", required: false },
    bulbs: { type: 'readonly Bulb[]', declarations: 'interface Bulb { watts: number }' },
    onSwitch: { type: '(on: boolean, size: Size) => void', description: 'After a click.' },
    level: { options: ['large', 2, 1], default: '2' },
  });
  expect(lamp!.props.size!.options).toEqual(['small', 'medium', 'large']);
  expect(defaultArgs({ __docgenInfo: lamp! })).toEqual({ size: 'medium', level: 2, lit: false });
  expect(withoutType(lamp!)).toEqual(['Lamp.anything']);
  expect(isUndescribed(lamp!)).toBe(true);
});
