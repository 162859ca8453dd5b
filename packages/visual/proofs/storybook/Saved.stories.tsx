import type { Meta, StoryObj } from '@storybook/react-vite';

function Label() {
  return <p>Before the save</p>;
}

/** A story whose file is saved while the watch mode runs. */
const meta = { title: 'Tests/Saved', component: Label } satisfies Meta<typeof Label>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
