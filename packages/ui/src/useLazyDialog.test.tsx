import { act } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useLazyDialog } from './useLazyDialog';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

interface Props {
  open: boolean;
}

/** Longer than the delay of the progress bar. */
const pastDelay = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

test('a progress bar is shown until the code of an open dialog has loaded', async () => {
  let finish!: (code: { default: ComponentType<Props> }) => void;
  const code = new Promise<{ default: ComponentType<Props> }>((resolve) => (finish = resolve));
  function Page(props: Props) {
    return useLazyDialog(() => code)(props);
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const bar = () => container.querySelector('[role=progressbar]');

  await act(async () => root.render(<Page open={false} />));
  await pastDelay();
  expect(bar()).toBeNull();

  await act(async () => root.render(<Page open />));
  await pastDelay();
  expect(bar()?.ariaLabel).toBe('Loading');

  await act(async () => finish({ default: () => <div role="dialog" /> }));
  expect(bar()).toBeNull();
  expect(container.querySelector('[role=dialog]')).not.toBeNull();
  await act(async () => root.unmount());
});
