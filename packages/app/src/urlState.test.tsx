import fc from 'fast-check';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UrlState, useUrlChoice, useUrlOverlay, useUrlSwitch, useUrlText } from './urlState';

// Model-based test of the hooks. The model is a list of history entries, each with its search, its tab and whether a
// dialog is open, plus the typed text that is not in the URL yet. The test waits for the URL after each choice and
// after closing the dialog, but not after opening it.

/** Longer than the delay before a write, in milliseconds. */
const pause = 200;

type Step =
  | { do: 'type'; text: string }
  | { do: 'pause' | 'press' | 'push' | 'link' | 'leave' | 'back' | 'forward' | 'open' | 'close' }
  | { do: 'choose'; tab: string }
  | { do: 'type and go'; text: string; delta: number };

const tabs = ['', 'one', 'two'];
const texts = ['', 'ma', 'x', 'a&b=c#?'];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.constantFrom(...texts) }),
  fc.record({ do: fc.constantFrom('pause', 'press', 'push', 'link', 'leave') }),
  fc.record({ do: fc.constantFrom('open', 'close', 'back', 'forward') }),
  fc.record({ do: fc.constant('choose' as const), tab: fc.constantFrom(...tabs) }),
  fc.record({
    do: fc.constant('type and go' as const),
    text: fc.constantFrom(...texts),
    delta: fc.constantFrom(-2, -1, 1),
  }),
);

interface Entry {
  path: string;
  q: string;
  tab: string;
  isOpen: boolean;
  /** Whether opening the dialog added this entry. */
  isAdded: boolean;
}

const entryOf = (path: string, isOpen = false): Entry => ({
  path,
  q: '',
  tab: '',
  isOpen,
  isAdded: false,
});

function createModel() {
  const entries: Entry[] = [entryOf('/list')];
  let index = 0;
  let typed: string | undefined;
  const current = () => entries[index]!;
  const write = () => {
    if (typed !== undefined) current().q = typed;
  };
  const push = (entry: Entry) => {
    entries.splice(index + 1, Infinity, entry);
    index += 1;
    typed = undefined;
  };
  const go = (delta: number) => {
    if (!entries[index + delta]) return;
    index += delta;
    typed = undefined;
  };
  return {
    canGo: (delta: number) => entries[index + delta] !== undefined,
    onList: () => current().path === '/list',
    state: () => ({ ...current(), text: typed ?? current().q }),
    run(step: Step) {
      if (step.do === 'push') push(entryOf('/list'));
      else if (step.do === 'link') push(entryOf('/list', true));
      else if (step.do === 'leave') push(entryOf('/other'));
      else if (step.do === 'back') go(-1);
      else if (step.do === 'forward') go(1);
      else if (current().path !== '/list') return;
      else if (step.do === 'type') typed = step.text;
      else if (step.do === 'open') {
        if (current().isOpen) return;
        write();
        push({ ...current(), isOpen: true, isAdded: true });
      } else if (step.do === 'close') {
        if (!current().isOpen) return write();
        // What was typed just before goes with the overlay.
        if (current().isAdded) go(-1);
        else {
          write();
          current().isOpen = false;
        }
      } else if (step.do === 'choose') {
        write();
        current().tab = step.tab;
      } else if (step.do === 'type and go') {
        typed = step.text;
        go(step.delta);
      } else write();
    },
  };
}

/** What the hooks returned in the most recent render of the list: the search, and the setter of the tab. */
let hooks: {
  type: (text: string) => void;
  choose: (tab: string) => void;
  show: (isOpen: boolean) => void;
  /** Opens another dialog over the first one. */
  showInner: () => void;
  /** Closes both. */
  closeBoth: () => void;
};

function List() {
  const [text, type] = useUrlText('q');
  const [tab, setTab] = useUrlChoice('tab', tabs, '');
  const [isOpen, setIsOpen] = useUrlSwitch('add');
  const { close } = useUrlOverlay('add');
  const [, setIsInnerOpen] = useUrlSwitch('inner');
  useEffect(() => {
    hooks = {
      type,
      choose: setTab,
      show: setIsOpen,
      showInner: () => setIsInnerOpen(true),
      closeBoth: () => close({ inner: null }),
    };
  });
  return JSON.stringify({ tab, text, isOpen });
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  vi.useRealTimers();
});

const routes = [
  {
    element: (
      <UrlState>
        <Outlet />
      </UrlState>
    ),
    children: [
      { path: '/list', Component: List },
      { path: '/other', Component: () => '{}' },
    ],
  },
];

async function show(...initialEntries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries });
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<RouterProvider router={router} useTransitions={false} />));
  return { router, container, root };
}

