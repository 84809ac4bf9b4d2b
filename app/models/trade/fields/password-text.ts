import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './lengths'

/** Letters may be typed with their marks apart. What is longer is no password and not worth the work. */
const LONGEST_TYPED = 4 * LONGEST_PASSWORD

/**
 * A password as it is counted and hashed: keyboards write the same accent and the same digit in several ways, and
 * whoever types it elsewhere means the same one.
 */
export function passwordText(typed: string): string {
  return typed.length > LONGEST_TYPED ? typed : typed.normalize('NFKC')
}

/** Whether this may be somebody's password; those chosen before were counted and hashed as they were typed. */
export function isPasswordLong(typed: string): boolean {
  return [typed, passwordText(typed)].some(({ length }) => length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD)
}
