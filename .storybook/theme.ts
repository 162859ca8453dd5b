import { create } from 'storybook/theming';

/** Patunay's desk: paper, ink, one pen. The hex values are those of the role tokens. */
const light = {
  base: 'light',
  brandTitle: 'Patunay',
  brandUrl: './',
  brandTarget: '_self',
  brandImage: './patunay.svg',
  colorPrimary: '#3e63dd',
  colorSecondary: '#3a5bc7',
  appBg: '#f9f9f8',
  appContentBg: '#ffffff',
  appPreviewBg: '#f9f9f8',
  appBorderColor: '#dad9d6',
  appBorderRadius: 6,
  textColor: '#21201c',
  textMutedColor: '#5f5f59',
  barTextColor: '#5f5f59',
  barSelectedColor: '#3a5bc7',
  barHoverColor: '#3a5bc7',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#bcbbb5',
  inputTextColor: '#21201c',
  inputBorderRadius: 5,
} as const;

const dark = {
  ...light,
  base: 'dark',
  colorSecondary: '#9eb1ff',
  appBg: '#111110',
  appContentBg: '#191918',
  appPreviewBg: '#111110',
  appBorderColor: '#3b3a37',
  textColor: '#eeeeec',
  textMutedColor: '#b5b3ad',
  barTextColor: '#b5b3ad',
  barSelectedColor: '#9eb1ff',
  barHoverColor: '#9eb1ff',
  barBg: '#191918',
  inputBg: '#191918',
  inputBorder: '#62605b',
  inputTextColor: '#eeeeec',
} as const;

/** The library's own fonts, which the preview has and Storybook's frame around it has not. */
const fonts = {
  fontBase: "Inter, 'Inter Fallback', system-ui, sans-serif",
  fontCode: "'JetBrains Mono', 'JetBrains Mono Fallback', ui-monospace, monospace",
};

export const theme = create(light);

export const docsThemes = {
  light: create({ ...light, ...fonts }),
  dark: create({ ...dark, ...fonts }),
};
