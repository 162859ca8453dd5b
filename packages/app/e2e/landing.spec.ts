import { notInFirefox } from './firefox';
import { expect, test } from './fixtures';
import { heading, open } from './pages';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('has no sidebar, and no script', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  for (const label of ['Home', 'Bulk Upload', 'Activity', 'Review', 'Reports']) {
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(0);
  }
  await expect(page.locator('script')).toHaveCount(0);
});

test('the header has five anchors and a link to log in', async ({ page }) => {
  const links = page.getByRole('banner').getByRole('link');
  await expect(links).toHaveText(['Features', 'API', 'Pricing', 'Docs', 'Contact', 'Login']);
  for (const [index, id] of ['features', 'api', 'pricing', 'docs', 'contact'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
  }
  await expect(links.last()).toHaveAttribute('href', '/dashboard');
});

test('every anchor leads to its place on the page', async ({ page }) => {
  const places = {
    Features: 'REST API',
    API: 'One call, one answer',
    Pricing: 'Starter',
    Docs: 'Request',
    Contact: 'See it at work.',
  };
  for (const [anchor, headingOfPlace] of Object.entries(places)) {
    await test.step(anchor, async () => {
      await page.getByRole('banner').getByRole('link', { name: anchor, exact: true }).click();
      await expect(page).toHaveURL(`/#${anchor.toLowerCase()}`);
      const target = page.locator(':target');
      await expect(target).toHaveAttribute('id', anchor.toLowerCase());
      const place = page.getByRole('heading', { name: headingOfPlace, exact: true });
      await expect(place).toBeInViewport();
      await expect(target.filter({ has: place })).toHaveCount(1);
    });
  }
});

test('Login and Start Free Trial lead to the dashboard', async ({ page }) => {
  for (const name of ['Login', 'Start Free Trial']) {
    await test.step(name, async () => {
      await page.goto('/');
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page)).toHaveText(['Dashboard']);
    });
  }
});

test('the sections come in the order of the specification', async ({ page }) => {
  const sections = [
    page.getByRole('link', { name: 'Start Free Trial' }),
    page.getByRole('heading', { name: 'Universal Banks' }),
    page.getByRole('heading', { name: 'Accuracy', exact: true }),
    page.getByRole('heading', { name: 'Starter', exact: true }),
    page.getByText('import requests'),
    page.getByText('99.99%'),
    page.getByRole('link', { name: 'Go to dashboard' }),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(
    sections.map((section) => section.evaluate((element) => element.getBoundingClientRect().top)),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(sections.length);
});

test('the hero has the heading, the prices at a glance and one way to start', async ({ page }) => {
  const hero = page.getByRole('region').filter({ has: heading(page) });
  await expect(heading(page)).toHaveCount(1);
  await expect(hero).toContainText('REST API');
  await expect(hero.getByRole('list', { name: 'Prices' }).getByRole('listitem')).toHaveText([
    '$0.20 per API call',
    '$0.18 per call at volume',
  ]);
  await expect(hero.getByRole('link', { name: 'Start Free Trial' })).toBeVisible();
  await expect(page.getByText('Start Free Trial')).toHaveCount(1);
});

test('names the kinds of institution it is for', async ({ page }) => {
  const segments = page.getByRole('region', { name: 'Made for financial institutions' });
  await expect(segments.getByRole('heading', { level: 3 })).toHaveText([
    'Universal Banks',
    'Rural Banks',
    'Microfinance Institutions',
  ]);
});

test('has three feature cards: accuracy, speed and a REST API', async ({ page }) => {
  const features = page.getByRole('region', { name: 'Accurate, fast, and one call away' });
  await expect(features.getByRole('article')).toHaveCount(3);
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Accuracy',
    'Speed',
    'REST API',
  ]);
});

test('has three plans, and Volume alone is the most popular', async ({ page }) => {
  const plans = page.getByRole('region', { name: 'Pay by the call' }).getByRole('article');
  await expect(plans).toHaveCount(3);
  const [starter, volume, enterprise] = [plans.nth(0), plans.nth(1), plans.nth(2)];

  await expect(starter.getByRole('heading')).toHaveText('Starter');
  await expect(starter).toContainText('$0.20 per API call');
  await expect(starter).toContainText('Up to 1,000 calls per month');

  await expect(volume.getByRole('heading')).toHaveText('Volume');
  await expect(volume).toContainText('$0.18 per call');
  await expect(volume).toContainText('50,000+ calls per month');

  await expect(enterprise.getByRole('heading')).toHaveText('Enterprise');
  await expect(enterprise).toContainText('Custom pricing');
  await expect(enterprise).not.toContainText('$');
  await expect(enterprise.getByRole('listitem')).toHaveText([
    'Unlimited calls',
    'White-label',
    'SLA',
    'On-premise',
  ]);

  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(volume.getByText('Most Popular', { exact: true })).toBeVisible();
});

test('shows the API as text: the Python call, its answer, and nothing to run it with', async ({
  page,
}) => {
  const api = page.getByRole('region', { name: 'One call, one answer' });
  const request = api.getByRole('region', { name: 'Python' });
  await expect(request).toContainText('requests.post(');
  await expect(request).toContainText('"https://api.example.com/v1/ocr"');
  await expect(request).toContainText('"Authorization": "Bearer YOUR_API_KEY"');
  await expect(request).toContainText('files={"file": document}');

  const answer = JSON.parse(await api.getByRole('region', { name: 'JSON answer' }).innerText());
  expect(Object.keys(answer)).toEqual(['text', 'confidence', 'document_type']);

  const reference = page.locator('#docs');
  await expect(reference.getByRole('term')).toHaveText([
    'POST',
    '/v1/ocr',
    'Authorization',
    'file',
    'text',
    'confidence',
    'document_type',
  ]);
  for (const role of ['button', 'link', 'textbox', 'combobox'] as const) {
    await expect(api.getByRole(role)).toHaveCount(0);
  }
});

test('the bill is printed in dark ink on light paper, on a dark page too', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', notInFirefox.scheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  const bill = page.getByRole('img', { name: /bill/i });
  const lightness = (name: string) =>
    bill
      .locator(name)
      .first()
      .evaluate((element) => {
        const context = document.createElement('canvas').getContext('2d')!;
        context.fillStyle = getComputedStyle(element).fill;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255;
      });
  expect(await lightness('rect')).toBeGreaterThan(0.8);
  expect(await lightness('text')).toBeLessThan(0.5);
});

test('prints in ink on white, with the picture finished', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', notInFirefox.scheme);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto('/');
  const colourScheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(colourScheme)).toBe('light');
  const longest = () =>
    Math.max(...document.getAnimations().map(({ effect }) => Number(effect!.getTiming().duration)));
  expect(await page.evaluate(longest)).toBeLessThanOrEqual(1);
});

test('makes the six claims, and no other figure', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'In figures' }).getByRole('listitem')).toHaveText([
    '99.9% accuracy',
    'Under 2 seconds processing',
    '99.99% API uptime',
    '50+ document types',
    '1M+ documents processed',
    '500+ enterprise clients',
  ]);
});

test('ends with a call to action and a footer', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Go to dashboard' });
  await expect(link).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('contentinfo')).toContainText('Patunay');
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('links to nothing outside', async ({ page }) => {
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^(#\w+|\/|\/dashboard)$/.test(href))).toEqual([]);
});

test('works as well when it is reached from inside', async ({ page }) => {
  await open(page, '/clients');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.getByRole('heading', { name: 'Starter', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText(['Dashboard']);
});
