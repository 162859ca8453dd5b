/** A quantile, linearly interpolated. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = Math.floor(place);
  return sorted[low] + (sorted[Math.ceil(place)] - sorted[low]) * (place - low);
}

export const median = (values) => quantile(values, 0.5);

export const round = (value, digits = 1) => Number(value.toFixed(digits));

/** Collects times by name, and lists the median, 95th percentile, interquartile range and count of each name. */
export function stopwatch() {
  const times = {};
  return {
    note: (name, ...values) => void (times[name] ??= []).push(...values),
    table() {
      const entries = Object.entries(times).map(([name, values]) => {
        const at = (share) => round(quantile(values, share));
        const spread = `${at(0.25)}–${at(0.75)}`;
        return [name, { median: at(0.5), p95: at(0.95), spread, n: values.length }];
      });
      return Object.fromEntries(entries);
    },
  };
}
