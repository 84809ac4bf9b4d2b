import { createHash, randomBytes } from 'node:crypto'

/** An id derived from content: writing the same content again finds the first row. */
export function contentId(parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A new idempotency key for a form, from which the id of what it writes is derived. */
export const newAttempt = (): string => randomBytes(16).toString('hex')
