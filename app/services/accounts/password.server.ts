import { hash, verify } from '@node-rs/argon2'
import { passwordText } from '~/models/trade/fields/person'

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password. Verified when there is no account, so both cases take equally long. */
let dummyHash: Promise<string> | undefined

export async function hashPassword(password: string): Promise<string> {
  return hash(passwordText(password), COST)
}

/** right-as-typed: the hash is from before passwords were normalized with `passwordText`. */
type Compared = 'right' | 'right-as-typed' | 'wrong'

/**
 * Takes the same work whether or not there is a hash: one verification, plus a second one if the password may have
 * been hashed before passwords were normalized.
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
