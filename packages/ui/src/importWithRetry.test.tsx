import { expect, test, vi } from 'vitest';
import { importWithRetry } from './importWithRetry';

/** Adds a stylesheet that cannot be loaded. Resolves when loading has failed. */
function addMissingStylesheet() {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: 'http://localhost:1/missing.css',
  });
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  return failed;
}

const removeMissingStylesheets = () => {
  for (const link of document.querySelectorAll('link[href$="missing.css"]')) link.remove();
};

test('a chunk does not load while its stylesheet is missing, even on retry', async () => {
  const load = vi.fn(async () => 'chunk');
  load.mockImplementationOnce(async () => {
    await addMissingStylesheet();
    return 'chunk without styles';
  });
  await expect(importWithRetry(load)).rejects.toThrow('missing.css');
  expect(load).toHaveBeenCalledTimes(2);
  removeMissingStylesheets();
  expect(await importWithRetry(load)).toBe('chunk');
});

test('a chunk whose stylesheet stays missing does not keep other chunks from loading', async () => {
  const load = async () => {
    await addMissingStylesheet();
    return 'chunk without styles';
  };
  await expect(importWithRetry(load)).rejects.toThrow('missing.css');
  expect(await importWithRetry(async () => 'another chunk')).toBe('another chunk');
  removeMissingStylesheets();
});

test('a missing stylesheet of the page does not keep a chunk from loading', async () => {
  const failed = addMissingStylesheet();
  const load = vi.fn(async () => {
    await failed;
    return 'chunk';
  });
  expect(await importWithRetry(load)).toBe('chunk');
  expect(load).toHaveBeenCalledOnce();
  removeMissingStylesheets();
});
