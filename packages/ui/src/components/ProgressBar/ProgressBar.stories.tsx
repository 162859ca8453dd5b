import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Loading page', active: true, delay: 0 },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slow page, shortly after the click. */
export const Default: Story = {
  parameters: { spoken: ['progress bar, Loading page', 'Loading page'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await expect(canvas.getByText('Loading page')).toHaveAttribute('aria-live', 'polite');
  },
};

/** Right to left: it grows from the right. */
export const RightToLeft: Story = { args: { dir: 'rtl', lang: 'ar', label: 'جارٍ تحميل الصفحة' } };

/** If loading is faster than the delay, no bar is shown or announced. */
export const TooShortToShow: Story = {
  args: { active: false, delay: 1000 },
  render: function Toggled(args) {
    const [active, setActive] = useState(false);
    return (
      <>
        <ProgressBar {...args} active={active} />
        <Button onClick={() => setActive(!active)}>{active ? 'Finish' : 'Start'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText('Loading page')).toBeNull();
  },
};
