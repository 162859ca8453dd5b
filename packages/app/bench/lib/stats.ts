/** A quantile, linearly interpolated; NaN without values. */
export function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = Math.floor(place);
  const [below = NaN, above = NaN] = [sorted[low], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - low);
}

export const median = (values: number[]) => quantile(values, 0.5);

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Collects times by name, and lists the median, 95th percentile, interquartile range and count of each name. */
export function stopwatch() {
  const times: Record<string, number[]> = {};
  return {
    note: (name: string, ...values: number[]) => void (times[name] ??= []).push(...values),
    table() {
      const entries = Object.entries(times).map(([name, values]) => {
        const at = (share: number) => round(quantile(values, share));
        const spread = `${at(0.25)}–${at(0.75)}`;
        return [name, { median: at(0.5), p95: at(0.95), spread, n: values.length }];
      });
      return Object.fromEntries(entries);
    },
  };
}
