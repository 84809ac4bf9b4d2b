export type Chance = ReturnType<typeof chanceFrom>

/** Seeded random choices: the same seed makes the same choices in the same order (mulberry32). */
export function chanceFrom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0, below `end`. */
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    happens: (probability: number) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    },
  }
}

/** Random choices for one of many numbered items of a seed, independent of the others. */
export const chanceOf = (seed: number, number: number) =>
  chanceFrom(Math.imul(seed ^ Math.imul(number + 1, 0x9e3779b1), 0x85ebca6b))
