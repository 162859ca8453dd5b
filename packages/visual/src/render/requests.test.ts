import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { trackRequests } from './requests.ts';

const storybook = 'http://127.0.0.1:1';

/** A page that sends requests. Returns a function that responds to each. */
function fakePage() {
  const page = new EventEmitter();
  const request = (path: string) => {
    const url = path.startsWith('/') ? storybook + path : path;
    let answer: (value: object) => void = () => undefined;
    const response = new Promise((resolve) => void (answer = resolve));
    page.emit('request', { url: () => url, response: () => response });
    return (status: number, isMocked = false) =>
      answer({ status: () => status, fromServiceWorker: () => isMocked });
  };
  return {
    requests: trackRequests(page as unknown as Parameters<typeof trackRequests>[0]),
    request,
  };
}

test('a late response belongs to the story that sent the request', async () => {
  const { requests, request } = fakePage();
  const first = requests.start(storybook);
  const answer = request('/missing.json');
  const finished = first.finished();
  const second = requests.start(storybook);
  answer(404);
  expect(await finished).toBe('it requests /missing.json, which does not exist');
  expect(await second.finished()).toBeUndefined();
});

test('a request to the network is an error unless a service worker responds', async () => {
  const { requests, request } = fakePage();
  const story = requests.start(storybook);
  request('https://ocr.invalid/a')(200, true);
  expect(await story.finished()).toBeUndefined();
  request('https://ocr.invalid/b')(200);
  expect(await story.finished()).toBe('it requests https://ocr.invalid/b from the network');
});
