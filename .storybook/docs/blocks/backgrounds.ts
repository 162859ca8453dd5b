/**
 * The surfaces that a token is used on, derived from token names: `--pt-fg-success` is also used on `--pt-bg-success-soft`.
 */
export function backgroundsOf(name: string, all: readonly string[]): string[] {
  const part = name.replace(/^--pt-(fg-on|fg|border)-?/, '');
  if (name.startsWith('--pt-fg-on-'))
    return all.filter((other) => isFamily(other, `--pt-bg-${part}`));
  if (part.startsWith('code')) return ['--pt-bg-code'];
  const own = part === '' ? [] : [`--pt-bg-${part}-soft`];
  return ['--pt-bg-surface', '--pt-bg-canvas', ...own].filter((other) => all.includes(other));
}

/** Whether `name` is `background` or one of its states; soft variants do not count. */
const isFamily = (name: string, background: string) =>
  name === background || (name.startsWith(`${background}-`) && !name.includes('-soft'));

/** The WCAG level that a contrast reaches (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export function enoughFor(contrast: number): string {
  if (contrast >= 7) return 'text, AAA';
  if (contrast >= 4.5) return 'text, AA';
  if (contrast >= 3) return 'icons and edges';
  return 'decoration';
}
