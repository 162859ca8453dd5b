import { act, useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { importWithRetry } from './importWithRetry';
import { mount } from './stories/mount';
import { useLazyDialog } from './useLazyDialog';

interface Props {
  open: boolean;
}

/** Longer than the delay of the progress bar. */
const pastDelay = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

test('a progress bar is shown until the code of an open dialog has loaded', async () => {
  let finish!: (code: { default: ComponentType<Props> }) => void;
  const code = new Promise<{ default: ComponentType<Props> }>((resolve) => (finish = resolve));
  const load = () => code;
  function Page(props: Props) {
    return useLazyDialog(load)(props);
  }
  const { container, render } = await mount(<Page open={false} />);
  const bar = () => container.querySelector('[role=progressbar]');

  await pastDelay();
  expect(bar()).toBeNull();

  await render(<Page open />);
  await pastDelay();
  expect(bar()?.ariaLabel).toBe('Loading');

  await act(async () => finish({ default: () => <div role="dialog" /> }));
  expect(bar()).toBeNull();
  expect(container.querySelector('[role=dialog]')).not.toBeNull();
});

test('a dialog whose code has loaded opens in the same render', async () => {
  const load = async () => ({ default: () => <div role="dialog" /> });
  await importWithRetry(load);
  let dialog: Element | null = null;
  function Page() {
    useLayoutEffect(() => {
      dialog = document.querySelector('[role=dialog]');
    }, []);
    return useLazyDialog<Props>(load)({ open: true });
  }
  await mount(<Page />);
  expect(dialog).not.toBeNull();
});
