import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './signature.server'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Makes a text unreadable without the server's secret, which no database and no backup holds. `of` names what it belongs
 * to: under another name it does not open.
 */
export function encrypt(text: string, of: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor('seal'), nonce).setAAD(Buffer.from(of))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** The text that was encrypted; null for what was encrypted with another secret or for something else, or was altered. */
export function decrypt(encrypted: string, of: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const opened = createDecipheriv(ALGORITHM, keyFor('seal'), nonce).setAAD(Buffer.from(of)).setAuthTag(tag)
  try {
    return opened.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opened.final('utf8')
  } catch {
    return null
  }
}
