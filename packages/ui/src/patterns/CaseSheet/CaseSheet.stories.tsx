import { samplePageUrl } from '@patunay/fixtures';
import type { Evidence } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { evidenceAt, manyFindings, sampleFindings, samplePanels } from '../../stories/samples';
import { CaseSheet } from './CaseSheet';

const sample = (id: string) => ({
  panels: samplePanels(id),
  findings: sampleFindings(id),
  pageImage: (page: number) => samplePageUrl(id, page),
});

const meta = {
  title: 'Patterns/CaseSheet',
  component: CaseSheet,
  args: sample('DOC-2006'),
  parameters: {
    chromatic: {
      modes: {
        dark: { disable: true },
        phone: { disable: true },
        'more-contrast': { disable: true },
        'forced-colors': { disable: true },
      },
      reason: 'It appears on paper alone: in the light theme, without contrast settings.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '43rem' }}>{Story()}</div>],
} satisfies Meta<typeof CaseSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the printable part of A4. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Comparison: Balance Verification' });
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names.slice(0, 2)).toEqual(['Editing History', 'Balance Verification']);
    await expect(
      canvas.getAllByText('Fraud Detection: page 2, middle right and bottom right'),
    ).toHaveLength(2);
  },
};

/** A name that differs from the client's record. */
export const TradeName: Story = {
  args: sample('DOC-2004'),
  parameters: {
    spoken: [
      'region, Case sheet',
      'heading, level 2, 4 findings',
      '4 warnings',
      'list, 4 items',
      'heading, level 3, Trade Name',
      'Warning',
      'Printed “Dapitapon”, spelled “Dapithapon” on file.',
      'Utility Bill Fields: page 1, centre',
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
      'graphic, Trade Name, p. 1',
      'heading, level 3, Editing History',
      'Warning',
      'Saved again in an image editor.',
      'Metadata: whole file',
      'heading, level 3, Template Detection',
      'Warning',
      'Seal sits lower than on comparable certificates, below its printed place.',
      'Fraud Detection: page 1, bottom left',
      'graphic, Template Detection, p. 1',
      'heading, level 3, Edge Analysis',
      'Warning',
      'Left edge of the border is partly cut off.',
      'Fraud Detection: page 1, bottom left',
      'graphic, Edge Analysis, p. 1',
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('group', { name: 'Comparison: Trade Name' });
    await step('the crop of a tall box shows the whole box', async () => {
      const sheet = canvas.getByRole('img', { name: 'Edge Analysis, p. 1' }).parentElement!;
      const crop = sheet.parentElement!.getBoundingClientRect();
      const mark = sheet.querySelector('[data-tone]')!.getBoundingClientRect();
      await expect(mark.top).toBeGreaterThan(crop.top);
      await expect(mark.bottom).toBeLessThan(crop.bottom);
    });
  },
};

/** The same stamp on two pages. */
export const RepeatedStamp: Story = {
  args: sample('DOC-2005'),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Comparison: Copy/Move Detection' });
  },
};

/** Only missing fields. */
export const MissingFields: Story = { args: sample('DOC-2003') };

/** Every check passed: there is no case. */
export const NoFindings: Story = {
  args: sample('DOC-2001'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const outside: Evidence['places'][number] = { page: 9, x: 700, y: -90, width: 40, height: 20 };

/** Findings whose place is unknown, outside the page, or on a page that the document does not have. */
export const PlacesMissing: Story = {
  args: {
    findings: sampleFindings(
      'DOC-2006',
      evidenceAt('DOC-2006', (index) => (index % 2 ? [] : [outside, { ...outside, page: 1 }])),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This finding has no place on the pages.').length).toBe(6);
  },
};

/** 60 findings on one page, with names of 200 letters. */
export const ManyFindings: Story = { args: manyFindings() };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    cover: { width: 540, scale: 0.56, on: 'window' },
    // Unlike the case sheet itself, the gallery is also dark.
    chromatic: { modes: { dark: { theme: 'dark', viewport: 1280 } } },
  },
};
