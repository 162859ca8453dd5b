import { toastTimeoutMs } from '@patunay/fixtures';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useToast } from './toast';
import { ToastHost } from './ToastHost';

test('a toast that replaces another has its own time', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.useRealTimers();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  });
  let showToast: ReturnType<typeof useToast>;
  function Page() {
    // oxlint-disable-next-line react/globals -- what the test is about
    showToast = useToast();
    return null;
  }
  await act(async () =>
    root.render(
      <ToastHost>
        <Page />
      </ToastHost>,
    ),
  );
  const show = (message: string) => act(async () => showToast(message, 'success'));
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  await show('The first is approved');
  await wait(toastTimeoutMs - 1000);
  await show('The second is approved');
  await wait(toastTimeoutMs - 1000);
  expect(document.body.textContent).toContain('The second is approved');
  await wait(2000);
  expect(document.body.textContent).not.toContain('is approved');
});
