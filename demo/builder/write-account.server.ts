import { randomUUID } from 'node:crypto'
import { accounts, db } from '~/server/db/client.server'
import { type Account, serverAsker } from '~/server/session/asker.server'

type Person = Pick<Account, 'email' | 'firstName' | 'lastName' | 'role'> & { phone: string; passwordHash: string }

/**
 * Writes an account that can sign in, and answers with its holder, as if signed in from the server. The row is written by
 * hand: an invitation and its set-up would hash a password for each, which is slow on purpose.
 */
export async function writeAccount(person: Person): Promise<Account> {
  const [account] = await db().insert(accounts).values(person).returning({ id: accounts.id })
  if (!account) throw new Error('The account was not written.')
  const { email, firstName, lastName, role } = person
  const whence = { origin: serverAsker().origin, address: 'the demonstration' }
  return { ...whence, kind: 'account', id: account.id, role, firstName, lastName, email, sessionId: randomUUID() }
}
