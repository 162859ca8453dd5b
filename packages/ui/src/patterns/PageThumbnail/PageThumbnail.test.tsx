import { expect, test } from 'vitest';
import { mount } from '../../stories/mount';
import { PageThumbnail } from './PageThumbnail';

const broken = 'data:image/png;base64,broken';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('an image that fails to load is removed; the next one is shown', async () => {
  const { container, render } = await mount(<PageThumbnail src={broken} />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  await render(<PageThumbnail src={pixel} />);
  await expect.poll(() => container.querySelector('img')!.naturalWidth).toBe(1);
});
