/** The rules of axe that hold for stories and for whole pages: WCAG 2.2 AA, and what is good practice beside it. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * The rules whose outcome depends on colors and layout. The picture run checks them in dark, phone and tablet:
 * the DOM is that of light, where Vitest checks all rules.
 */
export const visualAccessibilityRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
} as const;
