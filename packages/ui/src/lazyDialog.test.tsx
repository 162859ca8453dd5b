import { act, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyDialog } from './lazyDialog';
import { mount } from './stories/mount';

interface Props {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Longer than the delay of the progress bar. */
const pastDelay = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

function pending() {
  let resolve!: (dialog: ComponentType<Props>) => void;
  const promise = new Promise<ComponentType<Props>>((done) => (resolve = done));
  return { promise, resolve };
}

const shownDialog = () => document.querySelector('[role=dialog]');

function Plain({ open }: Props) {
  return open && <div role="dialog" />;
}

test('a progress bar is shown until the code of an open dialog has loaded', async () => {
  const { promise, resolve } = pending();
  const load = vi.fn(() => promise);
  const Dialog = lazyDialog(load);
  const { container, render } = await mount(<Dialog open={false} />);
  const bar = () => container.querySelector('[role=progressbar]');

  await pastDelay();
  expect(bar()).toBeNull();
  expect(load).not.toHaveBeenCalled();

  await render(<Dialog open />);
  await pastDelay();
  expect(bar()?.ariaLabel).toBe('Loading');

  await act(async () => resolve(Plain));
  expect(bar()).toBeNull();
  expect(shownDialog()).not.toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('a dialog that was preloaded opens without delay', async () => {
  const Dialog = lazyDialog(async () => Plain);
  Dialog.preload();
  // Without `act`, which shows what React would only show after a while.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  flushSync(() => root.render(<Dialog open={false} />));
  expect(shownDialog()).toBeNull();
  const start = performance.now();
  flushSync(() => root.render(<Dialog open />));
  await vi.waitFor(() => expect(shownDialog()).not.toBeNull(), { interval: 5 });
  expect(performance.now() - start).toBeLessThan(200);
});

test('a dialog stays mounted when it closes, and closes while its code is still loading', async () => {
  const { promise, resolve } = pending();
  const Dialog = lazyDialog(() => promise);
  const { render } = await mount(<Dialog open />);
  await render(<Dialog open={false} />);
  const rendered = vi.fn();
  await act(async () =>
    resolve((props) => {
      rendered(props.open);
      return <Plain {...props} />;
    }),
  );
  expect(shownDialog()).toBeNull();
  await render(<Dialog open />);
  expect(shownDialog()).not.toBeNull();
  await render(<Dialog open={false} />);
  expect(rendered).toHaveBeenLastCalledWith(false);
});

const failure = () => document.querySelector('dialog');
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click(),
  );

function Page({ dialog: Dialog }: { dialog: ComponentType<Props> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input />
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** Opens a dialog whose code fails to load with the given error. Its page's text field contains a text. */
async function openFailing(error: Error) {
  const load = vi.fn<() => Promise<ComponentType<Props>>>().mockRejectedValue(error);
  const Dialog = lazyDialog<Props>(load);
  Dialog.preload();
  const { container } = await mount(<Page dialog={Dialog} />);
  expect(failure()).toBeNull();
  const input = container.querySelector('input')!;
  input.value = 'Typed';
  container.querySelector('button')!.focus();
  await press('Open');
  return { load, input };
}

test('an import that fails leaves the page as it is, and can be tried again', async () => {
  const { load, input } = await openFailing(new TypeError('Failed to fetch'));
  expect(failure()?.matches(':modal')).toBe(true);
  expect(failure()?.contains(document.activeElement)).toBe(true);
  await press('Try again');
  expect(failure()).not.toBeNull();
  load.mockResolvedValue(Plain);
  await press('Try again');
  expect(failure()).toBeNull();
  expect(shownDialog()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(4);
  expect(input.isConnected).toBe(true);
  expect(input.value).toBe('Typed');
});

test('closing the message returns focus; opening the dialog tries again', async () => {
  const { load } = await openFailing(new TypeError('Failed to fetch'));
  await press('Close');
  expect(failure()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
  load.mockResolvedValue(Plain);
  await press('Open');
  expect(shownDialog()).not.toBeNull();
});

test('a stylesheet that fails is not asked for again', async () => {
  const { load } = await openFailing(new Error('Unable to preload CSS'));
  await press('Try again');
  expect(failure()).not.toBeNull();
  expect(load).toHaveBeenCalledOnce();
});
