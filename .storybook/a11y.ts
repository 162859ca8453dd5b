/** The rules of axe that hold for stories and for whole pages: WCAG 2.2 AA, and what is good practice beside it. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
