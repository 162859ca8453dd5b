import type { PageText } from '@patunay/fixtures';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { mouse } from '../../stories/mouse';
import { misplacedWords, paper, textLine } from '../../stories/pageTexts';
import type { Finding } from '../findings';
import { PageSheet } from './PageSheet';

/** Three paragraphs, a table with a marked amount, and a line at the foot of the page. */
const text: PageText = [
  ...['First line of text', 'Second line here', 'Third and last'].map((words, index) => ({
    kind: 'paragraph' as const,
    rows: [[textLine(words, 60, 60 + 24 * index, 12)]],
  })),
  {
    kind: 'table',
    rows: [
      [
        textLine('Date', 60, 150, 12),
        textLine('Text', 200, 150, 12),
        textLine('Amount', 400, 150, 12),
      ],
      [textLine('05-Oct', 60, 180, 12), null, textLine('28,500.00', 400, 180, 12)],
    ],
  },
  { kind: 'paragraph', rows: [[textLine('At the foot', 60, 740, 12)]] },
];

const marked: Finding = {
  id: 'font',
  panel: 'fraudDetection',
  status: 'error',
  name: 'Font Detection',
  details: 'A wider typeface',
  places: [{ page: 1, x: 396, y: 176, width: 70, height: 20 }],
};

/** A page at one pixel per point, in a stage that shows its upper half, with a paragraph before and after it. */
async function mountPage() {
  const { container } = await mount(
    <div style={{ inlineSize: 640 }}>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable
        tabIndex={0}
        className="stage"
        style={{ blockSize: 300, overflow: 'auto', inlineSize: 640 }}
      >
        <PageSheet
          src={paper}
          alt="Page"
          page={1}
          text={text}
          findings={[marked]}
          style={{ inlineSize: 612 }}
        />
      </div>
      <p>Around the page</p>
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('[data-text-line]').length).toBe(9);
  return { container, stage: container.querySelector<HTMLElement>('.stage')! };
}

/** The text node of a word. */
function wordOf(container: HTMLElement, word: string) {
  const words = [...container.querySelectorAll('[data-text-line] > span')];
  return words.find(({ textContent }) => textContent === word)!.firstChild as Text;
}

/** The point before a letter of a word. */
function pointAt(container: HTMLElement, word: string, letter: number) {
  const range = document.createRange();
  range.setStart(wordOf(container, word), letter);
  range.setEnd(wordOf(container, word), letter + 1);
  const { left, top, height } = range.getBoundingClientRect();
  return { x: left + 1, y: top + height / 2 };
}

type Point = ReturnType<typeof pointAt>;

const nextFrame = () => new Promise(requestAnimationFrame);

async function drag(...[start, ...points]: [Point, ...Point[]]) {
  await mouse('mouseMoved', start);
  await mouse('mousePressed', start);
  for (const point of points) {
    await mouse('mouseMoved', point, { button: 'left', buttons: 1 });
    await nextFrame();
    await nextFrame();
  }
  return () => mouse('mouseReleased', points.at(-1)!);
}

async function click(point: Point, clickCount = 1, more: object = {}) {
  for (let count = 1; count <= clickCount; count += 1) {
    await mouse('mousePressed', point, { clickCount: count, ...more });
    await mouse('mouseReleased', point, { clickCount: count, ...more });
  }
}

