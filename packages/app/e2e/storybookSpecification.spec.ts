import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { daily } from './daily';

const guide = '/storybook/iframe.html?id=guides-specification--docs&viewMode=docs';

test('the sentences of the specification lead to their stories and into the app', async ({
  page,
  request,
}) => {
  await page.goto(guide);
  const sentences = page.getByRole('listitem');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1 sentences$/);

  await test.step('every address opens; three of them, an error', async () => {
    const links = page.getByRole('link', { name: /^App / });
    const hrefs = new Set(
      await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.href)),
    );
    expect(hrefs.size).toBeGreaterThan(20);
    const failed: string[] = [];
    for (const href of hrefs) {
      const response = await request.get(href);
      if (!response.ok()) failed.push(`${response.status()} ${new URL(href).pathname}`);
    }
    expect(failed.toSorted()).toEqual([
      '404 /clients/CL-0000',
      '404 /clients/CL-1001/documents/DOC-0000',
      '404 /no/such/page',
    ]);
  });

  await test.step('a message is in two sentences, each of which shows it, and opens it in the app', async () => {
    const message = 'Client not found';
    await page.getByRole('combobox', { name: 'Message' }).selectOption(message);
    await expect(status).toHaveText(/^2 of /);
    await sentences.last().getByRole('link', { name: 'Story Client: Unknown client' }).click();
    const story = page.frameLocator('iframe').getByRole('heading', { name: message });
    await expect(story).toBeVisible();
    const popup = page.waitForEvent('popup');
    await sentences.last().getByRole('link', { name: 'App /clients/CL-0000' }).click();
    const app = await popup;
    await expect(app.getByRole('heading', { name: message })).toBeVisible();
    await app.close();
  });

  await test.step('by screen and by state', async () => {
    await page.getByRole('combobox', { name: 'Message' }).selectOption('All messages');
    await page.getByRole('combobox', { name: 'Screen' }).selectOption('Reports');
    await expect(sentences.getByRole('link', { name: /^App / }).first()).toHaveText('App /reports');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Reports: Utility bills');
    await expect(sentences).toHaveText([/^utility: provider, count, lastUpload/]);
  });

  expect(await violations(page)).toEqual([]);
});

test('on a phone, stories open in Storybook', { tag: daily }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/storybook/?path=/docs/guides-specification--docs');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'Story Client: Unknown client' }).first().click();
  await expect(page).toHaveURL(/path=\/story\/screens-client--unknown-client/);
});

test(
  'a story that plays leaves focus on its link, and a link in a story does not lead away from the guide',
  { tag: daily },
  async ({ page }) => {
    await page.goto(guide);
    const story = page.frameLocator('iframe');
    const playing = page.getByRole('link', { name: 'Story AddClientDialog: Invalid' }).first();
    await playing.focus();
    await page.keyboard.press('Enter');
    await expect(story.getByLabel('Client Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(playing).toBeFocused();

    const leading = page.getByRole('link', { name: 'Story Hero: Default' }).first();
    await leading.click();
    await story.getByRole('link', { name: 'Start Free Trial' }).click();
    // Longer than the app takes to leave the frame.
    await page.waitForTimeout(1000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/specification/i);
    await expect(leading).toHaveAttribute('aria-current', 'true');
  },
);
