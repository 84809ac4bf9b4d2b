import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env.server'
import { createExclusive } from './private-folder.server'

let secret: string | undefined

/** Secret for signed cookies: SESSION_SECRET, else one generated on the first start and stored in DATA_DIR. */
export function sessionSecret(): string {
  secret ??= env().SESSION_SECRET ?? storedSecret(env().DATA_DIR)
  return secret
}

function storedSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  if (!existsSync(file)) createExclusive(folder, file, randomBytes(48).toString('base64url'))
  return readFileSync(file, 'utf8')
}

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

/**
 * Stable pseudonym of a person on pages that upload photos, so that the upload queue of a shared phone only sends each
 * person's own photos. Reveals nothing about them.
 */
export function personMark(id: string): string {
  return sign('photos on a phone', id).slice(0, 22)
}

/** Verifies an HMAC in constant time. */
export function isSignature(given: string, use: string, text: string): boolean {
  const expected = Buffer.from(sign(use, text))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
