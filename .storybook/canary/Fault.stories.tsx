import type { Meta, StoryObj } from '@storybook/react-vite';

function Fault() {
  return <p>Some text</p>;
}

/** A fault that a run has to find. Only `npm run test:canary` includes it, and expects it to be found. */
const meta = {
  title: 'Tests/Fault',
  component: Fault,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: {
    chromatic: { disableSnapshot: true, reason: 'Shows nothing of the product.' },
  },
} satisfies Meta<typeof Fault>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hard to read in the dark, and in the dark alone. */
export const LowContrastInTheDark: Story = {
  render: () => <p style={{ color: 'light-dark(black, #333)' }}>Some text</p>,
};
