import { create } from 'storybook/theming';

/** The tokens that the themes use, copied because the manager cannot read them; theme.test.ts compares the values. */
export const colours = {
  light: {
    '--pt-bg-accent': '#3e63dd',
    '--pt-fg-accent': '#3a5bc7',
    '--pt-bg-canvas': '#f6f4ee',
    '--pt-bg-surface': '#ffffff',
    '--pt-border': '#dbd6c9',
    '--pt-border-strong': '#bdb8a9',
    '--pt-fg': '#21201c',
    '--pt-fg-muted': '#5f5f59',
  },
  dark: {
    '--pt-bg-accent': '#3e63dd',
    '--pt-fg-accent': '#9eb1ff',
    '--pt-bg-canvas': '#14120e',
    '--pt-bg-surface': '#1d1b16',
    '--pt-border': '#3d392f',
    '--pt-border-strong': '#625d51',
    '--pt-fg': '#eeeeec',
    '--pt-fg-muted': '#b5b3ad',
  },
};

function themeOf(base: keyof typeof colours) {
  const colour = colours[base];
  return create({
    base,
    brandTitle: 'Patunay',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: './patunay.svg',
    fontBase: "Inter, 'Inter Fallback', system-ui, sans-serif",
    fontCode: "'JetBrains Mono', 'JetBrains Mono Fallback', ui-monospace, monospace",
    colorPrimary: colour['--pt-bg-accent'],
    colorSecondary: colour['--pt-fg-accent'],
    appBg: colour['--pt-bg-canvas'],
    appContentBg: colour['--pt-bg-surface'],
    appPreviewBg: colour['--pt-bg-canvas'],
    appBorderColor: colour['--pt-border'],
    appBorderRadius: 6,
    textColor: colour['--pt-fg'],
    textMutedColor: colour['--pt-fg-muted'],
    barTextColor: colour['--pt-fg-muted'],
    barSelectedColor: colour['--pt-fg-accent'],
    barHoverColor: colour['--pt-fg-accent'],
    barBg: colour['--pt-bg-surface'],
    inputBg: colour['--pt-bg-surface'],
    inputBorder: colour['--pt-border-strong'],
    inputTextColor: colour['--pt-fg'],
    inputBorderRadius: 5,
    booleanBg: colour['--pt-bg-canvas'],
    booleanSelectedBg: colour['--pt-bg-surface'],
  });
}

/** The themes of Storybook's manager and of its docs pages. */
export const themes = { light: themeOf('light'), dark: themeOf('dark') };
