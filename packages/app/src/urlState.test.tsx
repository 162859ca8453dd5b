import fc from 'fast-check';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUrlChoice, useUrlText } from './urlState';

// Model-based test of the hooks. The model is a list of history entries, each with its search and tab, plus the
// typed text that is not in the URL yet.

type Step =
  | { do: 'type'; text: string }
  | { do: 'pause' | 'blur' | 'push' | 'leave' | 'back' | 'forward' }
  | { do: 'choose' | 'blur and choose'; tab: string }
  | { do: 'type and go'; text: string; delta: number };

const tabs = ['', 'one', 'two'];
const texts = ['', 'ma', 'x', 'a&b=c#?'];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.constantFrom(...texts) }),
  fc.record({ do: fc.constantFrom('pause', 'blur', 'push', 'leave', 'back', 'forward') }),
  fc.record({ do: fc.constantFrom('choose', 'blur and choose'), tab: fc.constantFrom(...tabs) }),
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
}

function createModel() {
  const entries: Entry[] = [{ path: '/list', q: '', tab: '' }];
  let index = 0;
  let typed: string | undefined;
  const current = () => entries[index]!;
  const write = () => {
    if (typed !== undefined) current().q = typed;
  };
  const push = (path: string) => {
    entries.splice(index + 1, Infinity, { path, q: '', tab: '' });
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
      if (step.do === 'push') push('/list');
      else if (step.do === 'leave') push('/other');
      else if (step.do === 'back') go(-1);
      else if (step.do === 'forward') go(1);
      else if (current().path !== '/list') return;
      else if (step.do === 'type') typed = step.text;
      else if (step.do === 'choose') current().tab = step.tab;
      else if (step.do === 'blur and choose') {
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
let hooks: { search: ReturnType<typeof useUrlText>; choose: (tab: string) => void };

function List() {
  const text = useUrlText('q');
  const [tab, setTab] = useUrlChoice('tab', tabs, '');
  useEffect(() => {
    hooks = { search: text, choose: setTab };
  });
  return JSON.stringify({ tab, text: text.text });
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  vi.useRealTimers();
});

test('the URL, the history and the page match the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const model = createModel();
      const router = createMemoryRouter(
        [
          { path: '/list', Component: List },
          { path: '/other', Component: () => '{}' },
        ],
        { initialEntries: ['/list'] },
      );
      const container = document.createElement('div');
      const root = createRoot(container);
      await act(async () => root.render(<RouterProvider router={router} useTransitions={false} />));

      for (const next of steps) {
        await act(async () => {
          const onList = model.onList();
          if (next.do === 'push') await router.navigate('/list');
          else if (next.do === 'leave') await router.navigate('/other');
          else if (next.do === 'back' && model.canGo(-1)) await router.navigate(-1);
          else if (next.do === 'forward' && model.canGo(1)) await router.navigate(1);
          else if (onList && next.do === 'type') hooks.search.setText(next.text);
          else if (onList && next.do === 'choose') hooks.choose(next.tab);
          else if (onList && next.do === 'blur') hooks.search.flush();
          else if (onList && next.do === 'blur and choose') {
            hooks.search.flush();
            hooks.choose(next.tab);
          } else if (onList && next.do === 'type and go') {
            hooks.search.setText(next.text);
            if (model.canGo(next.delta)) await router.navigate(next.delta);
          }
          // History navigation is asynchronous.
          await vi.advanceTimersByTimeAsync(0);
          if (next.do === 'pause') await vi.advanceTimersByTimeAsync(250);
        });
        model.run(next);

        const { path, q, tab, text } = model.state();
        const params = new URLSearchParams(router.state.location.search);
        expect(router.state.location.pathname).toBe(path);
        expect({ q: params.get('q') ?? '', tab: params.get('tab') ?? '' }).toEqual({ q, tab });
        const shown = path === '/list' ? { tab, text } : {};
        expect(JSON.parse(container.textContent)).toEqual(shown);
      }
      await act(async () => root.unmount());
      router.dispose();
    }),
    { numRuns: 200 },
  );
});
