import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createExclusive } from './create-exclusive.server'
import { env } from './env.server'

let secret: string | undefined

/** What cookies are signed with: SESSION_SECRET, else one made on the first start and kept in the data folder. */
export function sessionSecret(): string {
  secret ??= env().SESSION_SECRET ?? keptSecret(env().DATA_DIR)
  return secret
}

function keptSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  if (!existsSync(file)) createExclusive(folder, file, randomBytes(48).toString('base64url'))
  return readFileSync(file, 'utf8')
}
