import { hash, verify } from '@node-rs/argon2'
import { passwordText } from '~/models/trade/fields/person'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes nothing anybody knows; verified when there is no account, so that both answers take the same work. */
let dummyHash: Promise<string> | undefined

export async function hashPassword(password: string): Promise<string> {
  return hash(passwordText(password), COST)
}

/** right-as-typed: the hash is of the very characters, from before passwords were composed. */
type Compared = 'right' | 'right-as-typed' | 'wrong'

/**
 * The same work whether or not there is a password to compare with: one verification, and a second one for what may
 * have been hashed as it was typed.
 */
export async function comparePassword(password: string, passwordHash: string | null): Promise<Compared> {
  dummyHash ??= hashPassword(crypto.randomUUID())
  const compared = passwordHash ?? (await dummyHash)
  const text = passwordText(password)
  if (await verify(compared, text)) return passwordHash === null ? 'wrong' : 'right'
  if (text === password || !(await verify(compared, password))) return 'wrong'
  return 'right-as-typed'
}

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return (await comparePassword(password, passwordHash)) !== 'wrong'
}
