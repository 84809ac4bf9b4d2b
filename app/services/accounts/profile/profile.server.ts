import { and, eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { normalizePhone } from '~/models/trade/fields/person'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, attempt, db, inTransaction, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { endOldAccess } from '../end-old-access.server'
import { hashPassword, isPassword } from '../password.server'
import { sessionsPage } from '../sessions.server'
import { wantsDigest } from './digest-setting.server'

/** The asker's own profile. The phone looks like '+1 (404) 555-0123'; '' if there is none. */
export async function findProfile({ id, firstName, lastName, email }: Account) {
  const [row] = await db()
    .select({ phone: accounts.phone, hasShortcuts: accounts.keyboardShortcuts, hasDigest: wantsDigest })
    .from(accounts)
    .where(eq(accounts.id, id))
  return {
    firstName,
    lastName,
    email,
    phone: normalizePhone(row?.phone ?? '')?.shown ?? '',
    hasShortcuts: row?.hasShortcuts ?? true,
    hasDigest: row?.hasDigest ?? false,
  }
}

export type Profile = Awaited<ReturnType<typeof findProfile>>

/** Changes the displayed name. Signed and sent documents keep the old one. */
export function changeName(asker: Account, name: { firstName: string; lastName: string }): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set(name).where(eq(accounts.id, asker.id))
    return { ok: true }
  })
}

/** Turns single-key shortcuts on or off for this account, in every browser from the next page load on. */
export function setShortcuts(asker: Account, keyboardShortcuts: boolean): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set({ keyboardShortcuts }).where(eq(accounts.id, asker.id))
    return { ok: true }
  })
}

type Passwords = { currentPassword: string; password: string }

/**
 * Changes the password of an asker who knows the current one. Ends all other sessions and reset requests and emails
 * the account holder. Of two concurrent changes one succeeds. Repeating the same change succeeds and does nothing.
 * Wrong current passwords count against a rate limit; a right one refunds the attempts.
 */
export function changePassword(asker: Account, { currentPassword, password }: Passwords): Promise<Outcome> {
  return attempt(PROFILE_MESSAGES.failed, () =>
    withRateLimit('password-change', asker, asker.id, async () => {
      const before = await currentHash(asker)
      const isRight = before !== null && (await isPassword(currentPassword, before))
      const isChanged = isRight && (await replacePassword(asker, before, await hashPassword(password)))
      return isChanged || (await isDone(asker, password)) ? { ok: true } : wrongPassword()
    }),
  )
}

/** False if another change came first. */
function replacePassword(asker: Account, before: string, after: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash: after })
      .where(and(eq(accounts.id, asker.id), eq(accounts.passwordHash, before)))
      .returning({ id: accounts.id, email: accounts.email })
    if (!account) return false
    const key = `password-changed/${account.id}/${now().toISOString()}`
    await endOldAccess(tx, { account, how: 'profile', origin: asker.origin, key, exceptSession: asker.sessionId })
    return true
  })
}

/**
 * Whether this change was already made, for example by the first of two clicks: the password is the current one and
 * there are no other sessions. Guesses count against the same rate limit.
 */
async function isDone(asker: Account, password: string): Promise<boolean> {
  if (!(await isPassword(password, await currentHash(asker)))) return false
  const { sessions, more } = await sessionsPage(asker)
  return more === 0 && sessions.every(({ isThisOne }) => isThisOne)
}

async function currentHash({ id }: Account): Promise<string | null> {
  const [row] = await db().select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  return row?.hash ?? null
}

const wrongPassword = () => refused('wrong-password', PROFILE_MESSAGES.wrongPassword, 'currentPassword')
