/** In characters. A field's schema refuses what is longer, and its box takes no more. */

/** More than any address or description needs; a field with a reason of its own says so. */
export const LONGEST_LINE = 120
export const LONGEST_NAME = 60

/** The only rule for a password. */
export const SHORTEST_PASSWORD = 8
/** Nobody has a longer one, so that comparing what was typed stays cheap. */
export const LONGEST_PASSWORD = 200

export function tooLong(longest: number): string {
  return `Please use at most ${longest} characters.`
}

export const LONGEST_PAYMENT_NOTE = 1000

/** What an owner objects to at the return of a vehicle. */
export const LONGEST_OBJECTION = 1000
