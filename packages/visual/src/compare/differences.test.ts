import { expect, test, vi } from 'vitest';
import type { Result } from '../render/render.ts';
import { describeDifferences } from './differences.ts';
import { decode } from './pixels.ts';

vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  readFileSync: (() => Buffer.alloc(0)) as never,
}));
vi.mock(import('./pixels.ts'), async (original) => ({ ...(await original()), decode: vi.fn() }));

test('describes differences one picture at a time, because there may be thousands', async () => {
  let open = 0;
  let most = 0;
  let value = 0;
  vi.mocked(decode).mockImplementation(async () => {
    most = Math.max(most, (open += 1));
    await Promise.resolve();
    open -= 1;
    return { width: 1, height: 1, data: Buffer.from([(value += 1), 0, 0, 1]) };
  });
  const result = { kind: 'changed', hash: 'b', expectedHash: 'a', actual: 'b.png' } as Result;
  const described = await describeDifferences([result, result, result], () => ({ file: 'a.png' }));
  expect(described.map(({ message }) => message)).toEqual(
    Array(3).fill(
      expect.stringMatching(/^1 of its pixels differ \(100 %\), within 1 × 1 at 0, 0$/),
    ),
  );
  expect(most).toBe(1);
});
