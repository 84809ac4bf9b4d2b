/** Pseudorandom numbers from 0 to 1, reproducible by seed. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function oneFrom<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)]
  if (chosen === undefined) throw new Error('There are no choices.')
  return chosen
}

export const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))

export const isTrue = (random: Random, chance: number) => random() < chance
