import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { sidebarFooter, sidebarLinks } from '../../stories/sidebar';
import { Sidebar } from './Sidebar';

const logOut = () => page.getByRole('button', { name: 'Log Out' }).element();

test('in a short window, its last control can be scrolled to', async () => {
  const { container } = await mount(
    <div style={{ blockSize: 240 }}>
      <Sidebar links={sidebarLinks} footer={sidebarFooter} />
    </div>,
  );
  logOut().scrollIntoView({ block: 'end' });
  const { bottom } = container.firstElementChild!.getBoundingClientRect();
  expect(logOut().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});

test.each([
  [1100, false],
  [1366, true],
])('%d px wide: does it show its labels? %s', async (width, isShown) => {
  await page.viewport(width, 800);
  await mount(<Sidebar links={sidebarLinks} footer={sidebarFooter} />);
  for (const label of [...sidebarLinks.map((link) => link.label), 'Log Out']) {
    const text = page.getByText(label, { exact: true }).element();
    expect(text.clientWidth > 1, label).toBe(isShown);
  }
});

test('onNavigate is called for a plain click, not for one that opens a new tab or window', async () => {
  const onNavigate = vi.fn();
  const links = [{ label: 'Clients', href: '#clients', icon: null }];
  const { container } = await mount(<Sidebar links={links} onNavigate={onNavigate} />);
  const link = container.querySelector<HTMLElement>('nav a')!;
  const click = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // Keep the browser from following the link.
    window.addEventListener('click', (later) => later.preventDefault(), { once: true });
    link.dispatchEvent(event);
  };
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) click({ [key]: true });
  click({ button: 1 });
  expect(onNavigate).not.toHaveBeenCalled();
  click({});
  expect(onNavigate).toHaveBeenCalledOnce();
});
