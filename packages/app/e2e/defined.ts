import type { Locator } from '@playwright/test';

/** A value that the test needs, such as an element's box or a document of the sample data. Throws if it is missing. */
export function defined<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`A value is ${String(value)}.`);
  return value;
}

/** The elements that a locator finds. Waits for one: a loop over none would pass. */
export async function every(locator: Locator): Promise<Locator[]> {
  await locator.first().waitFor({ state: 'attached' });
  // oxlint-disable-next-line patunay/no-empty-loop -- It waits for the first element.
  return locator.all();
}
