import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/server/env.server'
import { privateFolder } from '~/server/private-folder.server'
import { newSigningKey } from './new-signing-key.server'
import { readKeys, SIGNING_KEYS_FILE, withNewKey } from './signing-keys.server'

/**
 * Key rotation: adds a signing key in front; certificates of earlier keys stay. Writes the key file in DATA_DIR if that
 * is in use, otherwise returns the new value of SIGNING_KEYS.
 */
export async function addSigningKey(): Promise<{ keys: string; file: string | null }> {
  const { DATABASE_URL, SIGNING_KEYS, DATA_DIR } = env()
  const inFolder = join(DATA_DIR, SIGNING_KEYS_FILE)
  const file = SIGNING_KEYS || DATABASE_URL ? null : inFolder
  const kept = SIGNING_KEYS ?? (existsSync(inFolder) ? readFileSync(inFolder, 'utf8') : '')
  if (kept) readKeys(kept)
  const keys = withNewKey(kept, await newSigningKey())
  if (file) {
    privateFolder(DATA_DIR)
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    writeFileSync(draft, keys, { mode: 0o600 })
    renameSync(draft, file)
  }
  return { keys, file }
}
