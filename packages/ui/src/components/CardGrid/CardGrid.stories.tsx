import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card';
import { CardGrid } from './CardGrid';

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  args: { children: documents.map(({ id, name }) => <Card key={id}>{name}</Card>) },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(documents.length);
  },
};

/** A single card keeps the width of a card. */
export const One: Story = { args: { children: <Card>Dapithapon BIR 2303.pdf</Card> } };

/** Cards of one line are equally tall. */
export const UnequalHeights: Story = {
  args: {
    children: (
      <>
        <Card>Short</Card>
        <Card>
          The back of the form and the payment receipt were added later, so this card has more to
          say than the one beside it.
        </Card>
      </>
    ),
  },
};

/** Three small things share the whole width, on a phone too. */
export const Row: Story = {
  args: {
    layout: 'row',
    children: ['Files', 'Clients', 'Needs Review'].map((label) => <Card key={label}>{label}</Card>),
  },
};
