import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes nothing anybody knows; verified when there is no account, so that both answers take the same work. */
let stranger: Promise<string> | undefined

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** One verification either way, whether or not there is a password to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  stranger ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await stranger), password)
  return matches && passwordHash !== null
}
