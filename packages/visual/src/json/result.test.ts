import { Ajv } from 'ajv';
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import schema from '../../result.schema.json' with { type: 'json' };
import type { Result } from '../render/render.ts';
import { errorOf, resultOf, type Reviewed } from './result.ts';

const ajv = new Ajv();
const validate = ajv.compile(schema);

/** As a tool reads it. */
const parsed = (value: unknown) => JSON.parse(JSON.stringify(value));

const result = (more: Partial<Result>) => ({ violations: [], kind: 'same', ...more }) as Result;

const box = { x: 1, y: 2, width: 3, height: 4 };
const change: Reviewed = {
  ...{ id: 'button--default', title: 'Button', name: 'Default', mode: 'dark', message: 'differs' },
  ...{ kind: 'changed', cause: 'Button', hash: 'abc', file: './Button.stories.tsx', share: 0.5 },
  ...{ box, regions: [box], sizes: [], url: '?path=/story/button--default' },
  ...{ before: 'before/dark/button--default.png', after: 'after/dark/button--default.png' },
  elements: [
    {
      ...{ kind: 'changed', tag: 'button', role: 'button', name: 'Save', before: box, after: box },
      properties: [['opacity', '1', '0.5']],
    },
  ],
};

test('the result of a run that found something matches the schema', () => {
  const run = parsed(
    resultOf({
      results: [
        result({}),
        result({ cached: 'abc' }),
        result({ violations: ['axe'] }),
        result({ kind: 'not judged' }),
        result({ kind: 'changed' }),
      ],
      failed: 2,
      review: {
        changes: [change],
        problems: ['Button › Default, dark: axe'],
        commit: { branch: 'wider', hash: 'abc', subject: 'Widen', hasChanges: true },
        base: 'def',
      },
      page: `${process.cwd()}/report/index.html`,
    }),
  );
  validate(run);
  expect(validate.errors).toBe(null);
  expect(run).toMatchObject({
    ...{ status: 'failed', review: 'report/index.html', base: 'def' },
    counts: { passed: 2, cached: 1, failed: 2, notJudged: 1 },
    changes: [
      {
        ...{ screenshot: 'dark/button--default', story: 'button--default', pixels: 'abc' },
        before: 'report/before/dark/button--default.png',
      },
    ],
  });
});

test.each([
  ['passed', resultOf({ results: [result({})] })],
  ['error', errorOf('There is no commit x.')],
])('the result of a run matches the schema: %s', (status, run) => {
  validate(parsed(run));
  expect(validate.errors).toBe(null);
  expect(run.status).toBe(status);
});

test('stdout has only the result', () => {
  const module = pathToFileURL(`${import.meta.dirname}/stdout.ts`);
  const script = `
    import { reserveStdout } from '${module.href}';
    const write = reserveStdout();
    console.log('Building');
    process.stdout.write('1 of 2');
    write({ status: 'passed' });`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(output)).toEqual({ status: 'passed' });
});
