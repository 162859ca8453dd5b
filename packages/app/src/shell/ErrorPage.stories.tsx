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
