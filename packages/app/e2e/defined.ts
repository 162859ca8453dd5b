/** A value that the test needs, such as an element's box or a document of the sample data. Throws if it is missing. */
export function defined<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`A value is ${String(value)}.`);
  return value;
}
