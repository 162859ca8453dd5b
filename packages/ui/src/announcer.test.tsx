import { expect, test, vi } from 'vitest';
import { announcedIn, useAnnounce, useAnnouncement } from './announcer';
import { Dialog } from './components/Dialog';
import { PatunayProvider } from './components/PatunayProvider';
import { mount } from './stories/mount';

/** Renders a component that calls `useAnnounce`, and returns its function. */
async function announcer() {
  let announce: ReturnType<typeof useAnnounce> | undefined;
  function Announcing() {
    // oxlint-disable-next-line react/globals -- what the test is about
    announce = useAnnounce();
    return null;
  }
  const mounted = await mount(<Announcing />);
  return { ...mounted, announce: announce! };
}

const soon = (text: string) => expect.poll(() => announcedIn()).toBe(text);

test('of three quick messages, only the last is announced, even if its component unmounts', async () => {
  const { announce, render } = await announcer();
  announce('Page 2 of 5');
  announce('Page 3 of 5');
  announce('Document has been rejected');
  await render(null);
  await soon('Document has been rejected');
});

test('a message waits until focus has settled', async () => {
  const { announce } = await announcer();
  announce('Not sorted');
  await soon('Not sorted');
  announce('Sorted by Name, ascending');
  expect(announcedIn()).toBe('Not sorted');
  await soon('Sorted by Name, ascending');
});

test('a pending message can be cancelled', async () => {
  const { announce } = await announcer();
  announce('Page 1 of 5');
  await soon('Page 1 of 5');
  announce('Loading page')();
  await new Promise((done) => setTimeout(done, 600));
  expect(announcedIn()).toBe('Page 1 of 5');
});

test('a message is removed after ten seconds, even if another one was cancelled', async () => {
  const { announce } = await announcer();
  vi.useFakeTimers();
  announce('Page 1 of 5');
  vi.advanceTimersByTime(500);
  announce('Loading page')();
  vi.advanceTimersByTime(9_999);
  expect(announcedIn()).toBe('Page 1 of 5');
  vi.advanceTimersByTime(1);
  expect(announcedIn()).toBe('');
  vi.useRealTimers();
});

test('a text is announced when it changes, not when it mounts', async () => {
  function Counted({ count }: { count: number }) {
    useAnnouncement(`${count} clients`);
    return null;
  }
  const { announce } = await announcer();
  announce('Before');
  await soon('Before');
  const { render } = await mount(<Counted count={5} />);
  await render(<Counted count={4} />);
  await soon('4 clients');
});

test('the live region stays in the accessibility tree while a dialog is open', async () => {
  const { announce } = await announcer();
  announce('Before');
  await soon('Before');
  await mount(<Dialog title="Review" open onOpenChange={() => {}} />);
  const region = document.querySelector('[aria-live]')!;
  expect(region.closest('[aria-hidden]')).toBeNull();
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
});

test('in a provider, the live region is in its document or shadow root', async () => {
  function Text({ text }: { text: string }) {
    useAnnouncement(text);
    return null;
  }
  const page = (text: string) => (
    <PatunayProvider lang="fil">
      <Text text={text} />
    </PatunayProvider>
  );
  const { container, render } = await mount(page(''));
  await render(page('Pahina 2'));
  await expect.poll(() => container.querySelector('[lang=fil] [aria-live]')).not.toBeNull();
});
