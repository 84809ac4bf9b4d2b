import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './signature.server'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Authenticated encryption (AES-256-GCM) under a key derived from SESSION_SECRET, which no database and no backup
 * holds. `of` is the associated data: the ciphertext decrypts under the same `of` only.
 */
export function encrypt(text: string, of: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor('seal'), nonce).setAAD(Buffer.from(of))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The text that was encrypted; null for what was encrypted with another secret or for something else, or was altered. */
export function decrypt(encrypted: string, of: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyFor('seal'), nonce).setAAD(Buffer.from(of)).setAuthTag(tag)
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
