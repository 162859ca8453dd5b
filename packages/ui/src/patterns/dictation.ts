/**
 * In milliseconds. Software that types what a user dictates is faster; a person who presses one key and then, on
 * purpose, another one is slower.
 */
const pace = 80;

const isPartOfText = (key: string) => /^[\p{L} ]$/u.test(key);

let last = { key: '', timeStamp: -Infinity, isDictated: false };

/**
 * Whether a key belongs to dictated text, which reaches the page as key presses wherever focus is: a letter at once
 * after another one. The same letter again is meant, as in N N N. Call it for every key press, in text fields, too.
 */
export function isDictated({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>) {
  // React events bubble through portals, so the same event may come twice.
  const isSameEvent = timeStamp === last.timeStamp && key === last.key;
  if (!isSameEvent) {
    const follows =
      isPartOfText(key) && isPartOfText(last.key) && timeStamp - last.timeStamp < pace;
    last = { key, timeStamp, isDictated: follows && (key !== last.key || last.isDictated) };
  }
  return last.isDictated;
}
