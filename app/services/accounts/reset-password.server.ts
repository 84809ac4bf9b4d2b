import { and, eq, gt, isNull } from 'drizzle-orm'
import { CODE_MESSAGES, RESET_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { NEW_PASSWORD_MINUTES } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { accounts, attempt, db, inTransaction, type Tx, verificationCodes } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { refundAttempt, withRateLimit } from '~/server/session/rate-limit.server'
import { hashToken, newToken } from '~/server/token.server'
import { requestCode, resendCode } from './codes/request-code.server'
import { CODE_REFUSALS, tryCode } from './codes/try-code.server'
import { endOldAccess, targetAsCitext } from './end-old-access.server'
import { hashPassword, isPassword } from './password.server'

/** The token that the code works with: without it the digits open nothing. */
type Requested = Outcome<{ token: string }>

/**
 * Asks for a code to be mailed. Whether the address has an account is not looked at here: for any address the answer and
 * the work are the same. `by` is known to one browser alone, which gets one code for it however often it posts.
 */
export function requestReset(asker: Visitor, email: string, by = newToken()): Promise<Requested> {
  return attempt(RESET_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, email, async () => ({ ok: true, token: await requestNewCode(email, by) })),
  )
}

/** The same for another code. Where the request before is over, it is another request for the same address. */
export function resendReset(asker: Visitor, { token, email }: { token: string; email: string }): Promise<Requested> {
  return attempt(RESET_MESSAGES.resendFailed, () =>
    withRateLimit('code-request', asker, email, async () => {
      const isResent = await inTransaction((tx) => resendCode(tx, { purpose: 'password-reset', token }))
      return { ok: true, token: isResent ? token : await requestNewCode(email, token) }
    }),
  )
}

async function requestNewCode(email: string, by: string): Promise<string> {
  const asked = { purpose: 'password-reset', accountId: null, target: email, by } as const
  const { token } = await inTransaction((tx) => requestCode(tx, asked))
  return token
}

type Proof = { token: string; email: string; code: string }

/** Takes the four digits, and answers with the token by which a browser chooses a new password, once. */
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
