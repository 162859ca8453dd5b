import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Button } from '../Button';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/ProgressBar',
  tags: ['feedback'],
  component: ProgressBar,
  args: { label: 'Loading page', active: true, delay: 0 },
  parameters: {
    alsoCalled: ['loader', 'spinner', 'loading indicator'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '120px' } },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar while a slow page loads. */
export const Default: Story = {
  parameters: { spoken: ['progress bar, Loading page'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  },
};

/** Right to left: it grows from the right. */
export const RightToLeft: Story = { args: { dir: 'rtl', lang: 'ar', label: 'جارٍ تحميل الصفحة' } };

/** If loading is faster than the delay, no bar is shown or announced, and the next load waits for the whole delay. */
export const TooShortToShow: Story = {
  args: { active: false, delay: 100 },
  render: function Toggled(args) {
    const [active, setActive] = useState(false);
    return (
      <>
        <ProgressBar {...args} active={active} />
        <Button onClick={() => setActive(!active)}>{active ? 'Finish' : 'Start'}</Button>
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const expectNoBar = async () => {
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      // Nor an empty element, which screen readers would read as "blank".
      await expect(canvas.getByRole('button').previousElementSibling).toBeNull();
    };
    await step('no bar after the delay has passed', async () => {
      await fireEvent.click(canvas.getByRole('button', { name: 'Start' }));
      await fireEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await new Promise((done) => setTimeout(done, 2 * args.delay!));
      await expectNoBar();
    });
    await step('no bar at the start of the next load', async () => {
      canvas.getByRole('button', { name: 'Start' }).click();
      // React flushes a click's updates in a microtask. On a slow machine, `userEvent` might outlast the delay.
      await Promise.resolve();
      const bar = canvas.queryByRole('progressbar');
      await fireEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await expect(bar).toBeNull();
      await expectNoBar();
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 200, scale: 1.6, on: 'window' } },
  render: (args) => (
    <>
      <ProgressBar {...args} />
      <p style={{ padding: 24 }}>Bulk Upload</p>
    </>
  ),
};
