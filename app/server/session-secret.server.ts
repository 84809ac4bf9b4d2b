import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env.server'
import { privateFolder } from './private-folder.server'

let secret: string | undefined

/** What cookies are signed with: SESSION_SECRET, else one made on the first start and kept in the data folder. */
export function sessionSecret(): string {
  secret ??= env().SESSION_SECRET ?? keptSecret(env().DATA_DIR)
  return secret
}

function keptSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  if (!existsSync(file)) keepNewSecret(folder, file)
  return readFileSync(file, 'utf8')
}

/** Written aside and then linked, so that of two processes starting together both read the same complete file. */
function keepNewSecret(folder: string, file: string) {
  privateFolder(folder)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
