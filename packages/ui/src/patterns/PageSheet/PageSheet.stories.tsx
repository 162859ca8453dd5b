import { documents, samplePageText, samplePageUrl } from '@patunay/fixtures';
import type { PageText } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manyLines, misplacedWords, textLine } from '../../stories/pageTexts';
import type { Finding } from '../findings';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { PageSheet } from './PageSheet';
import { pageRotations } from './types';

const sample = documents[5]!;

const findings: Finding[] = [
  {
    id: 'font',
    panel: 'fraud',
    name: 'Font Detection',
    details: 'Two amounts in a wider typeface',
    status: 'warning',
    places: [
      { page: 2, x: 451.7, y: 309.6, width: 41.3, height: 7.9 },
      { page: 2, x: 451.8, y: 617.6, width: 41.2, height: 7.9 },
    ],
  },
  {
    id: 'pixel',
    panel: 'fraud',
    name: 'Pixel Detection',
    details: 'Noise differs around both amounts',
    status: 'warning',
    places: [
      { page: 2, x: 448.7, y: 305.9, width: 48.3, height: 14 },
      { page: 2, x: 448.8, y: 613.9, width: 48.2, height: 14 },
    ],
  },
  {
    id: 'balance',
    panel: 'fraud',
    name: 'Balance Verification',
    details: 'Differs from the sum of the movements',
    status: 'error',
    places: [{ page: 2, x: 528.1, y: 617.8, width: 36.9, height: 7.6 }],
  },
  {
    id: 'period',
    panel: 'fields',
    name: 'Statement period',
    status: 'success',
    places: [{ page: 2, x: 467, y: 55, width: 103, height: 8.5 }],
  },
  {
    id: 'signature',
    panel: 'fields',
    name: 'Signature',
    status: 'missing',
    places: [{ page: 2, x: 42, y: 684, width: 160, height: 30 }],
  },
];

const meta = {
  title: 'Patterns/PageSheet',
  component: PageSheet,
  args: {
    src: samplePageUrl(sample.id, 2),
    alt: `${sample.name}, page 2 of 5`,
    page: 2,
    findings,
    onSelectedFindingChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560, padding: 8 }}>{Story()}</div>],
} satisfies Meta<typeof PageSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Warnings, errors and fields; missing values are dashed. Two checks that mark the same amounts share a tag. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a check with two boxes has a numbered mark for each', async () => {
      await expect(canvas.getByRole('button', { name: 'Font Detection, 2 of 2' })).toBeVisible();
    });
    await step('a mark is at least 24 px high', async () => {
      const { height } = canvas
        .getByRole('button', { name: 'Font Detection, 1 of 2' })
        .getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(24);
    });
    await step('clicking a mark selects its finding', async () => {
      const mark = canvas.getByRole('button', { name: 'Balance Verification' });
      await expect(mark).toHaveAccessibleDescription('Differs from the sum of the movements');
      await userEvent.click(mark);
      await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith('balance');
    });
  },
};

