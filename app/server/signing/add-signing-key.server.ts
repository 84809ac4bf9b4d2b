import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/server/env.server'
import { privateFolder } from '~/server/private-folder.server'
import { newSigningKey } from './new-signing-key.server'
import { readKeys, SIGNING_KEYS_FILE, withNewKey } from './signing-keys.server'

/**
 * Makes a key that seals in the place of the one before, whose certificate stays. In the file of the data folder where
 * that is where they are kept; as a setting otherwise, which whoever asked has to put there.
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
