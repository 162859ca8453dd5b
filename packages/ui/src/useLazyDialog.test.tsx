import { act, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './components/Dialog';
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
    const [renderDialog] = useLazyDialog(load);
    return renderDialog(props);
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
    const [renderDialog] = useLazyDialog<Props>(load);
    return renderDialog({ open: true });
  }
  await mount(<Page />);
  expect(dialog).not.toBeNull();
});

test('a prepared dialog is rendered outside of the document, runs no effects, and opens afresh', async () => {
  const rendered = vi.fn();
  const effect = vi.fn();
  function Content() {
    const [id] = useState(() => Math.random());
    rendered(id);
    useEffect(() => effect(id), [id]);
    return <p>Content</p>;
  }
  const load = async () => ({
    default: ({ open }: Props) => (
      <Dialog open={open} title="Review document">
        <Content />
      </Dialog>
    ),
  });
  function Page({ id, ...props }: Props & { id?: string }) {
    const [renderDialog, prepareDialog] = useLazyDialog(load);
    return (
      <>
        <button onClick={() => prepareDialog(id)}>Review</button>
        {renderDialog(props)}
      </>
    );
  }
  const { container, render } = await mount(<Page open={false} />);
  const before = document.body.innerHTML;
  const prepare = () => act(async () => container.querySelector('button')!.click());

  await prepare();
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  expect(document.body.innerHTML).toBe(before);
  expect(effect).not.toHaveBeenCalled();

  await render(<Page open />);
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
  const [opened] = rendered.mock.lastCall!;
  expect(opened).not.toBe(rendered.mock.calls[0]![0]);
  expect(effect).toHaveBeenCalledExactlyOnceWith(opened);

  await render(<Page open={false} />);
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  rendered.mockClear();
  await prepare();
  expect(rendered).not.toHaveBeenCalled();
  await render(<Page open={false} id="DOC-2006" />);
  await prepare();
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
