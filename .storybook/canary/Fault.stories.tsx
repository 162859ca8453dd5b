import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOverview, everyScreen, everyScreenOverview, everyStory } from '../modes';

function Fault({ color = 'light-dark(black, white)' }: { color?: string }) {
  return <p style={{ color }}>Some text</p>;
}

/** A paragraph that is hard to read only where the CSS applies. */
const faultIn = (css: string, color = '#ccc') => (
  <>
    <style>{css.replace('FAULT', `p { color: ${color} }`)}</style>
    <p>Some text</p>
  </>
);

/** One fault per mode: low contrast, or where axe does not run, a play function that fails. Only `npm run test:canary` loads them, and expects each to be found. */
const meta = {
  title: 'Tests/Fault',
  component: Fault,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: {
    chromatic: {
      modes: { ...everyStory, ...everyScreen, ...everyOverview, ...everyScreenOverview },
    },
  },
} satisfies Meta<typeof Fault>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Legible: Story = {};

/** Not in the other modes that are light and wide. */
export const LowContrastInLight: Story = {
  render: () =>
    faultIn(
      "@media (width > 1000px) and (prefers-contrast: no-preference) { [dir=ltr]:not([style*='200%']) { FAULT } }",
      'light-dark(#ccc, white)',
    ),
};

export const LowContrastInDark: Story = {
  render: () => faultIn('@media (width > 1000px) { FAULT }', 'light-dark(black, #333)'),
};

export const LowContrastOnPhone: Story = {
  render: () => faultIn('@media (width < 400px) { FAULT }'),
};

export const LowContrastOnTablet: Story = {
  render: () => faultIn('@media (400px < width < 1000px) { FAULT }'),
};

export const LowContrastRightToLeft: Story = {
  render: () => faultIn('[dir=rtl] { FAULT }'),
};

/** The text's contrast is 5.3:1. Every other mode needs 4.5:1, and this one 7:1. */
export const LowContrastWithMoreContrast: Story = { args: { color: 'light-dark(#6b6b6b, white)' } };

export const LowContrastInLargeText: Story = {
  render: () => (
    <div style={{ containerType: 'inline-size', inlineSize: 480 }}>
      {faultIn('@container (width < 20rem) { FAULT }')}
    </div>
  ),
};

export const LowContrastOnDarkPhone: Story = {
  render: () => faultIn('@media (width < 400px) { FAULT }', 'light-dark(black, #333)'),
};

const failsIf = (query: string): Story => ({
  render: () => {
    if (matchMedia(query).matches) throw new Error(`${query} matches`);
    return <p>Some text</p>;
  },
});

export const FailsInForcedColors = failsIf('(forced-colors: active)');

export const FailsInPrint = failsIf('print');
