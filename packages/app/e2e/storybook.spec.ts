import { expect, test } from '@playwright/test';

test('the Storybook under the app works under its policy, with every file of its own', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^http/.test(protocol) && origin !== baseURL) problems.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(response.url());
  });
  const preview = page.frameLocator('#storybook-preview-iframe');

  await test.step('the front page, with the logo', async () => {
    const response = await page.goto('/storybook/');
    expect(response!.headers()['content-security-policy']).toContain("default-src 'none'");
    const brand = page.getByRole('img', { name: 'Patunay' });
    await expect(brand).toHaveJSProperty('complete', true);
    expect(await brand.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a link to a story in dark', async () => {
    await page.goto('/storybook/?path=/story/patterns-reviewdialog--default&globals=theme:dark');
    await expect(preview.getByRole('dialog')).toBeVisible();
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a docs page', async () => {
    await page.goto('/storybook/?path=/docs/components-accordion--docs');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(['Accordion']);
  });

  expect(problems).toEqual([]);
});
