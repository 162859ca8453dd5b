import { create } from 'storybook/theming';

/** The colours are copies of the role tokens' values; theme.test.ts compares them. */
const light = {
  base: 'light',
  brandTitle: 'Patunay',
  brandUrl: './',
  brandTarget: '_self',
  brandImage: './patunay.svg',
  colorPrimary: '#3e63dd',
  colorSecondary: '#3a5bc7',
  appBg: '#f6f4ee',
  appContentBg: '#ffffff',
  appPreviewBg: '#f6f4ee',
  appBorderColor: '#dbd6c9',
  appBorderRadius: 6,
  textColor: '#21201c',
  textMutedColor: '#5f5f59',
  barTextColor: '#5f5f59',
  barSelectedColor: '#3a5bc7',
  barHoverColor: '#3a5bc7',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#bdb8a9',
  inputTextColor: '#21201c',
  inputBorderRadius: 5,
} as const;

const dark = {
  ...light,
  base: 'dark',
  colorSecondary: '#9eb1ff',
  appBg: '#14120e',
  appContentBg: '#1d1b16',
  appPreviewBg: '#14120e',
  appBorderColor: '#3d392f',
  textColor: '#eeeeec',
  textMutedColor: '#b5b3ad',
  barTextColor: '#b5b3ad',
  barSelectedColor: '#9eb1ff',
  barHoverColor: '#9eb1ff',
  barBg: '#1d1b16',
  inputBg: '#1d1b16',
  inputBorder: '#625d51',
  inputTextColor: '#eeeeec',
} as const;

const fonts = {
  fontBase: "Inter, 'Inter Fallback', system-ui, sans-serif",
  fontCode: "'JetBrains Mono', 'JetBrains Mono Fallback', ui-monospace, monospace",
};

/** The themes of Storybook's manager and of its docs pages. */
export const themes = {
  light: create({ ...light, ...fonts }),
  dark: create({ ...dark, ...fonts }),
};
