import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card';
import { CardGrid } from './CardGrid';

const meta = {
  title: 'Components/CardGrid',
  tags: ['layout'],
  parameters: { alsoCalled: ['tiles'] },
  component: CardGrid,
  args: {
    children: documents.map(({ id, name, clientName }, index) => (
      <Card key={id}>
        {name}
        {index === 0 && <p>{clientName} handed in both sides and the receipt.</p>}
      </Card>
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const Nothing = () => null;

/** As many columns as fit; cards in a row are equally tall. A child that renders nothing takes no space. */
export const Default: Story = {
  args: { children: [<Nothing key="nothing" />, meta.args.children, null, false] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(documents.length);
  },
};

/** One column, for ordered cards such as a queue. */
export const List: Story = { args: { layout: 'list' } };

/** Three small items share the whole width, on a phone too. */
export const Row: Story = {
  args: {
    layout: 'row',
    children: ['Files', 'Clients', 'Needs Review'].map((label) => <Card key={label}>{label}</Card>),
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 620, scale: 0.5, on: 'desk' } },
  args: {
    children: ['Bills', 'Passports', 'Statements', 'Certificates'].map((name) => (
      <Card key={name} style={{ fontSize: 28 }}>
        {name}
      </Card>
    )),
  },
};
