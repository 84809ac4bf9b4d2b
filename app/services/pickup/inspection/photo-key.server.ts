import { createHash } from 'node:crypto'

/** A key made of what a photo is and says: the same sent once more is the same photo, anything else another one. */
export function photoKey(parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
