import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { samplePageText } from '@patunay/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveStatic } from '../scripts/serve.ts';
import { pageOf, pageOfEachScreen } from '../src/pages';
import { installedEngines } from './installedEngines';
import { Tour } from './tour';
import { webkit } from './webkit';

const statementPage = pageOf('Document', { clientId: 'CL-1001', documentId: 'DOC-2006' });

const dist = resolve(import.meta.dirname, '../../../dist');
if (!existsSync(dist)) throw new Error('There is no dist/ yet: run `npm run build` first.');

const folder = mkdtempSync(join(tmpdir(), 'patunay-tour-'));
const file = (name: string) => join(folder, name);
for (const name of ['bill.pdf', 'notes.docx']) writeFileSync(file(name), name);
writeFileSync(
  file('scan.png'),
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

let server: Server;
let origin: string;
beforeAll(async () => {
  server = serveStatic(dist);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

for (const engine of installedEngines()) {
  describe(engine.name, () => {
    let tour: Tour;
    beforeAll(async () => {
      tour = new Tour(await engine.launch({ colorScheme: 'light' }), origin);
    });
    afterAll(() => tour?.driver.close());

    test.each([
      ...pageOfEachScreen.slice(1).map(({ path, title }): [string, string] => [path, title]),
      ['/clients/CL-9999', 'Client not found'],
      ['/clients/CL-1001/documents/DOC-9999', 'Document not found'],
      ['/no/such/page', 'Unexpected Application Error!'],
      ['/clients/%E0%A4%A', 'Unexpected Application Error!'],
    ])('%s opens with its heading', async (path, heading) => {
      await tour.open(path);
      await tour.expectHeading(heading);
    });

    test('the landing page links to its sections and to the dashboard', async () => {
      await tour.open('/');
      await tour.click('link', 'Pricing');
      await tour.until('return location.hash', '#pricing');
      await tour.until(
        `const { top } = document.querySelector('#pricing').getBoundingClientRect();
         return top > -4 && top < 200`,
        true,
      );
      await tour.click('link', 'Login');
      await tour.expectHeading('Dashboard');
    });

    test.each([
      ['Clients', 'Clients'],
      ['Bulk Upload', 'Bulk Upload Documents'],
      ['Activity', 'Activity Log'],
      ['Review', 'Documents Needing Review'],
      ['Reports', 'Reports'],
    ])('the sidebar leads to %s', async (link, heading) => {
      await tour.open('/dashboard');
      await tour.click('link', link);
      await tour.expectHeading(heading);
    });

    test('Log Out does nothing', async () => {
      await tour.open('/clients');
      await tour.click('button', 'Log Out');
      await tour.expectPath('/clients');
      await tour.expectHeading('Clients');
    });

    test('Back and Forward return to pages and their scroll positions', async () => {
      await tour.open('/activity');
      await tour.driver.setSize(1280, 400);
      await tour.run('scrollTo(0, 120)');
      await tour.until('return Math.round(scrollY)', 120);
      await tour.click('link', 'Reports');
      await tour.expectHeading('Reports');
      await tour.until('return Math.round(scrollY)', 0);
      await tour.driver.back();
      await tour.expectHeading('Activity Log');
      await tour.until('return Math.round(scrollY)', 120);
      await tour.driver.forward();
      await tour.expectHeading('Reports');
      await tour.driver.setSize(1280, 838);
    });

    test('navigation moves focus to the new heading', async () => {
      await tour.open('/dashboard');
      await tour.click('link', 'Clients');
      await tour.expectHeading('Clients');
      await expect.poll(() => tour.focused()).toBe('h1 Clients');
    });

    test('the text of a page is where it is printed, is selected by dragging, copied and found', async () => {
      const { title, path } = statementPage;
      await tour.open(`${path}?page=2`);
      await tour.expectHeading(title);
      await tour.until(`return document.querySelectorAll('[data-text-line]').length > 100`, true);

      const [, text = []] = await samplePageText('DOC-2006');
      const words = text
        .flatMap(({ rows }) => rows.flat())
        .flatMap((line) =>
          line && !line.angle
            ? line.words.map(({ text: letters, at, width }) => [
                letters,
                line.x + at + width / 2,
                line.y + line.height / 2,
              ])
            : [],
        );
      const misplaced = await tour.run(
        `const sheet = document.querySelector('[role=group] img').getBoundingClientRect();
         const range = document.createRange();
         const shown = [...document.querySelectorAll('[data-text-line="0"] > span')];
         return args[0].flatMap(([text, x, y], index) => {
           range.selectNodeContents(shown[index]);
           const { left, right, top, bottom } = range.getBoundingClientRect();
           const scale = sheet.width / 612;
           const off = [(left + right) / 2 - sheet.left - x * scale, (top + bottom) / 2 - sheet.top - y * scale];
           const isThere = text === shown[index].textContent && off.every((by) => Math.abs(by) <= 1.5);
           return isThere ? [] : [text + ' ' + off.map((by) => by.toFixed(1)).join(' ')];
         });`,
        words,
      );
      // WebKitGTK rounds the widths of small letters to whole pixels.
      if (engine !== webkit) expect(misplaced).toEqual([]);

      const copied = await tour.run(
        `const line = (text) => [...document.querySelectorAll('[data-text-line]')].find(({ textContent }) => textContent === text);
         const fire = (target, type, { x, y }, buttons) =>
           target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y, buttons }));
         const start = line('Mobile load, Habagat Telecom').getBoundingClientRect();
         const end = line('Cash withdrawal, Dalisay Plaza ATM').getBoundingClientRect();
         const middle = ({ top, bottom }) => (top + bottom) / 2;
         fire(line('Mobile load, Habagat Telecom'), 'mousedown', { x: start.left + 1, y: middle(start) }, 1);
         fire(window, 'mousemove', { x: end.right + 1, y: middle(end) }, 1);
         fire(window, 'mouseup', { x: end.right + 1, y: middle(end) }, 0);
         // Firefox does not let scripts read what they copied.
         const { setData } = DataTransfer.prototype;
         let copied;
         DataTransfer.prototype.setData = (type, text) => (copied = text);
         document.querySelector('[data-page-text]').dispatchEvent(
           new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }));
         DataTransfer.prototype.setData = setData;
         return copied;`,
      );
      expect(copied).toBe(
        'Mobile load, Habagat Telecom\t612504\t300.00\t\t11,565.60\n4\t02-Oct-2026\tCash withdrawal, Dalisay Plaza ATM',
      );

      await tour.click('button', 'Search in the document');
      await tour.type('Search in the document', 'transfer', 'searchbox');
      await tour.expectText('8 matches');
      await tour.driver.press('Enter');
      await tour.expectText('1 of 8');
      await tour.until('return new URLSearchParams(location.search).get("find")', 'transfer');
    });

    test('the search filters clients by name and updates the URL', async () => {
      await tour.open('/clients');
      await tour.type('Search clients by name', 'ibañ', 'searchbox');
      await tour.until('return document.querySelectorAll("tbody tr").length', 1);
      await tour.until('return new URLSearchParams(location.search).get("q")', 'ibañ');
      await tour.open('/clients?q=nobody');
      await tour.expectText('No clients match your search');
    });

    test('a column header sorts ascending, descending and not at all', async () => {
      await tour.open('/clients');
      for (const [sort, path] of [
        ['ascending', '/clients?sort=name'],
        ['descending', '/clients?sort=-name'],
        [null, '/clients'],
      ] as const) {
        await tour.click('button', 'Name');
        await tour.until(
          `return screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')`,
          sort,
        );
        await tour.expectPath(path);
      }
    });

    test('Add Client accepts a file, confirms with a toast and adds no row', async () => {
      await tour.open('/clients');
      await tour.click('button', 'Add Client');
      await tour.type('Client Name', 'Tindahan ni Aling Nena');
      await tour.select('Document Type', 'Utility Bill');
      await tour.driver.setFiles('[role=dialog] input[type=file]', [file('bill.pdf')]);
      await tour.run(
        `within(screen.getByRole('dialog')).getAllByRole('button').find(({ type }) => type === 'submit').click()`,
      );
      await tour.expectText('Sample only: the client was not saved');
      await tour.until('return document.querySelectorAll("tbody tr").length', 5);
    });

    test('a dialog is in the URL: Back closes it, Forward opens it, Escape leaves no step', async () => {
      const dialogs = `return screen.queryAllByRole('dialog').length`;
      await tour.open('/activity');
      await tour.click('link', 'Clients');
      await tour.expectHeading('Clients');
      await tour.click('button', 'Add Client');
      await tour.until(dialogs, 1);
      await tour.expectPath('/clients?add');
      for (const step of ['back', 'forward', 'back', 'forward'] as const) {
        await tour.driver[step]();
        await tour.until(dialogs, step === 'back' ? 0 : 1);
        await tour.expectPath(step === 'back' ? '/clients' : '/clients?add');
      }
      await tour.driver.press('Escape');
      await tour.until(dialogs, 0);
      await tour.expectPath('/clients');
      await tour.driver.back();
      await tour.expectHeading('Activity Log');
    });

    test('a link opens a review with its decision, and closing it stays on the page', async () => {
      await tour.open('/review?document=DOC-2006&decision=reject&zoom=150');
      await tour.get('textbox', 'Rejection Reason (Required)');
      await tour.expectText('150%');
      await tour.click('button', 'Cancel');
      await tour.until(`return screen.queryAllByRole('dialog').length`, 0);
      await tour.expectPath('/review');
    });

    test('Add Client keeps focus inside and closes with Escape', async () => {
      await tour.open('/clients');
      await tour.click('button', 'Add Client');
      const dialog = await tour.get('dialog', 'Add Client');
      await tour.until('return document.querySelector(args[0]).clientHeight > 300', true, dialog);
      for (let i = 0; i < 12; i += 1) {
        await tour.driver.press('Tab');
        expect(
          await tour.run(`return Boolean(document.activeElement.closest('[role=dialog]'))`),
        ).toBe(true);
      }
      await tour.driver.press('Escape');
      await tour.until(`return screen.queryAllByRole('dialog').length`, 0);
      await expect.poll(() => tour.focused()).toBe('button Add Client');
    });

    test('bulk upload asks for the type, then the name, then skips unsupported files', async () => {
      await tour.open('/upload');
      const input = 'form input[type=file]';
      const alert = `return screen.queryByRole('alert')?.textContent`;
      await tour.driver.setFiles(input, [file('bill.pdf')]);
      await tour.until(alert, 'Please select a document type before uploading');
      await tour.select('Document Type', 'Utility Bill');
      await tour.driver.setFiles(input, [file('bill.pdf')]);
      await tour.until(alert, 'Please enter a client name before uploading');
      await tour.type('Client Name', 'Leonor Abad');
      await tour.driver.setFiles(input, [file('scan.png'), file('notes.docx'), file('bill.pdf')]);
      await tour.until(
        alert,
        'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
      );
      await tour.get('button', 'Upload 2 File(s)');
      await tour.get('img', 'scan.png');
      await tour.click('button', 'bill.pdf');
      await tour.expectText('Preview not available for this file type');
      await tour.click('button', 'Upload 2 File(s)');
      await tour.expectText('Sample only: 2 files were not sent');
    });

    test('the area accepts dropped files, and dragging highlights it', async () => {
      await tour.open('/upload');
      await tour.select('Document Type', 'Utility Bill');
      await tour.type('Client Name', 'Leonor Abad');
      const drag = `
        const data = new DataTransfer();
        data.items.add(new File(['x'], 'dropped.pdf'));
        const area = screen.getByRole('group', { name: 'Files' });
        area.dispatchEvent(new DragEvent(args[0], { bubbles: true, cancelable: true, dataTransfer: data }));`;
      const isHighlighted = `return screen.getByRole('group', { name: 'Files' }).dataset.dragging !== undefined`;
      await tour.run(drag, 'dragenter');
      await tour.until(isHighlighted, true);
      await tour.run(drag, 'drop');
      await tour.get('button', 'dropped.pdf');
      await tour.until(isHighlighted, false);
    });

    test('changing the client type clears document type and files', async () => {
      await tour.open('/upload');
      await tour.select('Document Type', 'Utility Bill');
      await tour.type('Client Name', 'Leonor Abad');
      await tour.driver.setFiles('form input[type=file]', [file('bill.pdf')]);
      await tour.get('button', 'Upload 1 File(s)');
      await tour.run(`screen.getByRole('radio', { name: 'Merchant' }).click()`);
      await tour.get('button', 'Upload 0 File(s)');
      await tour.until(`return screen.getByRole('combobox', { name: 'Document Type' }).value`, '');
    });

    test('the pager has five pages, and the image names the document and page', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006');
      for (const page of [2, 5]) {
        await tour.click('button', `Page ${page}`);
        await tour.get('img', `Sampaguita statement Oct 2026.pdf, page ${page} of 5`);
      }
      expect(
        await tour.run(`return screen.queryAllByRole('button', { name: 'Page 6' }).length`),
      ).toBe(0);
      await tour.expectPath('/clients/CL-1001/documents/DOC-2006?page=5');
      await tour.until(
        `const [image] = screen.getAllByRole('img', { name: /page 5 of 5/ });
         return image.complete && image.naturalWidth > 0`,
        true,
      );
    });

    test('one panel is open at a time', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006');
      const open = `return [...document.querySelectorAll('h2 [aria-expanded=true]')].map(({ textContent }) => textContent.trim())`;
      for (const panel of ['Metadata', 'Fraud Detection']) {
        await tour.click('button', panel);
        await tour.until(open, [panel]);
      }
      await tour.click('button', 'Fraud Detection');
      await tour.until(open, []);
    });

    test('Approve Document, Reject Document and Add Pages do nothing', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006');
      for (const name of ['Approve Document', 'Reject Document', 'Add Pages']) {
        await tour.click('button', name);
      }
      await tour.expectPath('/clients/CL-1001/documents/DOC-2006');
      expect(await tour.run(`return screen.queryAllByRole('dialog').length`)).toBe(0);
    });

    test.each([
      ['Approve', 'Approval Notes (Required)', 'Document has been approved successfully'],
      ['Reject', 'Rejection Reason (Required)', 'Document has been rejected'],
    ])('review: %s asks for text and ends with a toast', async (decision, label, toast) => {
      await tour.open('/review');
      await tour.click('button', 'Review');
      await tour.get('radio', decision);
      await tour.run(`screen.getByRole('radio', { name: args[0] }).click()`, decision);
      const isDisabled = `return screen.getByRole('button', { name: 'Confirm' }).disabled`;
      await tour.until(isDisabled, true);
      await tour.type(label, 'Looked at every page');
      await tour.until(isDisabled, false);
      await tour.click('button', 'Confirm');
      await tour.expectText(toast);
      await tour.until(`return screen.queryAllByRole('dialog').length`, 0);
      await tour.expectText('4 pending');
      await tour.expectNoText(toast);
    });

    // A letter at once after another one would count as dictated text.
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

    test('rejecting DOC-2006 by keyboard: K, O, J, J, C, X, the reason, Ctrl+Enter', async () => {
      await tour.open('/review');
      await tour.get('button', 'Review');
      await tour.run(`screen.getAllByRole('button', { name: 'Review' })[1].focus()`);
      await tour.driver.press('k');
      await pause();
      await tour.driver.press('o');
      await tour.get('dialog', 'Review document: Sampaguita statement Oct 2026.pdf');
      await expect.poll(() => tour.focused()).toBe('button Show evidence: Balance Verification');
      await tour.driver.press('j');
      await pause();
      await tour.driver.press('j');
      await tour.get('group', 'Comparison: Balance Verification');
      await pause();
      await tour.driver.press('c');
      await tour.until(`return document.activeElement.dataset.comparison`, '');
      await tour.driver.press('c');
      await expect.poll(() => tour.focused()).toBe('button Show evidence: Balance Verification');
      await tour.driver.press('+');
      await tour.expectText('125%');
      await tour.driver.press('x');
      await expect.poll(() => tour.focused()).toMatch(/^textarea/);
      await tour.driver.type('xjk?');
      await tour.until(`return screen.getByRole('textbox').value`, 'xjk?');
      await tour.driver.pressWithControl('Enter');
      await tour.until(`return screen.queryAllByRole('dialog').length`, 0);
      await tour.expectText('Document has been rejected');
      await tour.expectNoText('Document has been rejected');
    });

    test('a finding’s sentence is added to the reason and removed by its button', async () => {
      await tour.open('/review');
      await tour.run(`screen.getAllByRole('button', { name: 'Review' })[0].focus()`);
      await tour.driver.press('o');
      await tour.get('dialog', 'Review document: Sampaguita statement Oct 2026.pdf');
      await tour.run(`screen.getByRole('radio', { name: 'Reject' }).click()`);
      const value = `return screen.getByRole('textbox', { name: 'Rejection Reason (Required)' }).value`;
      for (const text of [
        'Closing balance differs from the sum of the movements by PHP 40,000.00 (page 1).',
        '',
      ]) {
        await tour.click('button', 'Add to the reason: Balance Verification');
        await tour.until(value, text);
      }
    });

    const comparison = (name: string) => tour.get('group', `Comparison: ${name}`);
    const comparedImages = `return [...document.querySelectorAll('[data-comparison] img')].map(({ alt, complete, naturalWidth }) => [alt, complete && naturalWidth > 0])`;

    test('a sum is shown as a ledger, and each line leads to its place', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006?finding=balance-verification');
      await comparison('Balance Verification');
      await tour.until(
        `return screen.getAllByRole('row').at(-1).textContent`,
        'Difference40,000.00',
      );
      await tour.click('button', '8 credits');
      await tour.expectPath(
        '/clients/CL-1001/documents/DOC-2006?finding=balance-verification&place=credits',
      );
      await tour.get('img', 'Sampaguita statement Oct 2026.pdf, page 2 of 5');
    });

    test('suspicious places are shown above regular ones, equally magnified', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006?finding=font-detection');
      await comparison('Font Detection');
      await tour.until(comparedImages, [
        ['Suspicious', true],
        ['Regular, same line', true],
        ['Suspicious', true],
        ['Regular, same line', true],
      ]);
      const widths = await tour.run<number[]>(
        `return [...document.querySelectorAll('[data-comparison] img')].map((image) => Math.round(image.getBoundingClientRect().width))`,
      );
      expect(new Set(widths).size).toBe(1);
    });

    test('a printed name is shown above the one on file, with the letter that differs', async () => {
      await tour.open('/clients/CL-1003/documents/DOC-2004?finding=trade-name');
      await comparison('Trade Name');
      await tour.until(comparedImages, [['Printed: Panaderya Dapitapon', true]]);
      await tour.expectText('“h” is missing on the page, after “Dapit”.');
      await tour.until(`return document.querySelector('mark').textContent`, 'h');
    });

    test('two places are shown side by side, one over the other, and blinking', async () => {
      await tour.open('/clients/CL-1003/documents/DOC-2005?finding=copy-move-detection');
      await comparison('Copy/Move Detection');
      const pages = [
        ['Page 1', true],
        ['Page 2', true],
      ];
      await tour.until(comparedImages, pages);
      const choose = (view: string) =>
        tour.run(`screen.getByRole('radio', { name: args[0] }).click()`, view);
      const opacityOfTop = `return getComputedStyle(document.querySelector('[data-comparison] img[alt="Page 2"]').parentElement).opacity`;
      await choose('Overlay');
      await tour.until(comparedImages, pages);
      await tour.until(opacityOfTop, '0.5');
      await tour.run(`screen.getByRole('slider', { name: 'Page 2 over page 1' }).focus()`);
      await tour.driver.press('ArrowRight');
      await tour.until(opacityOfTop, '0.55');
      await choose('Blink');
      await tour.click('button', 'Show page 1');
      await tour.until(opacityOfTop, '0');
      await tour.click('button', 'Show page 2');
      await tour.until(opacityOfTop, '1');
    });

    const magnification = `
      const width = (selector) => document.querySelector(selector)?.getBoundingClientRect().width;
      return Math.round((10 * width('[data-magnifier] img')) / width('[role=group] img'))`;
    const noMagnifier = `return document.querySelector('[data-magnifier]') === null`;

    test('the magnifier shows the page three times as large, by key and while the page is held', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006?finding=font-detection');
      await tour.get('group', 'Document page');
      await tour.run(`screen.getByRole('group', { name: 'Document page' }).focus()`);
      await tour.driver.press('m');
      await tour.until(magnification, 30);
      await tour.driver.press('Escape');
      await tour.until(noMagnifier, true);

      await tour.driver.hold(await tour.get('group', 'Document page'));
      await tour.until(magnification, 30);
      await tour.driver.release();
      await tour.until(noMagnifier, true);
    });

    test('? lists the shortcuts, and Escape returns to the page', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006');
      await tour.get('group', 'Document page');
      await tour.run(`screen.getByRole('group', { name: 'Document page' }).focus()`);
      await tour.driver.press('?');
      await tour.get('dialog', 'Keyboard shortcuts');
      await tour.driver.press('Escape');
      await tour.until(`return screen.queryAllByRole('dialog').length`, 0);
      await expect.poll(() => tour.focused()).toBe('div Document page');
    });

    test('a document prints a case sheet with its comparisons and crops', async () => {
      await tour.open('/clients/CL-1001/documents/DOC-2006');
      await tour.expectHeading('Sampaguita statement Oct 2026.pdf');
      // Interaction loads the sheet. The engines' drivers cannot print, so the event stands in for it.
      await tour.driver.press('Shift');
      await tour.until(
        `for (const type of ['afterprint', 'beforeprint']) window.dispatchEvent(new Event(type));
         const sheet = document.querySelector('[aria-label="Case sheet"]');
         return sheet && [
           sheet.querySelectorAll('ol > li').length,
           [...sheet.querySelectorAll('[role=group]')].map(({ ariaLabel }) => ariaLabel),
           [...sheet.querySelectorAll('img')].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
         ]`,
        [
          9,
          [
            'Comparison: Balance Verification',
            'Comparison: Font Detection',
            'Comparison: Pixel Detection',
          ],
          0,
        ],
      );
      await tour.run(`window.dispatchEvent(new Event('afterprint'))`);
      await tour.until(`return document.querySelector('[aria-label="Case sheet"]')`, null);
    });

    test('CSV and JSON download under their names, PDF does not', async () => {
      await tour.open('/reports?tab=rejected');
      await tour.run(
        `window.downloads = [];
         HTMLAnchorElement.prototype.click = function () { window.downloads.push(this.download); };`,
      );
      for (const format of ['CSV', 'JSON', 'PDF']) await tour.click('button', format);
      await tour.until('return window.downloads', [
        'rejected_documents_report.csv',
        'rejected_documents_report.json',
      ]);
    });

    test('report tabs follow the arrow keys', async () => {
      await tour.open('/reports');
      await tour.click('tab', 'Bank Statements');
      await tour.driver.press('ArrowRight');
      await tour.until(
        `return screen.getByRole('tab', { selected: true }).textContent`,
        'Utility Bills',
      );
      await tour.expectPath('/reports?tab=utility');
    });

    test('the first Tab reaches the skip link, which moves focus to the content', async () => {
      await tour.open('/clients');
      await tour.expectHeading('Clients');
      await tour.driver.press('Tab');
      await expect.poll(() => tour.focused()).toBe('a Skip to content');
      await tour.driver.press('Enter');
      await tour.until('return document.activeElement.id', 'main');
    });

    test('lists have no markers, whatever their classes', async () => {
      await tour.open('/dashboard');
      await tour.expectHeading('Dashboard');
      expect(
        await tour.run(
          `return [...document.querySelectorAll('ul, ol')].filter((list) => getComputedStyle(list).listStyleType !== 'none').length`,
        ),
      ).toBe(0);
    });

    test('Inter is loaded on the dashboard', async () => {
      await tour.open('/dashboard');
      await tour.until(`return document.fonts.check('14px Inter')`, true);
    });

    test('in a narrow viewport the menu opens as a drawer', async () => {
      await tour.driver.setSize(480, 838);
      await tour.open('/clients');
      await tour.click('button', 'Open menu');
      await tour.click('link', 'Review');
      await tour.expectHeading('Documents Needing Review');
      await tour.until(
        'return document.documentElement.scrollWidth <= document.documentElement.clientWidth',
        true,
      );
      await tour.driver.setSize(1280, 838);
    });

    test('the app follows the system’s dark colour scheme', async () => {
      const dark = new Tour(await engine.launch({ colorScheme: 'dark' }), origin);
      try {
        await dark.open('/dashboard');
        await dark.expectHeading('Dashboard');
        const luminance = await dark.run<number>(
          `return getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)`,
        );
        expect(luminance).toBeLessThan(150);
      } finally {
        await dark.driver.close();
      }
    });
  });
}
