import { randomUUID } from 'node:crypto'
import { accounts, db } from '~/server/db/client.server'
import { type Account, serverAsker } from '~/server/session/asker.server'

type Person = Pick<Account, 'email' | 'firstName' | 'lastName' | 'role'> & { phone: string; passwordHash: string }

/**
 * Inserts an account that can log in, and returns it as an asker. Inserted directly, because each invitation and set-up
 * would hash a password, which is intentionally slow.
 */
export async function writeAccount(person: Person): Promise<Account> {
  const [account] = await db().insert(accounts).values(person).returning({ id: accounts.id })
  if (!account) throw new Error('The account was not written.')
  const { email, firstName, lastName, role } = person
  const asServer = { origin: serverAsker().origin, address: 'the demonstration' }
  return { ...asServer, kind: 'account', id: account.id, role, firstName, lastName, email, sessionId: randomUUID() }
}
