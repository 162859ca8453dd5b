import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { mount } from '../stories/mount';
import { PageThumbnail } from './PageThumbnail';

const broken = 'data:image/png;base64,broken';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('an image that fails to load is removed; the next one is shown', async () => {
  const { container, render } = await mount(<PageThumbnail src={broken} />);
  await vi.waitFor(() => expect(container.querySelector('img')).toBeNull());
  await render(<PageThumbnail src={pixel} />);
  await vi.waitFor(() => expect(container.querySelector('img')!.naturalWidth).toBe(1));
});

test('a prerendered image that failed before hydration is removed', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<img src="${broken}" alt="">`;
  const image = container.querySelector('img')!;
  await vi.waitFor(() => expect(image.complete).toBe(true));
  const root = await act(async () => hydrateRoot(container, <PageThumbnail src={broken} />));
  expect(container.querySelector('img')).toBeNull();
  await act(async () => root.unmount());
});
