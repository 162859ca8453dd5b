import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyScreen, everyStory } from '../modes';

function Fault({ color = 'light-dark(black, white)' }: { color?: string }) {
  return <p style={{ color }}>Some text</p>;
}

/** One contrast violation per mode. Only `npm run test:canary` loads them, and expects each to be found. */
const meta = {
  title: 'Tests/Fault',
  component: Fault,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { modes: { ...everyStory, ...everyScreen } } },
} satisfies Meta<typeof Fault>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Legible: Story = {};

export const LowContrastInLight: Story = {
  render: () => (
    <>
      <style>{'@media (width > 1000px) { p { color: light-dark(#ccc, white) } }'}</style>
      <p>Some text</p>
    </>
  ),
};

export const LowContrastInDark: Story = { args: { color: 'light-dark(black, #333)' } };

export const LowContrastOnPhone: Story = {
  render: () => (
    <>
      <style>{'@media (width < 400px) { p { color: #ccc } }'}</style>
      <p>Some text</p>
    </>
  ),
};

export const LowContrastOnTablet: Story = {
  render: () => (
    <>
      <style>{'@media (400px < width < 1000px) { p { color: #ccc } }'}</style>
      <p>Some text</p>
    </>
  ),
};
