import { and, eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { now } from '~/server/clock.server'
import { db, inTransaction, type Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { countTry, forgiveTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import { originOf } from '~/server/http/origin.server'
import type { Renter } from '~/server/session/renter.server'
import { endSessionsOf } from '~/server/session/session.server'
import { hashPassword, isPassword } from '../password.server'
import { mailPasswordChanged } from '../password-changed-letter.server'
import { endResetRequests } from '../reset/end-requests.server'

type Passwords = { currentPassword: string; password: string }

/**
 * A new password for whoever knows the present one. Every other session of the account ends, and so does what was asked
 * for to reset it; its holder is told by mail. Of two changes at the same moment one succeeds. Wrong ones are counted,
 * and forgiven by the right one.
 */
export function changePassword(request: Request, account: Renter, passwords: Passwords): Promise<Outcome> {
  return orRefuse<Outcome>(PROFILE_MESSAGES.failed, async () => {
    const tooMany = await countTry('password-change', request, account.id)
    if (tooMany) return refused(tooMany)
    const outcome = await replace(account, passwords, originOf(request))
    if (outcome.ok) await forgiveTry('password-change', request, account.id)
    return outcome
  })
}

async function replace(account: Renter, { currentPassword, password }: Passwords, origin: string): Promise<Outcome> {
  const before = await presentHash(account)
  if (!(await isPassword(currentPassword, before)) || before === null) return wrongPassword()
  const after = await hashPassword(password)
  return inTransaction(async (tx) => {
    const email = await replaceHash(tx, account, before, after)
    if (email === null) return wrongPassword()
    await endResetRequests(tx, email)
    await endSessionsOf(tx, account.id, now(), account.sessionId)
    const key = `password-changed/${account.id}/${now().toISOString()}`
    await mailPasswordChanged(tx, { email, how: 'profile', origin, key })
    return { ok: true }
  })
}

/** The address of the account; null where another change came first. */
async function replaceHash(tx: Tx, account: Renter, before: string, after: string): Promise<string | null> {
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash: after })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, before)))
    .returning({ email: accounts.email })
  return changed?.email ?? null
}

async function presentHash(account: Renter): Promise<string | null> {
  const [row] = await db().select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, account.id))
  return row?.hash ?? null
}

const wrongPassword = () => refused(PROFILE_MESSAGES.wrongPassword, 'currentPassword')
