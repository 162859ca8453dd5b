import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, cardPaddings } from './Card';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Luntian electricity bill Oct 2026.pdf' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every padding; `none` is for lists and tables that reach the edge. */
export const Paddings: Story = {
  render: (args) => (
    <div className="sb-column">
      {cardPaddings.map((padding) => (
        <Card {...args} key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </div>
  ),
};

/** Any element can be the sheet. */
export const AsArticle: Story = {
  args: { asChild: true, children: <article>Dapithapon DTI registration.pdf</article> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Dapithapon DTI registration.pdf');
  },
};

/** One long word stays inside. */
export const LongWord: Story = {
  args: { children: 'amihan-savings-statement-september-2026-front-and-back-rescanned.pdf' },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};
