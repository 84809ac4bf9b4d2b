/** A repeatable source of numbers from 0 up to 1. */
export type Chance = () => number

/** The same name always gives the same numbers; names that differ in one letter give unlike ones. */
export function chanceFrom(name: string): Chance {
  let state = fingerprint(name)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the list, by chance. */
export function oneOf<T>(list: readonly [T, ...T[]], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] ?? list[0]
}

function fingerprint(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