/** One finding is selected; clicking it again clears the selection. */
export const Selected: Story = {
  args: { selectedFinding: 'balance' },
  parameters: {
    spoken: [
      'graphic, Sampaguita statement Oct 2026.pdf, page 2 of 5',
      'button, Statement period, not pressed',
      'button, Pixel Detection, 1 of 2, Noise differs around both amounts, not pressed',
      'button, Font Detection, 1 of 2, Two amounts in a wider typeface, not pressed',
      'button, Pixel Detection, 2 of 2, Noise differs around both amounts, not pressed',
      'button, Font Detection, 2 of 2, Two amounts in a wider typeface, not pressed',
      'button, Balance Verification, Differs from the sum of the movements, pressed',
      'button, Missing: Signature, not pressed',
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Balance Verification' }));
    await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith(null);
  },
};

/** A check is hovered in a list elsewhere, so its marks are highlighted. */
export const Previewed: Story = { args: { previewedFinding: 'font' } };

/** The place of a missing value is selected. */
export const MissingField: Story = { args: { selectedFinding: 'signature' } };

/** Nothing was found on this page. */
export const NoFindings: Story = { args: { findings: [] } };

/** The marks rotate with the page; their icons stay upright. */
export const Rotations: Story = {
  render: (args) => (
    <div className="sb-column">
      {pageRotations.map((rotation) => (
        <div key={rotation} style={{ inlineSize: 280 }}>
          <PageSheet {...args} rotation={rotation} alt={`${args.alt}, turned ${rotation}°`} />
        </div>
      ))}
    </div>
  ),
};

/** The URL is not known yet. */
export const Loading: Story = { args: { src: undefined, findings: [] } };

const brokenImage = 'data:image/svg+xml,broken';

/** The image fails to load: an error replaces the page. Retrying moves focus to the page. */
export const Failed: Story = {
  args: { src: brokenImage },
  parameters: { spoken: ['This page could not be loaded.', 'button, Try again'] },
  play: async ({ canvas }) => {
    await canvas.findByText('This page could not be loaded.');
    await expectAnnouncement('This page could not be loaded.');
    await expect(canvas.queryByRole('button', { name: 'Balance Verification' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // The message is gone until the image has failed again.
    const again = await canvas.findByText('This page could not be loaded.');
    await expect(again.parentElement?.parentElement).toHaveFocus();
  },
};

/** The page is not mirrored in a right-to-left layout. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** 320 px viewport: small marks still have a 24 px target. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

const [, statementText = []] = await samplePageText(sample.id);

/** The lines of text once they are shown. */
const shownLines = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[data-text-line]')).toHaveLength(count));

/** The text is over the picture, each word where it is printed, with each mark where it is read. */
export const WithText: Story = {
  args: { text: statementText },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeInTheDocument());
    await expect(misplacedWords(canvasElement, statementText)).toEqual([]);
    const row = canvas.getByRole('cell', { name: /16,991\.90/ }).parentElement;
    await expect(row).toHaveTextContent(/^705-Oct-2026Deposit at the counter/);
  },
};

/**
 * Beside selected text are the tools that copy it and, in the place of a finding, show the finding. They neither take
 * focus nor cover the text.
 */
export const SelectedText: Story = {
  args: { text: statementText },
  play: async ({ args, canvas, canvasElement, step }) => {
    const [amount] = await canvas.findAllByText('28,500.00');
    const select = () => document.getSelection()?.selectAllChildren(amount!);
    const tools = () => canvas.queryByRole('toolbar', { name: 'Selected text' });
    const names = () =>
      within(tools()!)
        .getAllByRole('button')
        .map((button) => button.textContent);
    await step('the tools are within the page, beside the text', async () => {
      select();
      await waitFor(() => expect(tools()).toBeVisible());
      await expect(names()).toEqual(['Copy', 'Show finding']);
      const [box, text] = [tools()!, amount!].map((element) => element.getBoundingClientRect());
      await expect(box!.bottom <= text!.top || box!.top >= text!.bottom).toBe(true);
      const stage = canvasElement.firstElementChild!.getBoundingClientRect();
      await expect(box!.left).toBeGreaterThanOrEqual(stage.left);
      await expect(box!.right).toBeLessThanOrEqual(stage.right);
      await expect(tools()!.contains(document.activeElement)).toBe(false);
    });
    await step('a press elsewhere, Escape and an empty selection close them', async () => {
      await userEvent.pointer({ keys: '[MouseLeft]', target: canvasElement });
      await expect(tools()).toBeNull();
      document.getSelection()?.removeAllRanges();
      select();
      await waitFor(() => expect(tools()).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(tools()).toBeNull();
      await expect(String(document.getSelection())).toBe('28,500.00');
      document.getSelection()?.removeAllRanges();
      select();
      await waitFor(() => expect(tools()).toBeVisible());
      document.getSelection()?.removeAllRanges();
      await waitFor(() => expect(tools()).toBeNull());
    });
    await step('they show the inner finding', async () => {
      select();
      await waitFor(() => expect(tools()).toBeVisible());
      await userEvent.click(within(tools()!).getByRole('button', { name: 'Show finding' }));
      await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith('font');
      await expect(tools()).toBeNull();
    });
    await step('text outside findings can be copied only', async () => {
      document.getSelection()?.selectAllChildren(canvas.getByText('Weaving'));
      await waitFor(() => expect(tools()).toBeVisible());
      await expect(names()).toEqual(['Copy']);
    });
    document.getSelection()?.removeAllRanges();
    select();
    await waitFor(() => expect(tools()).toBeVisible());
  },
};

/** The tools of selected text are read after the page. */
export const ToolsRead: Story = {
  args: {
    text: [{ kind: 'paragraph', rows: [[textLine('28,500.00', 60, 200, 12)]] }],
    findings: [{ ...findings[0]!, places: [{ page: 2, x: 50, y: 190, width: 120, height: 30 }] }],
  },
  parameters: {
    spoken: [
      `graphic, ${sample.name}, page 2 of 5`,
      'button, Font Detection, Two amounts in a wider typeface, not pressed',
      '28,500.00',
      'toolbar, Selected text',
      'button, Copy',
      'button, Show finding',
    ],
  },
  play: async ({ canvas }) => {
    document.getSelection()?.selectAllChildren(await canvas.findByText('28,500.00'));
    await expect(await canvas.findByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  },
};

/** What a search has found is filled as with a marker pen, because findings are outlined; the current match also has an outline. */
export const Matches: Story = {
  args: {
    text: statementText,
    matches: [
      { box: { x: 128, y: 165, width: 40, height: 9 } },
      { box: { x: 128, y: 181, width: 60, height: 9 }, current: true },
      { box: { x: 200, y: 400, width: 60, height: 9 }, angle: 90 },
    ],
  },
};

/** A page can have 400 lines. */
export const ManyLines: Story = {
  args: { text: manyLines, findings: [] },
  play: async ({ canvasElement }) => {
    await shownLines(canvasElement, 400);
    await expect(misplacedWords(canvasElement, manyLines)).toEqual([]);
  },
};

const mixed: PageText = [
  { kind: 'heading', rows: [[textLine('Hebrew שלום and Arabic سلام', 60, 200, 12)]] },
  {
    kind: 'paragraph',
    rows: [[textLine('שלום עולם 2026', 60, 240, 12)], [textLine('مرحبا بالعالم', 60, 260, 12)]],
  },
];

/** Right-to-left text, alone and within other text, also in a right-to-left layout. */
export const MixedDirections: Story = {
  args: { text: mixed, findings: [] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  parameters: {
    spoken: [
      'graphic, Sampaguita statement Oct 2026.pdf, page 2 of 5',
      'heading, level 3, Hebrew שלום and Arabic سلام',
      'שלום עולם 2026',
      'مرحبا بالعالم',
    ],
  },
  play: async ({ canvasElement }) => {
    await shownLines(canvasElement, 3);
    await expect(misplacedWords(canvasElement, mixed)).toEqual([]);
  },
};

/** Empty lines, and lines that are off the page, are left out. */
export const UnusableLines: Story = {
  args: {
    findings: [],
    text: [
      { kind: 'paragraph', rows: [[{ ...textLine('empty', 60, 200), words: [] }], []] },
      { kind: 'paragraph', rows: [[textLine('outside', 700, 200)], [textLine('above', 60, -40)]] },
      { kind: 'table', rows: [[null]] },
      { kind: 'paragraph', rows: [[textLine('inside', 60, 240)]] },
    ],
  },
  play: async ({ canvasElement }) => {
    await shownLines(canvasElement, 1);
  },
};

/** A line whose box is wrong: the check of the other stories reports its words. */
export const UnalignedLine: Story = {
  args: {
    findings: [],
    text: [
      { kind: 'paragraph', rows: [[textLine('This is right', 60, 200)]] },
      { kind: 'paragraph', rows: [[textLine('This is wrong', 64, 220)]] },
    ],
  },
  play: async ({ canvasElement }) => {
    await shownLines(canvasElement, 2);
    await expect(
      misplacedWords(canvasElement, [
        { kind: 'paragraph', rows: [[textLine('This is right', 60, 200)]] },
        { kind: 'paragraph', rows: [[textLine('This is wrong', 60, 220)]] },
      ]),
    ).toEqual(['This', 'is', 'wrong']);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 560, scale: 0.76, on: 'window', from: { x: 140, y: 450 } } },
};
