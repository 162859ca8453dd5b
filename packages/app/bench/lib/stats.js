/** A quantile, linearly interpolated. */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = Math.floor(place);
  return sorted[low] + (sorted[Math.ceil(place)] - sorted[low]) * (place - low);
}

export const median = (values) => quantile(values, 0.5);

export const round = (value, digits = 1) => Number(value.toFixed(digits));

/** Median, 95th percentile and interquartile range. */
export function summary(values, digits = 1) {
  const at = (share) => round(quantile(values, share), digits);
  return { median: at(0.5), p95: at(0.95), spread: `${at(0.25)}–${at(0.75)}`, n: values.length };
}
