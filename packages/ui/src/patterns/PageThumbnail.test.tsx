import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PageThumbnail } from './PageThumbnail';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const broken = 'data:image/png;base64,broken';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const addContainer = () => document.body.appendChild(document.createElement('div'));

test('an image that fails to load is removed; the next one is shown', async () => {
  const container = addContainer();
  const root = createRoot(container);
  await act(async () => root.render(<PageThumbnail src={broken} />));
  await vi.waitFor(() => expect(container.querySelector('img')).toBeNull());
  await act(async () => root.render(<PageThumbnail src={pixel} />));
  await vi.waitFor(() => expect(container.querySelector('img')!.naturalWidth).toBe(1));
  await act(async () => root.unmount());
});

test('a prerendered image that failed before hydration is removed', async () => {
  const container = addContainer();
  container.innerHTML = `<img src="${broken}" alt="">`;
  const image = container.querySelector('img')!;
  await vi.waitFor(() => expect(image.complete).toBe(true));
  const root = await act(async () => hydrateRoot(container, <PageThumbnail src={broken} />));
  expect(container.querySelector('img')).toBeNull();
  await act(async () => root.unmount());
});
