import { create } from 'storybook/theming';

/** The tokens that the themes use, copied because the manager cannot read them; theme.test.ts compares the values. */
export const colours = {
  light: {
    '--bg-accent': '#3e63dd',
    '--fg-accent': '#3a5bc7',
    '--bg-canvas': '#f6f4ee',
    '--bg-surface': '#ffffff',
    '--border': '#dbd6c9',
    '--border-strong': '#bdb8a9',
    '--fg': '#21201c',
    '--fg-muted': '#5f5f59',
  },
  dark: {
    '--bg-accent': '#3e63dd',
    '--fg-accent': '#9eb1ff',
    '--bg-canvas': '#14120e',
    '--bg-surface': '#1d1b16',
    '--border': '#3d392f',
    '--border-strong': '#625d51',
    '--fg': '#eeeeec',
    '--fg-muted': '#b5b3ad',
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
    colorPrimary: colour['--bg-accent'],
    colorSecondary: colour['--fg-accent'],
    appBg: colour['--bg-canvas'],
    appContentBg: colour['--bg-surface'],
    appPreviewBg: colour['--bg-canvas'],
    appBorderColor: colour['--border'],
    appBorderRadius: 6,
    textColor: colour['--fg'],
    textMutedColor: colour['--fg-muted'],
    barTextColor: colour['--fg-muted'],
    barSelectedColor: colour['--fg-accent'],
    barHoverColor: colour['--fg-accent'],
    barBg: colour['--bg-surface'],
    inputBg: colour['--bg-surface'],
    inputBorder: colour['--border-strong'],
    inputTextColor: colour['--fg'],
    inputBorderRadius: 5,
  });
}

/** The themes of Storybook's manager and of its docs pages. */
export const themes = { light: themeOf('light'), dark: themeOf('dark') };
