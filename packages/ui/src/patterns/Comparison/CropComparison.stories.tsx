import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { sampleComparison } from '../../stories/samples';
import { CropComparison } from './CropComparison';

const comparison = sampleComparison('DOC-2005', 'copy-move-detection', 'places');

const meta = {
  title: 'Patterns/CropComparison',
  parameters: { alsoCalled: ['diff', 'image comparison'] },
  component: CropComparison,
  args: {
    name: 'Copy/Move Detection',
    comparison,
    pageImage: (page) => samplePageUrl('DOC-2005', page),
    onViewChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof CropComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same stamp on two pages, at the same scale. */
export const Default: Story = {
  parameters: {
    spoken: [
      'group, Comparison: Copy/Move Detection',
      'group, View',
      'radio, Side by side, checked',
      'radio, Overlay, not checked',
      'radio, Blink, not checked',
      'figure',
      'graphic, Page 1',
      'Page 1, bottom left',
      'figure',
      'graphic, Page 2',
      'Page 2, bottom right',
    ],
  },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('img');
    const scale = (image: HTMLElement) => image.getBoundingClientRect().width;
    await expect(scale(first!)).toBeCloseTo(scale(second!), 1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Overlay' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('overlay');
    await userEvent.click(canvas.getByRole('radio', { name: 'Side by side' }));
  },
};

/** One over the other: where they differ, there are two shapes. */
export const Overlay: Story = {
  args: { defaultView: 'overlay' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Page 2 over page 1' });
    const top = canvas.getByRole('img', { name: 'Page 2' }).parentElement!;
    await expect(getComputedStyle(top).opacity).toBe('0.5');
    await fireEvent.change(slider, { target: { value: '80' } });
    await expect(getComputedStyle(top).opacity).toBe('0.8');
    await expect(slider).toHaveAttribute('aria-valuetext', '80%');
  },
};

/** The pages alternate once a second. With reduced motion, a button switches between them instead. */
export const Blink: Story = {
  args: { defaultView: 'blink' },
  play: async ({ canvas, step }) => {
    const top = canvas.getByRole('img', { name: 'Page 2' }).parentElement!;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const flashes = () =>
      top
        .getAnimations()
        .map(({ effect }) => effect!.getComputedTiming())
        .map(({ duration, iterations }) => [duration, iterations]);
    await step(
      'it blinks at most three times a second, and never with reduced motion',
      async () => {
        await expect(flashes()).toEqual(isReduced ? [] : [[1000, Infinity]]);
      },
    );
    await step('a button shows one page and stops the blinking', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show page 1' }));
      await expect(flashes()).toEqual([]);
      await expect(top.closest('[data-blinking]')).toBeNull();
      await expect(getComputedStyle(top).opacity).toBe('0');
      await userEvent.click(canvas.getByRole('button', { name: 'Show page 2' }));
      await expect(getComputedStyle(top).opacity).toBe('1');
    });
  },
};

/** The second place is missing: there is nothing to overlay. */
export const SideMissing: Story = {
  args: { comparison: { first: comparison.first } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('No place on the pages.')).toBeVisible();
  },
};

/** The second place is outside its page. */
export const OutsideThePage: Story = {
  args: { comparison: { ...comparison, second: { ...comparison.second!, x: 700 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This place is outside page 2.')).toBeVisible();
  },
};

/** Both places are on the same page, and the images fail to load. */
export const ImageFails: Story = {
  args: {
    comparison: { ...comparison, second: { ...comparison.second!, page: 1 } },
    pageImage: () => 'data:image/png;base64,broken',
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 330, scale: 0.56 } },
  args: { defaultView: 'overlay' },
};
