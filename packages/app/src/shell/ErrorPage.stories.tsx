import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'Screens/Error page',
  component: ErrorPage,
  ...onRoute,
  parameters: { overview: 'unknown-route', layout: 'fullscreen', route: '/no/such/page' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A URL that matches no route. */
export const UnknownRoute: Story = {};

/** A pathname that cannot be decoded. */
export const MalformedPathname: Story = { parameters: { route: '/clients/%E0%A4%A' } };

export const UnknownRouteCover: Story = {
  ...UnknownRoute,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...UnknownRoute.parameters,
    cover: { width: 560, scale: 0.57, on: 'window', from: { y: 210 } },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 560, scale: 0.57, on: 'window', from: { y: 210 } } },
};
