/** The axe rules for stories and whole pages: WCAG 2.2 AA and best practices. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
