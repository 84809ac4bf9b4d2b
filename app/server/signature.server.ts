import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from './session-secret.server'

/** A key of its own for each use, so that a value signed for one thing means nothing as another. */
export function keyFor(use: string): Buffer {
  const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', sessionSecret(), '', use, 32))
  keys.set(use, key)
  return key
}

/** The secret stays the same for as long as the process runs, and so do they. */
const keys = new Map<string, Buffer>()

export function sign(use: string, text: string): string {
  return createHmac('sha256', keyFor(use)).update(text).digest('base64url')
}

export function isSignature(given: string, use: string, text: string): boolean {
  const expected = Buffer.from(sign(use, text))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
