import { expect, test, vi } from 'vitest';
import { capture } from './capture.ts';

const lost = new Error('cdpSession.send: Protocol error: Unable to capture screenshot');

test('takes the screenshot of the next frame if one is lost', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ data: Buffer.from('pixels').toString('base64') });
  expect(String(await capture({ send }))).toBe('pixels');
  expect(send).toHaveBeenCalledTimes(3);
});

test('fails if Chromium draws no other frame', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const send = vi.fn().mockImplementation(async () => {
    vi.advanceTimersByTime(3_000);
    throw lost;
  });
  await expect(capture({ send })).rejects.toThrow('Unable to capture screenshot');
  vi.useRealTimers();
  expect(send).toHaveBeenCalledTimes(3);
});

test('passes on any other error', async () => {
  const send = vi.fn().mockRejectedValue(new Error('Target closed'));
  await expect(capture({ send })).rejects.toThrow('Target closed');
  expect(send).toHaveBeenCalledTimes(1);
});
