import { createHash, randomBytes } from 'node:crypto'

/** Random token of 256 bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token. Only the hash is stored, so that nobody who can read the database can use the link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
