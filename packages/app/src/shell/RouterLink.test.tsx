import { act } from 'react';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterLink } from './RouterLink';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Clicks a link below the base path `/base`. Returns its `href`, and whether the click was left to the browser. */
async function click(props: ComponentProps<'a'>) {
  const element = <RouterLink {...props}>Link</RouterLink>;
  const router = createMemoryRouter([{ path: '*', element }], {
    basename: '/base',
    initialEntries: ['/base/'],
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<RouterProvider router={router} />));
  const link = container.querySelector('a')!;
  let isLeftToBrowser = false;
  container.addEventListener('click', (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
  await act(async () => link.click());
  act(() => root.unmount());
  container.remove();
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
