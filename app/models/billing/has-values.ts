/** Whether a stored quote or invoice already has all of these values, so that a repeat writes nothing. */
export function hasValues(stored: object, values: object): boolean {
  const known = new Map(Object.entries(stored))
  return Object.entries(values).every(([name, value]) => known.get(name) === value)
}
