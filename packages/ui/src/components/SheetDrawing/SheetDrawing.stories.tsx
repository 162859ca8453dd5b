import type { Meta, StoryObj } from '@storybook/react-vite';
import { SheetDrawing, sheetDrawingKinds } from './SheetDrawing';

const meta = {
  title: 'Components/SheetDrawing',
  tags: ['layout'],
  parameters: { overview: 'kinds' },
  component: SheetDrawing,
  args: { kind: 'empty' },
} satisfies Meta<typeof SheetDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty sheet, for a list without items. */
export const Default: Story = {};

/** Every kind: empty, missing and torn. */
export const Kinds: Story = {
  render: (args) => (
    <div className="sb-row">
      {sheetDrawingKinds.map((kind) => (
        <SheetDrawing {...args} key={kind} kind={kind} />
      ))}
    </div>
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.8 } },
  render: Kinds.render,
};
