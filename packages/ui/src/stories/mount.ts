import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** `act`, which needs this global. Unset afterwards: with it, React warns about updates in tests without `act`. */
async function acting(update: () => void) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => update());
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/** Renders into the page and unmounts at the end of the test. Returns the container and a function that re-renders. */
export async function mount(element: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await acting(() => root.unmount());
    container.remove();
  });
  const render = (next: ReactNode) => acting(() => root.render(next));
  await render(element);
  return { container, render };
}
