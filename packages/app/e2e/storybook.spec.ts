import { expect, test } from '@playwright/test';

test('the Storybook under the app opens with its logo, and no file is missing', async ({
  page,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto('/storybook/');
  const brand = page.getByRole('img', { name: 'Patunay' });
  await expect(brand).toHaveJSProperty('complete', true);
  expect(await brand.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  expect(missing).toEqual([]);
});

test('a link to a story with a theme shows the story in that theme', async ({ page }) => {
  await page.goto('/storybook/?path=/story/components-button--default&globals=theme:dark');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button')).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
});
