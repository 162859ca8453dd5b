import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Renders into the page and unmounts at the end of the test. Returns the container and a function that re-renders. */
export async function mount(element: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const render = (next: ReactNode) => act(async () => root.render(next));
  await render(element);
  return { container, render };
}
