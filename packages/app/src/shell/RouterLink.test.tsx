import { act } from 'react';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RouterLink } from './RouterLink';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Renders a link below the base path `/base`. */
async function show(props: ComponentProps<'a'>) {
  const element = <RouterLink {...props}>Link</RouterLink>;
  const router = createMemoryRouter([{ path: '*', element }], {
    basename: '/base',
    initialEntries: ['/base/'],
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, link: container.querySelector('a')! };
}

/** Clicks a link. Returns its `href`, and whether the click was left to the browser. */
async function click(props: ComponentProps<'a'>) {
  const { container, link } = await show(props);
  let isLeftToBrowser = false;
  container.addEventListener('click', (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
  await act(async () => link.click());
  return { href: link.getAttribute('href'), isLeftToBrowser };
}

test('follows a path in the app, below the base path', async () => {
  expect(await click({ href: '/clients' })).toEqual({
    href: '/base/clients',
    isLeftToBrowser: false,
  });
});

test.each([
  { href: '#pricing' },
  { href: 'https://example.com/' },
  { href: '//example.com/' },
  { href: 'mailto:sales@example.com' },
  { href: '/report.csv', download: '' },
  { href: '/clients', target: '_blank' },
])('leaves $href to the browser', async (props) => {
  expect(await click(props)).toEqual({ href: props.href, isLeftToBrowser: true });
});

test('loads its page early, and calls the handlers that it is given, such as those of a tooltip', async () => {
  const onFocus = vi.fn();
  const onPointerEnter = vi.fn();
  const { link } = await show({ href: '/clients', onFocus, onPointerEnter });
  link.focus();
  expect(onFocus).toHaveBeenCalledOnce();
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  expect(onPointerEnter).toHaveBeenCalledOnce();
});
