import { expect, test, vi } from 'vitest';
import { mount } from '../../stories/mount';
import { Sidebar } from './Sidebar';

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
