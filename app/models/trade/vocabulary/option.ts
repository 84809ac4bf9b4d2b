/** One choice of a fixed list: the stored and submitted value, and its label. */
export type Option<Value extends string | number = string> = { value: Value; label: string }

/** The stored values, for a column and its check constraint. */
export function valuesOf<Value extends string>([first, ...rest]: readonly [Option<Value>, ...Option<Value>[]]): [
  Value,
  ...Value[],
] {
  return [first.value, ...rest.map(({ value }) => value)]
}

/** The label of a stored value, or the value itself if unknown. */
export function labelOf(options: readonly Option<string | number>[], value: string | number): string {
  return options.find((option) => option.value === value)?.label ?? String(value)
}

/**
 * available: ready to continue. waiting: someone's turn. booked: dates are reserved. gone: nothing to do. refused:
 * refused or failed.
 */
export type Tone = 'available' | 'waiting' | 'booked' | 'gone' | 'refused'
