import { documents } from '@patunay/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { DocumentHeader } from './DocumentHeader';

test('in a wide window, what scrolls below it does not cover its heading', async () => {
  await page.viewport(1366, 768);
  const { container } = await mount(
    <>
      <DocumentHeader breadcrumb={[]} document={documents[2]!} />
      <p style={{ position: 'relative', blockSize: 3000 }}>The findings</p>
    </>,
  );
  scrollTo(0, 1000);
  const heading = container.querySelector('h1')!;
  const { x, y, height } = heading.getBoundingClientRect();
  expect(y).toBeLessThan(100);
  expect(heading.contains(document.elementFromPoint(x + 10, y + height / 2))).toBe(true);
  scrollTo(0, 0);
});
