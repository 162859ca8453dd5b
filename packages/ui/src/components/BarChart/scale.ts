/** The ticks of a scale from 0 to at least `max`: at most six, at integer steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(max: number): number[] {
  const rough = Math.max(1, max / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
