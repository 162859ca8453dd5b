import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { CodeBlock } from './CodeBlock';

test.each(['ltr', 'rtl'])('%s: on a phone the end of long lines fades out', async (dir) => {
  await page.viewport(390, 800);
  const { container } = await mount(
    <CodeBlock label="Sample" language="json" code="{}" dir={dir} />,
  );
  const fade = getComputedStyle(container.firstElementChild!, '::after');
  expect(fade.right).toBe('0px');
  expect(fade.left).not.toBe('0px');
});
