import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleComparison } from '../../stories/samples';
import { RecordComparison } from './RecordComparison';

const comparison = sampleComparison('DOC-2004', 'trade-name', 'record');

const meta = {
  title: 'Patterns/RecordComparison',
  component: RecordComparison,
  args: {
    name: 'Trade Name',
    comparison,
    pageImage: (page) => samplePageUrl('DOC-2004', page),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof RecordComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A letter of the name on file is missing on the page. */
export const Default: Story = {
  parameters: {
    spoken: [
      'group, Comparison: Trade Name',
      'figure',
      'graphic, Printed: Panaderya Dapitapon',
      'On the page',
      'Page 1, centre',
      'Printed',
      'Panaderya Dapitapon',
      'On file',
      'Panaderya Dapithapon',
      '“h” is missing on the page, after “Dapit”.',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('“h” is missing on the page, after “Dapit”.')).toBeVisible();
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('h');
  },
};

/** Several letters differ, and one is only on the page. */
export const SeveralDifferences: Story = {
  args: { comparison: { ...comparison, onFile: 'Panadería Dapithapo' } },
  play: async ({ canvas, step }) => {
    await step('each text is selected as it is, without gaps', async () => {
      for (const [index, text] of ['Panaderya Dapitapon', 'Panadería Dapithapo'].entries()) {
        document.getSelection()?.selectAllChildren(canvas.getAllByRole('definition')[index]!);
        await expect(String(document.getSelection())).toBe(text);
      }
      document.getSelection()?.removeAllRanges();
    });
  },
};

/** Both texts are the same, apart from case. */
export const Same: Story = {
  args: { comparison: { ...comparison, onFile: 'PANADERYA DAPITAPON' } },
};

/** The client's record has no value. */
export const NothingOnFile: Story = {
  args: { comparison: { ...comparison, onFile: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No value on file.')).toBeVisible();
  },
};

/** Neither the text nor its place were found on the page. */
export const NothingPrinted: Story = {
  args: { comparison: { onFile: comparison.onFile } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was read.')).toBeVisible();
    await expect(canvas.getByText('No place on the pages.')).toBeVisible();
  },
};

/** Names of 200 letters, without a space to wrap at. */
export const LongNames: Story = {
  args: {
    comparison: {
      ...comparison,
      printed: 'Panaderyangdapitapon'.repeat(10),
      onFile: 'Panaderyangdapithapon'.repeat(9) + 'Panaderyang',
    },
  },
};

/** A right-to-left text on file. */
export const RightToLeftText: Story = {
  args: { comparison: { ...comparison, printed: 'مخبز دابيتابون', onFile: 'مخبز دابيثابون' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 400, scale: 0.7 } },
};
