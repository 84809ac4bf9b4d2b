import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './signature.server'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Authenticated encryption (AES-256-GCM) with a key derived from SESSION_SECRET, which is in no database and no backup.
 * `of` is the associated data: decryption needs the same `of`.
 */
export function encrypt(text: string, of: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor('seal'), nonce).setAAD(Buffer.from(of))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The decrypted text; null if the secret or `of` differs, or the ciphertext was altered. */
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
