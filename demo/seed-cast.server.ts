import { randomUUID } from 'node:crypto'
import { db } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { theServer } from '~/server/session/server-asker.server'
import { hashPassword } from '~/services/accounts/password.server'
import { CAST, type CastKey, DEMO_PASSWORD, emailOf } from './cast'

export type Cast = Record<CastKey, Account>

/** Writes everybody's account. */
export async function seedCast(): Promise<Cast> {
  // One hash for everybody: it is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const arrive = (key: CastKey) => seedMember(key, passwordHash)
  return {
    dana: await arrive('dana'),
    marcus: await arrive('marcus'),
    ruth: await arrive('ruth'),
    mel: await arrive('mel'),
    vic: await arrive('vic'),
    omar: await arrive('omar'),
    walt: await arrive('walt'),
    gloria: await arrive('gloria'),
    hank: await arrive('hank'),
    june: await arrive('june'),
    pete: await arrive('pete'),
    pru: await arrive('pru'),
  }
}

async function seedMember(key: CastKey, passwordHash: string): Promise<Account> {
  const { firstName, lastName, role, phone } = CAST[key]
  const email = emailOf(key)
  const [account] = await db()
    .insert(accounts)
    .values({ email, firstName, lastName, role, phone, passwordHash })
    .returning({ id: accounts.id })
  if (!account) throw new Error('The account was not written.')
  const whence = { origin: theServer().origin, address: 'the demonstration' }
  return { ...whence, kind: 'account', id: account.id, role, firstName, lastName, email, sessionId: randomUUID() }
}
