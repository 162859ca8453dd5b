/** What a colour means. Patterns map the statuses of the domain to tones. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export const tones = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
] as const satisfies Tone[];