test('the URL, the history and the page match the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const model = createModel();
      const { router, container, root } = await show('/list');

      for (const next of steps) {
        await act(async () => {
          const onList = model.onList();
          if (next.do === 'push') await router.navigate('/list');
          else if (next.do === 'link') await router.navigate('/list?add');
          else if (next.do === 'leave') await router.navigate('/other');
          else if (next.do === 'back' && model.canGo(-1)) await router.navigate(-1);
          else if (next.do === 'forward' && model.canGo(1)) await router.navigate(1);
          else if (onList && next.do === 'type') hooks.type(next.text);
          else if (onList && next.do === 'choose') hooks.choose(next.tab);
          else if (onList && next.do === 'open') hooks.show(true);
          else if (onList && next.do === 'close') hooks.show(false);
          else if (next.do === 'press') window.dispatchEvent(new Event('pointerdown'));
          else if (onList && next.do === 'type and go') {
            hooks.type(next.text);
            if (model.canGo(next.delta)) await router.navigate(next.delta);
          }
          // History navigation is asynchronous.
          await vi.advanceTimersByTimeAsync(0);
        });
        const settles = ['pause', 'choose', 'close'].includes(next.do);
        await act(() => vi.advanceTimersByTimeAsync(settles ? pause : 1));
        model.run(next);

        const { path, q, tab, text, isOpen } = model.state();
        const params = new URLSearchParams(router.state.location.search);
        expect(router.state.location.pathname).toBe(path);
        expect({ q: params.get('q') ?? '', tab: params.get('tab') ?? '' }).toEqual({ q, tab });
        expect(params.get('add')).toBe(isOpen ? '' : null);
        const shown = path === '/list' ? { tab, text, isOpen } : {};
        expect(JSON.parse(container.textContent)).toEqual(shown);
      }
      await act(async () => root.unmount());
      router.dispose();
    }),
    { numRuns: 200 },
  );
});

test('a key that is held down is written to the URL when it is released', async () => {
  const { router, container, root } = await show('/list');
  let writes = 0;
  router.subscribe(() => (writes += 1));
  for (let change = 0; change < 300; change += 1) {
    await act(async () => {
      hooks.choose(tabs[change % 3]!);
      await vi.advanceTimersByTimeAsync(33);
    });
    expect(JSON.parse(container.textContent).tab).toBe(tabs[change % 3]);
  }
  expect(writes).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(pause));
  expect(router.state.location.search).toBe('?tab=two');
  expect(writes).toBe(1);
  await act(async () => root.unmount());
});

test('a dialog that is opened, closed and opened again in one batch adds one entry', async () => {
  const { router, container, root } = await show('/list');
  const entries: string[] = [];
  router.subscribe(({ location, historyAction }) =>
    entries.push(`${historyAction} ${location.search}`),
  );
  const settle = () => vi.advanceTimersByTimeAsync(1);
  await act(async () => hooks.show(true));
  await act(settle);
  await act(async () => {
    hooks.show(false);
    hooks.show(true);
    await settle();
  });
  expect(entries).toEqual(['PUSH ?add']);
  await act(async () => {
    hooks.show(false);
    hooks.show(false);
    await settle();
  });
  expect(entries).toEqual(['PUSH ?add', 'POP ']);
  expect(JSON.parse(container.textContent).isOpen).toBe(false);
  await act(async () => root.unmount());
  router.dispose();
});

test.each([
  ['/list?add', true],
  ['/list?add=1', false],
  ['/list', false],
])('%s opens the dialog: %s', async (url, isOpen) => {
  const { container, root } = await show(url);
  expect(JSON.parse(container.textContent).isOpen).toBe(isOpen);
  await act(async () => root.unmount());
});

test.each([
  ['on the page', '/list', true],
  ['by a link', '/list?add', false],
])(
  'closing a dialog that was opened %s leaves no entry of one above it',
  async (_how, entry, isOpenedHere) => {
    const { router, container, root } = await show('/other', entry);
    const settle = () => act(() => vi.advanceTimersByTimeAsync(pause));
    if (isOpenedHere) await act(async () => hooks.show(true));
    await settle();
    await act(async () => hooks.showInner());
    await settle();
    expect(router.state.location.search).toBe('?add&inner');
    await act(async () => hooks.closeBoth());
    await settle();
    expect(JSON.parse(container.textContent).isOpen).toBe(false);
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/other');
    await act(async () => root.unmount());
    router.dispose();
  },
);

test('a change that the browser refuses to write is kept, and is written with the next one', async () => {
  const { router, container, root } = await show('/list');
  const { navigate } = router;
  router.navigate = vi.fn().mockRejectedValueOnce(new DOMException('', 'SecurityError'));
  await act(async () => hooks.choose('one'));
  await act(() => vi.advanceTimersByTimeAsync(pause));
  expect(router.navigate).toHaveBeenCalledOnce();
  expect(JSON.parse(container.textContent).tab).toBe('one');
  router.navigate = navigate;
  await act(async () => hooks.type('ma'));
  await act(() => vi.advanceTimersByTimeAsync(pause));
  expect(router.state.location.search).toBe('?tab=one&q=ma');
  await act(async () => root.unmount());
});

test('a very long text stays out of the URL', async () => {
  const { router, container, root } = await show('/list');
  const search = async (text: string) => {
    await act(async () => hooks.type(text));
    await act(() => vi.advanceTimersByTimeAsync(pause));
  };
  await search('ma');
  await search('x'.repeat(20_000));
  await act(async () => hooks.choose('one'));
  await act(() => vi.advanceTimersByTimeAsync(pause));
  expect(router.state.location.search).toBe('?tab=one');
  expect(JSON.parse(container.textContent).text).toHaveLength(20_000);
  await search('x'.repeat(2000));
  expect(router.state.location.search).toContain('xxx');
  await act(async () => root.unmount());
});

test('line breaks in the URL are removed from the text, as in a text field', async () => {
  const { router, container, root } = await show('/list');
  await act(() => router.navigate('/list?q=ma%0D%0Ari%0A'));
  expect(JSON.parse(container.textContent).text).toBe('mari');
  await act(async () => root.unmount());
});
