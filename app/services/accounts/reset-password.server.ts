import { and, eq, gt, isNull } from 'drizzle-orm'
import { CODE_MESSAGES, RESET_MESSAGES } from '~/models/accounts/account-messages'
import { NEW_PASSWORD_MINUTES } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, attempt, db, inTransaction, type Tx, verificationCodes } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { refundAttempt, withRateLimit } from '~/server/session/rate-limit.server'
import { hashToken, newToken } from '~/server/token.server'
import { requestCode, resendCode } from './codes/request-code.server'
import { CODE_REFUSALS, tryCode } from './codes/try-code.server'
import { endOldAccess, targetAsCitext } from './end-old-access.server'
import { hashPassword, isPassword } from './password.server'

/** The token that has to accompany the code. */
type Requested = Outcome<{ token: string }>

/**
 * Requests a reset code by email. Does not look up the account, so the response and the work are the same for every
 * address. `by` is a secret of one browser; repeated posts with it get one code.
 */
export function requestReset(asker: Visitor, email: string, by = newToken()): Promise<Requested> {
  return attempt(RESET_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, email, async () => ({ ok: true, token: await requestNewCode(email, by) })),
  )
}

/** Requests another code. If the previous request is over, starts a new one for the same address. */
export function resendReset(asker: Visitor, { token, email }: { token: string; email: string }): Promise<Requested> {
  return attempt(RESET_MESSAGES.resendFailed, () =>
    withRateLimit('code-request', asker, email, async () => {
      const isResent = await inTransaction((tx) => resendCode(tx, { purpose: 'password-reset', token }))
      return { ok: true, token: isResent ? token : await requestNewCode(email, token) }
    }),
  )
}

async function requestNewCode(email: string, by: string): Promise<string> {
  const requested = { purpose: 'password-reset', accountId: null, target: email, by } as const
  const { token } = await inTransaction((tx) => requestCode(tx, requested))
  return token
}

type Proof = { token: string; email: string; code: string }

/** Checks the code and returns a single-use token for choosing a new password. */
export function acceptCode(asker: Visitor, { token, email, code }: Proof): Promise<Outcome<{ changeToken: string }>> {
  return attempt(RESET_MESSAGES.failed, () =>
    withRateLimit('code-try', asker, email, () =>
      inTransaction(async (tx) => {
        const tried = await tryCode(tx, { purpose: 'password-reset', token, code })
        if (tried.result !== 'accepted')
          return refused(CODE_REFUSALS[tried.result], CODE_MESSAGES[tried.result], 'code')
        const changeToken = newToken()
        await tx
          .update(verificationCodes)
          .set({ changeTokenHash: hashToken(changeToken) })
          .where(eq(verificationCodes.id, tried.id))
        return { ok: true, changeToken }
      }),
    ),
  )
}

type Change = { token: string; password: string }

/**
 * Sets a new password, once, before the token of the accepted code expires. Ends all sessions and other reset
 * requests and emails the account holder. Refunds failed log-ins from this IP address: most people guess before they
 * reset. Repeating the same post succeeds and changes nothing.
 */
export function resetPassword(asker: Visitor, change: Change): Promise<Outcome> {
  return attempt(RESET_MESSAGES.changeFailed, async () => {
    // hashing is slow on purpose: only do it for a recently accepted code
    if (!(await isKnown(change))) return refused('request-expired', RESET_MESSAGES.expired)
    const passwordHash = await hashPassword(change.password)
    const email = await inTransaction((tx) => write(tx, change.token, { passwordHash, origin: asker.origin }))
    if (email !== null) await refundAttempt('log-in', asker, email)
    const isChanged = email !== null || (await isDone(change))
    return isChanged ? { ok: true } : refused('request-expired', RESET_MESSAGES.expired)
  })
}

/** Returns the account's email address; null if nothing was changed. */
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

/** Whether this same post already changed the password, so that a double click succeeds. */
async function isDone({ token, password }: Change): Promise<boolean> {
  const [done] = await db()
    .select({ passwordHash: accounts.passwordHash })
    .from(verificationCodes)
    .innerJoin(accounts, and(eq(accounts.email, targetAsCitext), eq(accounts.status, 'active')))
    .where(isChangeOf(token))
  return done !== undefined && isPassword(password, done.passwordHash)
}

const CHANGE_LIVES_MS = NEW_PASSWORD_MINUTES * 60_000

/** The address whose password this token may change; null if it is unknown, used or expired. */
export async function findPasswordChange(token: string): Promise<{ email: string } | null> {
  const [change] = await db()
    .select({ email: verificationCodes.target })
    .from(verificationCodes)
    .where(and(isChangeOf(token), isNull(verificationCodes.usedAt)))
  return change ?? null
}

/** Selects the unexpired request whose code was exchanged for this token, used or not. */
function isChangeOf(token: string) {
  return and(
    eq(verificationCodes.changeTokenHash, hashToken(token)),
    eq(verificationCodes.purpose, 'password-reset'),
    gt(verificationCodes.acceptedAt, new Date(now().getTime() - CHANGE_LIVES_MS)),
  )
}
