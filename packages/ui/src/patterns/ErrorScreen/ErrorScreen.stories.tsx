import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Patterns/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'Unexpected Application Error!',
    detail: '404 Not Found',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Dashboard', href: '/dashboard' },
    ],
  },
  parameters: {
    alsoCalled: ['error page', 'crash'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A URL that matches no page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    await expect(canvas.getByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

/** A page that failed and can be retried. */
export const WithRetry: Story = {
  args: { detail: undefined, onRetry: fn() },
  parameters: {
    spoken: [
      'main',
      'heading, level 1, Unexpected Application Error!',
      'button, Try again',
      'link, Home',
      'link, Dashboard',
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Only the heading. */
export const TitleOnly: Story = { args: { detail: undefined, links: undefined } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 560, scale: 0.57, on: 'window', from: { y: 210 } } },
};
