import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test.each([
  [['--updat'], /^Unknown option '--updat'/],
  [['--update', '--against', 'main'], /cannot be combined/],
  [['--decisions', 'a.json'], /needs --update/],
  [['--update', '--decisions', 'a.json', 'button'], /says which stories to run/],
  [['--affected', 'main', 'button'], /takes one commit/],
  [['--shard', '3/2'], /must be i\/n/],
  [['--shard', 'x'], /must be i\/n/],
  [['--shuffle', 'x'], /needs a number/],
])('%j is an error', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test('an affected run can be sharded and shuffled', () => {
  const options = readOptions(['--affected', 'main', '--shard', '2/3', '--shuffle', '7']);
  expect(options).toMatchObject({ since: 'main', names: [], shard: { i: 2, n: 3 }, shuffle: 7 });
});
