import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { serveStatic } from '../scripts/serve.ts';
import { engines } from './browsers';
import type { Browser } from './browsers';

const dist = resolve(import.meta.dirname, '../../../dist');
if (!existsSync(resolve(dist, 'index.html')))
  throw new Error('There is no dist/ yet: run `npm run build -- app` first.');

const folder = mkdtempSync(join(tmpdir(), 'patunay-journey-'));
const file = (name: string) => {
  writeFileSync(join(folder, name), name);
  return join(folder, name);
};
const files = ['bill.pdf', 'notes.docx'].map(file);
afterAll(() => rmSync(folder, { recursive: true }));

/** A control by its text or its label. */
const control = (element: string, name: string) =>
  `(//${element}[not(@aria-hidden)][normalize-space()="${name}" or @aria-label="${name}"])`;
const link = (name: string) => control('a', name);
const button = (name: string) => control('button', name);
const inDialog = (xpath: string) => xpath.replace('//', '//*[@role="dialog"]//');
/** The field of a label. */
const field = (name: string) => `//*[@id=//label[starts-with(normalize-space(), "${name}")]/@for]`;
/** Its label, because the input itself is invisible. */
const radio = (name: string) => `//label[starts-with(normalize-space(), "${name}")]`;

for (const [name, { missing, launch }] of Object.entries(engines)) {
  if (missing && !process.env.CI) {
    test.skip(`${name} (${missing})`, () => {});
    continue;
  }

  describe(name, () => {
    test('leads from the landing page through every task', { timeout: 240_000 }, async () => {
      expect(missing).toBeUndefined();
      const server = serveStatic(dist).listen(0, '127.0.0.1');
      const browser = await launch();
      try {
        const { port } = server.address() as AddressInfo;
        await journey(browser, `http://127.0.0.1:${port}`);
      } finally {
        await browser.close();
        server.close();
      }
    });
  });
}

async function journey({ open, read, click, type, back }: Browser, origin: string) {
  const eventually = (expression: string) =>
    expect.poll(() => read(expression), { timeout: 15_000 });
  const shows = (text: string) =>
    eventually(`document.body.innerText.includes(${JSON.stringify(text)})`).toBe(true);
  const hasHeading = (text: string) =>
    eventually(`document.querySelector('h1')?.textContent`).toBe(text);
  const isAt = (url: string) => eventually('location.pathname + location.search').toBe(url);
  const dialogs = (count: number) =>
    eventually(`document.querySelectorAll('[role=dialog]').length`).toBe(count);
  const choose = (select: string, option: string) =>
    type(select, option).then(() =>
      eventually(`[...document.querySelectorAll('select')].at(-1).selectedOptions[0].text`).toBe(
        option,
      ),
    );

  await open(`${origin}/`);
  await click(link('Login'));
  await hasHeading('Dashboard');
  // From here on, any error fails the journey in every engine.
  await read(
    `(window.errors = [], addEventListener('error', ({ message }) => window.errors.push(message)), 0)`,
  );

  await click(link('Clients'));
  await hasHeading('Clients');
  await eventually(`document.activeElement.localName`).toBe('h1');
  await type('//input[@type="search"]', 'ibañ');
  await eventually(`document.querySelectorAll('tbody tr').length`).toBe(1);
  const query = encodeURIComponent('ibañ');
  await isAt(`/clients?q=${query}`);
  await click(link('Maria Teresa Ibañez'));
  await hasHeading('Maria Teresa Ibañez');
  await click(link('Sampaguita statement Oct 2026.pdf'));
  await hasHeading('Sampaguita statement Oct 2026.pdf');

  await click(button('Page 2'));
  await eventually(`/page 2 of 5/.test(document.querySelector('[role=group] img').alt)`).toBe(true);
  await eventually(`document.querySelector('[role=group] img').naturalWidth > 0`).toBe(true);
  await eventually(`document.querySelectorAll('[data-text-line]').length > 100`).toBe(true);
  // Each line's last word ends where it is printed.
  await eventually(
    `[...document.querySelectorAll('[data-text-line="0"]')].map((line) => Math.abs(line.lastElementChild.getBoundingClientRect().right - line.getBoundingClientRect().right)).filter((off) => off > 1.5)`,
  ).toEqual([]);
  await click(button('Search in the document'));
  await type('//search//input', 'TRANSFER');
  await shows('8 matches');
  await eventually(`location.search.includes('find=TRANSFER')`).toBe(true);
  await click(button('Clear search'));
  const tools = `document.querySelector('[role=toolbar][aria-label="Selected text"]')?.textContent ?? null`;
  await read(
    `getSelection().selectAllChildren([...document.querySelectorAll('[data-text-line] > span')].find(({ textContent }) => textContent === 'Weaving'))`,
  );
  await eventually(tools).toBe('Copy');
  await read(`getSelection().removeAllRanges()`);
  await eventually(tools).toBe(null);
  await click(button('Metadata'));
  // By then, the panel is in view, and the next button has stopped moving.
  await isAt('/clients/CL-1001/documents/DOC-2006?page=2&panel=metadata');
  await click(button('Fraud Detection'));
  await eventually(`document.querySelectorAll('h2 [aria-expanded=true]').length`).toBe(1);
  await click(button('Approve Document'));
  await isAt('/clients/CL-1001/documents/DOC-2006?page=2&panel=fraud');
  await back();
  await hasHeading('Maria Teresa Ibañez');
  await back();
  await eventually(`document.querySelector('input[type=search]')?.value`).toBe('ibañ');

  await click(button('Add Client'));
  await dialogs(1);
  await isAt(`/clients?q=${query}&add`);
  await back();
  await dialogs(0);
  await click(button('Add Client'));
  await type(inDialog(field('Client Name')), 'Tindahan ni Aling Nena');
  await choose(inDialog(field('Document Type')), 'Utility Bill');
  await type('//*[@role="dialog"]//input[@type="file"]', String(files[0]));
  await click(inDialog(button('Add Client')));
  await shows('the client was not saved');
  await dialogs(0);

  await click(link('Review'));
  await hasHeading('Documents Needing Review');
  await click(`${button('Review')}[1]`);
  await click(radio('Reject'));
  await eventually(
    `[...document.querySelectorAll('[role=dialog] button')].find(({ textContent }) => textContent === 'Confirm').disabled`,
  ).toBe(true);
  await type('//*[@role="dialog"]//textarea', 'The amounts do not add up');
  await click(button('Confirm'));
  await shows('Document has been rejected');
  await dialogs(0);
  await isAt('/review');

  await click(link('Bulk Upload'));
  await hasHeading('Bulk Upload Documents');
  await type('//main//input[@type="file"]', files.join('\n'));
  await shows('Please select a document type before uploading');
  await choose(field('Document Type'), 'ID Document');
  await type(field('Client Name'), 'Leonor Abad');
  await type('//main//input[@type="file"]', files.join('\n'));
  await shows('Some files were skipped. Only PDF, JPG, and PNG files are supported.');
  await click(button('Upload 1 File(s)'));
  await shows('1 file was not sent');

  await click(link('Reports'));
  await hasHeading('Reports');
  await click(button('Utility Bills'));
  await isAt('/reports?tab=utility');
  await click(link('Home'));
  await click(link('Pricing'));
  await eventually('location.hash').toBe('#pricing');

  await open(`${origin}/no/such/page`);
  await hasHeading('Unexpected Application Error!');
}
