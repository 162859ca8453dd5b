import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Patterns/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'Unexpected Application Error!',
    links: [
      { label: 'Home', href: '#home' },
      { label: 'Dashboard', href: '#dashboard' },
    ],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something failed while the page was drawn. */
export const Default: Story = {};

/** An address that has no page. */
export const PageNotFound: Story = { args: { detail: '404 Not Found' } };

/** A failure that may pass, such as code that could not be fetched. */
export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
