import { createHash, randomBytes } from 'node:crypto'

/** 256 bits nobody guesses, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token, so that nobody who reads it can follow the link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
