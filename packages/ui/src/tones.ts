/** What a colour means. A status of the domain is mapped to one where it is shown. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export const tones = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
] as const satisfies Tone[];
