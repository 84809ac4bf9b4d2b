import { and, eq, gt, isNull } from 'drizzle-orm'
import { RESET_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { NEW_PASSWORD_MINUTES } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { accounts, attempt, db, inTransaction, type Tx, verificationCodes } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { refundAttempt } from '~/server/session/rate-limit.server'
import { hashToken } from '~/server/token.server'
import { endOldAccess, targetAsCitext } from './end-old-access.server'
import { hashPassword, isPassword } from './password.server'

type Change = { token: string; password: string }

/**
 * Gives the account a new password, once, while the accepted code is good. Signs it out everywhere, ends whatever else
 * was asked for to choose one, and mails its holder. Wrong passwords tried before from here are forgiven: most who
 * forgot theirs have guessed. The same post again changes nothing and is no refusal.
 */
export function resetPassword(asker: Visitor, change: Change): Promise<Outcome> {
  return attempt(RESET_MESSAGES.changeFailed, async () => {
    // hashing is slow on purpose: nobody makes the server do it without a code accepted in the last minutes
    if (!(await isKnown(change))) return refused('request-expired', RESET_MESSAGES.expired)
    const passwordHash = await hashPassword(change.password)
    const email = await inTransaction((tx) => write(tx, change.token, { passwordHash, origin: asker.origin }))
    if (email !== null) await refundAttempt('log-in', asker, email)
    const isChanged = email !== null || (await isDone(change))
    return isChanged ? { ok: true } : refused('request-expired', RESET_MESSAGES.expired)
  })
}

/** The address of the account; null when there is nothing to change. */
async function write(tx: Tx, token: string, { passwordHash, origin }: { passwordHash: string; origin: string }) {
  const [used] = await tx
    .update(verificationCodes)
    .set({ usedAt: now() })
    .where(and(isChangeOf(token), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id, email: verificationCodes.target })
  if (!used) return null
  const [account] = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.email, used.email), eq(accounts.status, 'active')))
    .returning({ id: accounts.id, email: accounts.email })
  if (!account) return null
  await endOldAccess(tx, { account, how: 'code', origin, key: `password-reset/${used.id}` })
  return account.email
}

async function isKnown({ token }: Change): Promise<boolean> {
  return (await db().$count(verificationCodes, isChangeOf(token))) > 0
}

/** Whether this very post used up the token: a double click counts once. */
async function isDone({ token, password }: Change): Promise<boolean> {
  const [done] = await db()
    .select({ passwordHash: accounts.passwordHash })
    .from(verificationCodes)
    .innerJoin(accounts, and(eq(accounts.email, targetAsCitext), eq(accounts.status, 'active')))
    .where(isChangeOf(token))
  return done !== undefined && isPassword(password, done.passwordHash)
}

const CHANGE_LIVES_MS = NEW_PASSWORD_MINUTES * 60_000

/** Whose password this token may change; null when it is unknown, used or has run out. */
export async function findPasswordChange(token: string): Promise<{ email: string } | null> {
  const [change] = await db()
    .select({ email: verificationCodes.target })
    .from(verificationCodes)
    .where(and(isChangeOf(token), isNull(verificationCodes.usedAt)))
  return change ?? null
}

/** The request whose code was exchanged for this token and is still good, used or not. */
function isChangeOf(token: string) {
  return and(
    eq(verificationCodes.changeTokenHash, hashToken(token)),
    eq(verificationCodes.purpose, 'password-reset'),
    gt(verificationCodes.acceptedAt, new Date(now().getTime() - CHANGE_LIVES_MS)),
  )
}
