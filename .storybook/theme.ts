import { create } from 'storybook/theming';

/** Patunay's desk: paper, ink, one pen. The hex values are those of the light role tokens. */
export const theme = create({
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
});
