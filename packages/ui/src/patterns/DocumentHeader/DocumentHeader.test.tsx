import { documents } from '@patunay/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/Button';
import { mount } from '../../stories/mount';
import { DocumentHeader } from './DocumentHeader';

const filler = <p style={{ position: 'relative', blockSize: 3000 }}>The findings</p>;

test('in a wide window, what scrolls below it does not cover its heading', async () => {
  await page.viewport(1366, 768);
  const { container } = await mount(
    <>
      <DocumentHeader breadcrumb={[]} document={documents[2]!} />
      {filler}
    </>,
  );
  scrollTo(0, 1000);
  const heading = container.querySelector('h1')!;
  const { x, y, height } = heading.getBoundingClientRect();
  expect(y).toBeLessThan(100);
  expect(heading.contains(document.elementFromPoint(x + 10, y + height / 2))).toBe(true);
  scrollTo(0, 0);
});

test('enlarged text leaves most of the window to what scrolls below', async () => {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  onTestFinished(() => {
    root.style.fontSize = '';
    scrollTo(0, 0);
  });
  const actions = ['Reject Document', 'Approve Document', 'Review'].map((label) => (
    <Button key={label}>{label}</Button>
  ));
  const { container } = await mount(
    <>
      <DocumentHeader breadcrumb={[]} document={documents[2]!} actions={actions} />
      {filler}
    </>,
  );
  const header = container.firstElementChild!;
  for (const [width, height] of [
    [1200, 490],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    scrollTo(0, 1500);
    const covered = () =>
      Array.from({ length: 20 }, (_, i) => document.elementFromPoint(9, (i * height) / 20)).filter(
        (element) => header.contains(element),
      ).length / 20;
    await expect.poll(covered).toBeLessThan(1 / 3);
  }
});
