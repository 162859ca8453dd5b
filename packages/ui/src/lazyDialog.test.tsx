import { act, Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyDialog } from './lazyDialog';
import { mount } from './stories/mount';

interface Props {
  open?: boolean;
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

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

test('a failure is reported to the error boundary when the dialog opens, not when it is preloaded', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Not found'));
  const Dialog = lazyDialog<Props>(load);
  Dialog.preload();
  const { container, render } = await mount(<Dialog />);
  expect(container.textContent).not.toContain('Not found');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(
    <Boundary>
      <Dialog open />
    </Boundary>,
  );
  expect(container.textContent).toBe('Not found');
  expect(load).toHaveBeenCalledOnce();
});
