import { and, eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { db, inTransaction, type Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { attempt } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { endSessionsOf } from '~/server/session/session.server'
import { mailPasswordChanged } from '../change-emails.server'
import { hashPassword, isPassword } from '../password.server'
import { endResetRequests } from '../reset/reset-requests.server'
import { sessionsPage } from './sessions-page.server'

type Passwords = { currentPassword: string; password: string }

/**
 * A new password for someone who knows the current one. Every other session of the account ends, and so does what was
 * asked for to reset it; the account holder gets a mail. Of two changes at the same moment one succeeds. The same
 * change again succeeds and does nothing. Wrong ones are counted, and forgiven by the right one.
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

/** False where another change came first. */
function replacePassword(asker: Account, before: string, after: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const email = await replaceHash(tx, asker, before, after)
    if (email === null) return false
    await endResetRequests(tx, email)
    await endSessionsOf(tx, asker.id, now(), asker.sessionId)
    const key = `password-changed/${asker.id}/${now().toISOString()}`
    await mailPasswordChanged(tx, { email, how: 'profile', origin: asker.origin, key })
    return true
  })
}

/**
 * Whether all that a change to this password does is so already, as after the first of two clicks: it is the present
 * one, and nobody is logged in elsewhere. Nothing has to be stored to know it; who guesses at it is counted like any
 * other.
 */
async function isDone(asker: Account, password: string): Promise<boolean> {
  if (!(await isPassword(password, await currentHash(asker)))) return false
  const { sessions, more } = await sessionsPage(asker)
  return more === 0 && sessions.every(({ isThisOne }) => isThisOne)
}

/** The address of the account; null where another change came first. */
async function replaceHash(tx: Tx, { id }: Account, before: string, after: string): Promise<string | null> {
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash: after })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, before)))
    .returning({ email: accounts.email })
  return changed?.email ?? null
}

async function currentHash({ id }: Account): Promise<string | null> {
  const [row] = await db().select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  return row?.hash ?? null
}

const wrongPassword = () => refused('wrong-password', PROFILE_MESSAGES.wrongPassword, 'currentPassword')
