import { luntianBill } from '../../fixtures/papers/luntianBill.data';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { heading, untilInteractive } from './pages';

test('the page contains what the specification lists, and its in-page links work', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('has no sidebar, and no script', async () => {
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    for (const label of ['Home', 'Bulk Upload', 'Activity', 'Review', 'Reports']) {
      await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(0);
    }
    await expect(page.locator('script')).toHaveCount(0);
  });

  await test.step('the header has five in-page links and a link to log in', async () => {
    const links = page.getByRole('banner').getByRole('link');
    await expect(links).toHaveText(['Features', 'API', 'Pricing', 'Docs', 'Contact', 'Login']);
    for (const [index, id] of ['features', 'api', 'pricing', 'docs', 'contact'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
    }
    await expect(links.last()).toHaveAttribute('href', '/dashboard');
  });

  await test.step('has no external links', async () => {
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(#\w+|\/|\/dashboard)$/.test(href))).toEqual([]);
  });

  await test.step('the sections come in the order of the specification', async () => {
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

  await test.step('the hero has the heading, the price summary and one call to action', async () => {
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

  await test.step('names the kinds of institution it is for', async () => {
    const segments = page.getByRole('region', { name: 'Made for financial institutions' });
    await expect(segments.getByRole('heading', { level: 3 })).toHaveText([
      'Universal Banks',
      'Rural Banks',
      'Microfinance Institutions',
    ]);
  });

  await test.step('has three feature cards: accuracy, speed and a REST API', async () => {
    const features = page.getByRole('region', { name: 'Accurate, fast, and one call away' });
    await expect(features.getByRole('article')).toHaveCount(3);
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Accuracy',
      'Speed',
      'REST API',
    ]);
  });

  await test.step('has three plans, and only Volume is marked as most popular', async () => {
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

  await test.step('shows the API as text: the Python request and its response, without a way to run it', async () => {
    const api = page.getByRole('region', { name: 'One call, one answer' });
    const request = api.getByRole('group', { name: 'Python' });
    await expect(request).toContainText('requests.post(');
    await expect(request).toContainText('"https://api.example.com/v1/ocr"');
    await expect(request).toContainText('"Authorization": "Bearer YOUR_API_KEY"');
    await expect(request).toContainText('files={"file": document}');

    const answer = JSON.parse(await api.getByRole('group', { name: 'JSON answer' }).innerText());
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

  await test.step('makes the six claims, and no others', async () => {
    await expect(page.getByRole('region', { name: 'In figures' }).getByRole('listitem')).toHaveText(
      [
        '99.9% accuracy',
        'Under 2 seconds processing',
        '99.99% API uptime',
        '50+ document types',
        '1M+ documents processed',
        '500+ enterprise clients',
      ],
    );
  });

  await test.step('ends with a call to action and a footer', async () => {
    const link = page.getByRole('link', { name: 'Go to dashboard' });
    await expect(link).toHaveAttribute('href', '/dashboard');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Patunay');
    await expect(footer).toContainText('sample data');
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the footer links to the same five sections, labelled by their headings', async () => {
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveCount(5);
    for (const [index, id] of ['features', 'api', 'pricing', 'docs', 'contact'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
      if (id === 'docs') continue; // Two headings: Request, Response.
      const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 });
      await expect(links.nth(index)).toHaveText(await heading.innerText());
    }
  });

  await test.step('the hero is the utility bill that the back office opens', async () => {
    const bill = page.getByRole('img', { name: 'A utility bill being read' });
    for (const value of [
      luntianBill.provider,
      luntianBill.billDate,
      luntianBill.holder.name,
      luntianBill.account,
      luntianBill.period,
      luntianBill.dueDate,
      `${luntianBill.consumption} kWh`,
      `PHP ${(luntianBill.amountDue / 100).toLocaleString('en-US')}0`,
    ]) {
      await expect(bill).toContainText(value);
    }
    const bars = await bill
      .locator('path[d*=" 304v-"]')
      .evaluateAll((paths) => paths.map((path) => Number(path.getAttribute('d')?.split('v-')[1])));
    const [first = 0] = bars;
    const [, firstMonth] = defined(luntianBill.history[0]);
    expect(bars.map((bar) => Math.round((bar / first) * firstMonth))).toEqual(
      luntianBill.history.map(([, consumption]) => consumption),
    );
  });

  await test.step('every tick and box is inside its panel and around its value', async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fields = await page
      .getByRole('img', { name: 'A utility bill being read' })
      .locator('g:has(> g > rect)')
      .evaluateAll((groups: SVGGElement[]) =>
        groups.map((group) => {
          const boxOf = (part: Element | null) => {
            if (!(part instanceof SVGGraphicsElement)) throw new Error('A field lacks a part.');
            return part.getBBox();
          };
          const box = boxOf(group.querySelector('rect'));
          const value = boxOf(group.querySelector('rect + text'));
          const tick = boxOf(group.lastElementChild);
          const left = Number(group.transform.baseVal.consolidate()?.matrix.e);
          return {
            padding: [value.x - box.x, box.x + box.width - (value.x + value.width)],
            end: left + tick.x + tick.width,
          };
        }),
      );
    expect(fields).toHaveLength(6);
    for (const { padding, end } of fields) {
      for (const side of padding) expect(Math.abs(side - 8)).toBeLessThan(1.5);
      expect(end).toBeLessThanOrEqual(410);
    }
  });

  await test.step('the bill has dark text on a light background in the dark theme, too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const bill = page.getByRole('img', { name: /bill/i });
    const lightness = (name: string) =>
      bill
        .locator(name)
        .first()
        .evaluate((element) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('The browser has no 2D canvas.');
          context.fillStyle = getComputedStyle(element).fill;
          context.fillRect(0, 0, 1, 1);
          return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255;
        });
    expect(await lightness('rect')).toBeGreaterThan(0.8);
    expect(await lightness('text')).toBeLessThan(0.5);
  });

  await test.step('every in-page link scrolls to its section', async () => {
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
});

test('only opacity and transform are animated; the printed page is in the light theme, with the animation finished', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const animated = await page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((keyframe) => Object.keys(keyframe)),
    ),
  ]);
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  expect(animated.filter((name) => !timing.includes(name)).toSorted()).toEqual([
    'opacity',
    'transform',
  ]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.reload();
  const colourScheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(colourScheme)).toBe('light');
  const longest = () =>
    Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)));
  expect(await page.evaluate(longest)).toBeLessThanOrEqual(1);
});

test('Start Free Trial and Login lead to the dashboard, and Home back to a page whose in-page links work', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free Trial', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText(['Dashboard']);
  await untilInteractive(page);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.getByRole('heading', { name: 'Starter', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText(['Dashboard']);
});
