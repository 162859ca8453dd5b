/** The tags of the axe rules for stories and whole pages: WCAG 2.2 AA and best practices. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

const colourRules = ['color-contrast', 'link-in-text-block'];
const layoutRules = ['scrollable-region-focusable', 'target-size'];

/** The rules whose outcome depends on colours or layout. */
export const visualAccessibilityRules = [...colourRules, ...layoutRules];

/** What the choice of rules depends on. */
interface RenderedMode {
  theme?: string;
  contrast?: string;
  forcedColors?: string;
  media?: string;
  focus?: boolean;
}

/**
 * The rules that the visual tests check in a mode. Light mode is checked with all rules. The other modes have the
 * same DOM, and dark mode the same layout, so they need fewer. Forced colours and print are not checked, because axe
 * would read the stylesheet's colours, not the rendered ones; nor is focus, which is light mode with rings.
 */
export function rulesOf(
  name: string,
  { theme, contrast, forcedColors, media, focus }: RenderedMode,
): string[] | false {
  if (forcedColors || media || focus) return false;
  if (name === 'light') return accessibilityRules;
  // For users who prefer more contrast: text needs 7:1, large text 4.5:1 (WCAG 2.2, 1.4.6).
  if (contrast === 'more') return [...colourRules, 'color-contrast-enhanced'];
  return theme === 'dark' ? colourRules : visualAccessibilityRules;
}
