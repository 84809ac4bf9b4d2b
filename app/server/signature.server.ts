import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from './session-secret.server'

/** Key derivation (HKDF): one key per use, so that a value signed for one use is not valid for another. */
export function keyFor(use: string): Buffer {
  const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', sessionSecret(), '', use, 32))
  keys.set(use, key)
  return key
}

/** Cached, because the secret does not change while the process runs. */
const keys = new Map<string, Buffer>()

/** HMAC-SHA256 of a text under the key of this use. */
export function sign(use: string, text: string): string {
  return createHmac('sha256', keyFor(use)).update(text).digest('base64url')
}

/** Verifies an HMAC in constant time. */
export function isSignature(given: string, use: string, text: string): boolean {
  const expected = Buffer.from(sign(use, text))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
