import { clients } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mono } from './Mono';

const meta = {
  title: 'Components/Mono',
  tags: ['data'],
  parameters: { alsoCalled: ['monospace'] },
  component: Mono,
  args: { children: '2026-11-16 09:42' },
} satisfies Meta<typeof Mono>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A date and time, in the format in which they are stored. */
export const Default: Story = {};

/** Digits line up from row to row and match the size of the surrounding text. */
export const InText: Story = {
  render: (args) => (
    <div className="sb-column">
      {clients.map(({ id, lastActivity }) => (
        <p key={id}>
          <Mono {...args}>{id}</Mono> was last active on <Mono {...args}>{lastActivity}</Mono>
        </p>
      ))}
    </div>
  ),
};

/** In right-to-left text, a date keeps its direction. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <p dir="rtl" lang="ar">
        آخر نشاط: {Story()}
      </p>
    ),
  ],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  render: () => (
    <div className="sb-column">
      {clients.slice(0, 4).map(({ id, lastActivity }) => (
        <p key={id} className="sb-row">
          <Mono>{id}</Mono> <Mono>{lastActivity}</Mono>
        </p>
      ))}
    </div>
  ),
};
