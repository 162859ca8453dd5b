import { expect, test } from 'vitest';
import { progressIn, withoutProgress } from './progress.js';
import { firstLines } from './report.js';
import { steps } from './steps.js';

const failureOf = (name: string) => steps.find((step) => step.name === name)!.failure;

test('shows the first lines of each failure, and how many more there are', () => {
  const failures = Array.from({ length: 10 }, (_, i) =>
    [`  ${i + 1}) [chromium] › a.spec.ts:1:1 › name`, '', '1', '2', '3', '4', '5', '6'].join('\n'),
  );
  const lines = firstLines(failures.join('\n'), failureOf('end to end'));
  expect(lines.slice(0, 6)).toEqual([
    '  1) [chromium] › a.spec.ts:1:1 › name',
    ...['1', '2', '3', '4'],
    '  2) [chromium] › a.spec.ts:1:1 › name',
  ]);
  expect(lines.at(-1)).toBe('… and 2 more');
});

test.each([
  ['types', "packages/ui/src/a.ts(1,7): error TS2322: Type 'string' is not assignable."],
  ['unit tests', '\x1b[41m\x1b[1m FAIL \x1b[22m\x1b[49m |unit| .ci/report.test.ts > shows'],
  ['stories', '  components-tabs--default (dark-phone): 12 of its pixels differ'],
  ['end to end', '  12) [chromium] › packages/app/e2e/review.spec.ts:7:5 › name'],
])('recognizes a failure of %s', (name, line) => {
  const output = ['before', ...Array.from({ length: 60 }, () => 'after')];
  expect(
    firstLines([output[0], line, ...output.slice(1)].join('\n'), failureOf(name)),
  ).toHaveLength(40);
});

test('shows the end of an output without a known failure', () => {
  const output = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n');
  expect(firstLines(output).at(0)).toBe('line 60');
  expect(firstLines(output, /no such line/).at(-1)).toBe('line 99');
});

test('reads the newest progress of each tool, and keeps it out of the log', () => {
  const visual = 'Building\n\r1 of 900\r2 of 900';
  const playwright = '\x1b[1A\x1b[2K[7/240] [chromium] › a.spec.ts:1:1 › b\n';
  expect(progressIn(visual)).toBe('2 of 900');
  expect(progressIn(playwright)).toBe('7 of 240');
  expect(progressIn('1 of its pixels differ')).toBeUndefined();
  expect(withoutProgress(`${visual}\r\x1b[K1 failed\n`)).toBe('Building\n1 failed\n');
  expect(withoutProgress(`Running\n${playwright}  1) failed\n`)).toBe('Running\n  1) failed\n');
});

test('of several commands, shows only those that failed', () => {
  const output = [
    '[code] x eqeqeq',
    '[styles] fine',
    '[code] npm run lint:code exited with code 1',
    '[styles] npm run lint:styles exited with code 0',
  ];
  expect(firstLines(output.join('\n'))).toEqual([output[0], output[2]]);
});
