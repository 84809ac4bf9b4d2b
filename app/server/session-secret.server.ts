import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createExclusive } from './create-exclusive.server'
import { env } from './env.server'

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
