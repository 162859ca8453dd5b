import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleComparison } from '../../stories/samples';
import { SumLedger } from './SumLedger';

const comparison = sampleComparison('DOC-2006', 'balance-verification', 'sum');
const [opening, credits, debits] = comparison.items;

const meta = {
  title: 'Patterns/SumLedger',
  component: SumLedger,
  args: { name: 'Balance Verification', comparison, onSelectedItemChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof SumLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A closing balance that is not the sum of the movements. */
export const Default: Story = {
  parameters: {
    spoken: [
      'group, Comparison: Balance Verification',
      'table',
      'column header, Item',
      'column header, Place',
      'column header, PHP',
      'button, Opening balance, page 1, middle left, not pressed',
      'p. 1',
      '14,208.35',
      'button, 8 credits, page 2, middle right; page 3, middle right, not pressed',
      'p. 2, 3',
      '94,253.69',
      'button, 38 debits, page 2, right; page 3, middle right, not pressed',
      'p. 2, 3',
      '−50,919.47',
      'Computed sum',
      '57,542.57',
      'button, Closing balance, printed, page 1, middle right; page 3, bottom right, not pressed',
      'p. 1, 3',
      '17,542.57',
      'Difference',
      '40,000.00',
    ],
  },
  play: async ({ args, canvas }) => {
    const credit = canvas.getByRole('button', { name: '8 credits' });
    await expect(credit).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(credit);
    await expect(args.onSelectedItemChange).toHaveBeenLastCalledWith('credits');
    await expect(credit).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(credit);
    await expect(args.onSelectedItemChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Difference40,000.00');
  },
};

/** The place of a line is shown. */
export const PlaceSelected: Story = { args: { defaultSelectedItem: 'credits' } };

/** As on a phone with large text: each line takes two, and no label is broken inside a word. */
export const Narrow: Story = {
  args: { defaultSelectedItem: 'credits' },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
};

/** The sum agrees with the printed amount. */
export const Balanced: Story = {
  args: { comparison: { ...comparison, printed: { ...comparison.printed, amount: 57_542_57 } } },
};

/** An amount is not printed: the sum cannot be computed. */
export const SideMissing: Story = {
  args: {
    comparison: {
      ...comparison,
      items: [{ ...opening!, amount: undefined, places: [] }, credits!, debits!],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not printed')).toBeVisible();
    await expect(canvas.getByText('cannot be computed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Opening balance' })).toBeNull();
  },
};

/** Labels and amounts that need more room than there is. */
export const LongTexts: Story = {
  args: {
    comparison: {
      ...comparison,
      items: [
        {
          ...opening!,
          label: 'Panimulang balanse ng account bago ang unang transaksyon '.repeat(3),
        },
        { ...credits!, amount: 9_999_999_999_99, label: 'PinagsamangMgaDepositoAtMgaPaglipat' },
        debits!,
      ],
    },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 400, scale: 0.7 } },
};
