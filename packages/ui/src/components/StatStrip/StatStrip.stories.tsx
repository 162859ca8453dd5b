import { clients, dashboardCounts } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mono } from '../Mono';
import { StatStrip } from './StatStrip';

const meta = {
  title: 'Components/StatStrip',
  tags: ['data'],
  parameters: { alsoCalled: ['metrics', 'key figures', 'KPI'] },
  component: StatStrip,
  args: {
    stats: [
      { label: 'Files', value: dashboardCounts.filesCount },
      { label: 'Clients', value: dashboardCounts.clientsCount },
      { label: 'Needs Review', value: dashboardCounts.needsReviewCount, pending: true },
    ],
  },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dashboard's three counts: plain numbers without thousands separators. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const texts = (role: string) => canvas.getAllByRole(role).map((element) => element.textContent);
    await expect(texts('term')).toEqual(['Files', 'Clients', 'Needs Review']);
    await expect(texts('definition')).toEqual(['1300', '553', '45']);
  },
};

/** The key facts below a client's name. */
export const Small: Story = {
  args: {
    size: 'small',
    stats: [
      { label: 'User ID', value: <Mono>{clients[0]!.id}</Mono> },
      { label: 'Documents', value: clients[0]!.documentsCount },
      { label: 'Last Activity', value: <Mono>{clients[0]!.lastActivity}</Mono> },
    ],
  },
  parameters: {
    spoken: ['User ID', 'CL-1001', 'Documents', '2', 'Last Activity', '2026-11-16 09:42'],
  },
};

/** Long labels wrap, and the figures stay aligned. Those that do not fit move to the next line: no number is broken. */
export const LongLabels: Story = {
  args: {
    stats: [
      { label: 'Mga dokumentong naghihintay ng pagsusuri', value: 1234567 },
      { label: 'Mga kliyente', value: 553 },
      { label: 'Needs Review', value: 45, pending: true },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
};

/** Right to left: the first figure is on the right. */
export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 540, scale: 0.5 } },
};
