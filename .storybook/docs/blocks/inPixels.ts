const pixels = (rem: string) => Number((Number(rem) * 16).toFixed(1));

/** A token's length in pixels, at the browser's default text size; empty if it is none, or already in pixels. */
export function inPixels(value: string): string {
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
  if (rem) return `${pixels(rem)} px`;
  // The limits: between them, a length depends on the viewport.
  const [, least, most] = /^clamp\(([\d.]+)rem,.+, ([\d.]+)rem\)$/.exec(value) ?? [];
  if (least && most) return `${pixels(least)} to ${pixels(most)} px`;
  const [, limit] = /^min\(([\d.]+)rem,/.exec(value) ?? [];
  return limit ? `${pixels(limit)} px` : '';
}