/** What Ctrl+C copies. */
function copied() {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  document.getSelection()!.anchorNode!.parentElement!.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

// Wider than the page and what is around it.
beforeAll(() => page.viewport(900, 700));
beforeEach(() => document.getSelection()?.removeAllRanges());

test('a drag selects half a line', async () => {
  const { container } = await mountPage();
  const release = await drag(pointAt(container, 'First', 0), pointAt(container, 'of', 0));
  await release();
  expect(copied()).toBe('First line');
});

test('a drag selects several lines, and does not jump between them, beside them or outside the page', async () => {
  const { container, stage } = await mountPage();
  const start = pointAt(container, 'line', 0);
  const between = { ...pointAt(container, 'Second', 2), y: start.y + 10 };
  const beside = { x: 590, y: start.y + 10 };
  let release = await drag(start, between);
  expect(copied()).toBe('rst');
  await mouse('mouseMoved', beside, { button: 'left', buttons: 1 });
  await nextFrame();
  await nextFrame();
  expect(copied()).toBe('line of text');
  await release();
  expect(copied()).toBe('line of text');

  // A press on selected text would drag it.
  document.getSelection()?.removeAllRanges();
  release = await drag(start, pointAt(container, 'and', 0));
  await release();
  expect(copied()).toBe('line of text\nSecond line here\nThird');

  document.getSelection()?.removeAllRanges();
  const right = { x: stage.getBoundingClientRect().right + 60, y: pointAt(container, 'here', 0).y };
  release = await drag(start, pointAt(container, 'here', 2), right);
  await release();
  expect(copied()).toBe('line of text\nSecond line here');
  expect(container.querySelector('[data-selecting]')).toBeNull();
});

test('a double click selects a word, even below a mark; Shift-click extends the selection', async () => {
  const { container } = await mountPage();
  await click(pointAt(container, 'Second', 3), 2);
  expect(copied()).toBe('Second');
  await click(pointAt(container, '28,500.00', 3), 2);
  expect(copied()).toBe('28,500.00');
  await click(pointAt(container, 'First', 0));
  await click(pointAt(container, 'here', 2), 1, { modifiers: 8 });
  expect(copied()).toBe('First line of text\nSecond line he');
});

test('a drag below the page scrolls it and goes on selecting', async () => {
  const { container, stage } = await mountPage();
  const below = { x: 200, y: stage.getBoundingClientRect().bottom + 30 };
  // From text: the browser scrolls what the first step of the drag is on.
  const release = await drag(
    pointAt(container, 'Third', 0),
    pointAt(container, 'Third', 3),
    { ...below, y: below.y - 60 },
    below,
  );
  await expect.poll(() => stage.scrollTop, { timeout: 10_000 }).toBeGreaterThan(400);
  await expect.poll(copied).toContain('28,500.00\nAt the');
  expect(String(document.getSelection())).not.toContain('Around');
  await release();
});

test('a row is copied with tabs and without the tooltip of its mark', async () => {
  const { container } = await mountPage();
  const mark = container.querySelector<HTMLElement>('[aria-label="Font Detection"]')!;
  mark.focus();
  await mouse('mouseMoved', pointAt(container, '28,500.00', 2));
  await expect.poll(() => document.body.textContent).toContain('A wider typeface');
  document
    .getSelection()!
    .setBaseAndExtent(wordOf(container, '05-Oct'), 0, wordOf(container, 'At'), 0);
  expect(copied()).toBe('05-Oct\t\t28,500.00');
});

test('"Show finding", pressed by keyboard, moves focus to the page', async () => {
  const { container, stage } = await mountPage();
  document.getSelection()!.selectAllChildren(wordOf(container, '28,500.00').parentElement!);
  const show = page.getByRole('button', { name: 'Show finding' });
  await expect.element(show).toBeVisible();
  (show.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(show).not.toBeInTheDocument();
  expect(document.activeElement).toBe(stage);
});

test.each([0.8, 1.25])(
  'on a page with zoom: %f, the tools of selected text are above it',
  async (zoom) => {
    document.documentElement.style.zoom = String(zoom);
    onTestFinished(() => void document.documentElement.style.removeProperty('zoom'));
    const { container } = await mountPage();
    const word = wordOf(container, 'Amount').parentElement!;
    document.getSelection()!.selectAllChildren(word);
    const tools = () => container.querySelector('[role=toolbar]');
    await expect.poll(tools).not.toBeNull();
    const [box, text] = [tools()!, word].map((element) => element.getBoundingClientRect());
    expect(box!.bottom).toBeCloseTo(text!.top - 6, 0);
    expect(box!.left + box!.width / 2).toBeCloseTo(text!.left + text!.width / 2, 0);
  },
);

test('words are where they are printed, in any script', async () => {
  const scripts: PageText = ['Iba\u0301n\u0303ez 👨‍👩‍👧‍👦 after', 'क्षत्रिय हिन्दी after', 'שָׁלוֹם עוֹלָם'].map(
    (words, index) => ({ kind: 'paragraph', rows: [[textLine(words, 60, 60 + 24 * index, 12)]] }),
  );
  const { container } = await mount(
    <PageSheet src={paper} alt="Page" page={1} text={scripts} style={{ inlineSize: 612 }} />,
  );
  await expect.poll(() => container.querySelectorAll('[data-text-line]').length).toBe(3);
  expect(misplacedWords(container, scripts)).toEqual([]);
  const [line] = container.querySelectorAll('[data-text-line]');
  // Larger than any minimum font size that browsers offer.
  expect(parseFloat(getComputedStyle(line!).fontSize)).toBeGreaterThan(24);
});
