import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOverview, everyScreen, everyScreenOverview, everyStory } from '../environments/modes';

function Text() {
  return <p>Some text</p>;
}

/**
 * Each story except `Legible` fails in exactly one mode: by low contrast or, in the modes that axe skips, by throwing.
 * Only `npx visual prove` loads them. It expects each to fail in its own mode and pass in all others.
 */
const meta = {
  title: 'Tests/Planted',
  component: Text,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: {
    chromatic: {
      modes: { ...everyStory, ...everyScreen, ...everyOverview, ...everyScreenOverview },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text with low contrast wherever the at-rule or selector in `css` matches. */
const lowContrast = (css: string, color = '#ccc'): Story => ({
  render: () => (
    <div style={{ containerType: 'inline-size', inlineSize: 480 }}>
      <style>{css.replace('{}', `{ p { color: ${color} } }`)}</style>
      <Text />
    </div>
  ),
});
const inLight = 'light-dark(#ccc, white)';
const inDark = 'light-dark(black, #333)';

const failsIf = (query: string): Story => ({
  render: () => {
    if (matchMedia(query).matches) throw new Error(`${query} matches`);
    return <Text />;
  },
});

export const Legible: Story = {};

/** The conditions exclude the other light modes of this width: more contrast, right to left and large text. */
export const Light = lowContrast(
  "@media (width > 1000px) and (prefers-contrast: no-preference) { [dir=ltr]:not([style*='200%']) {} }",
  inLight,
);

export const Dark = lowContrast('@media (width > 1000px) {}', inDark);

export const Phone = lowContrast('@media (width < 400px) {}', inLight);

export const Tablet = lowContrast('@media (400px < width < 1000px) {}');

export const RightToLeft = lowContrast('[dir=rtl] {}');

/** A contrast of 4.8:1, where this mode requires 7:1 and the others at most 4.5:1. */
export const MoreContrast = lowContrast(':root {}', 'light-dark(#6b6b6b, white)');

export const LargeText = lowContrast('@container (width < 20rem) {}');

export const DarkPhone = lowContrast('@media (width < 400px) {}', inDark);

export const ForcedColors = failsIf('(forced-colors: active)');

export const Print = failsIf('print');
