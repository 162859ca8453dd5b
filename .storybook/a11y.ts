/** The axe rules for stories and whole pages: WCAG 2.2 AA and best practices. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * The rules whose outcome depends on colours and layout. Light mode is checked with all rules; the other modes have
 * the same DOM, so they only need these.
 */
export const visualAccessibilityRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
} as const;

/** For users who prefer more contrast: text reaches 7:1 (WCAG 2.2, 1.4.6). */
export const enhancedAccessibilityRules = {
  type: 'rule',
  values: [...visualAccessibilityRules.values, 'color-contrast-enhanced'],
};
