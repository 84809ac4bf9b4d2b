/** One choice of a fixed list: what is stored and posted, and what is read on screen. */
export type Option<Value extends string | number = string> = { value: Value; label: string }

/** What is stored of each choice, for a column and its check. */
export function valuesOf<Value extends string>([first, ...rest]: readonly [Option<Value>, ...Option<Value>[]]): [
  Value,
  ...Value[],
] {
  return [first.value, ...rest.map(({ value }) => value)]
}

/** The label of a stored value; the value itself when the vocabulary does not know it. */
export function labelOf(options: readonly Option<string | number>[], value: string | number): string {
  return options.find((option) => option.value === value)?.label ?? String(value)
}

/** available: ready, go on. waiting: somebody's turn. booked: dates are held. gone: nothing to do. refused: refused or wrong. */
export type Tone = 'available' | 'waiting' | 'booked' | 'gone' | 'refused'
