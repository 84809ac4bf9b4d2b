import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { CODE_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_MINUTES, CODE_REQUEST_MINUTES, RESEND_PAUSE_SECONDS } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { afterCommit, type Tx, verificationCodes } from '~/server/db/client.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import { sign } from '~/server/signature.server'
import { hashToken } from '~/server/token.server'

export const CODE_LIFETIME_MS = CODE_MINUTES * 60_000
/** A second request within this time is a repeat and gets the same code. */
const REPEAT_WINDOW_MS = RESEND_PAUSE_SECONDS * 1000
const REQUEST_LIVES_MS = CODE_REQUEST_MINUTES * 60_000

interface Wanted {
  purpose: VerificationPurpose
  /** The account it would change. Null for a password reset: only the job looks up the account. */
  accountId: string | null
  /** The email address or E.164 number that the code is sent to. */
  target: string
  /** Who asks: an account id, or a secret only one browser knows. */
  by: string
}

/**
 * Requests a verification code, which a job sends. Put the returned token into the browser's cookie: the code is
 * only accepted together with it. The work is the same for every target. A repeat by the same `by` within a minute
 * gets the same code and token.
 */
export async function requestCode(tx: Tx, { by, ...wanted }: Wanted): Promise<{ token: string }> {
  const lockName = `${wanted.purpose}/${wanted.target}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`)
  const earlier = await findEarlier(tx, { by, ...wanted })
  if (earlier) return { token: earlier }
  const id = randomUUID()
  const token = tokenOf(id, by)
  await tx
    .insert(verificationCodes)
    .values({ id, ...wanted, tokenHash: hashToken(token), expiresAt: codeExpiry(), createdAt: now() })
  afterCommit(tx, () => wakeWorkers('send-codes'))
  return { token }
}

async function findEarlier(tx: Tx, { by, purpose, accountId, target }: Wanted): Promise<string | undefined> {
  const rows = await tx
    .select({ id: verificationCodes.id, tokenHash: verificationCodes.tokenHash })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.target, target),
        accountId ? eq(verificationCodes.accountId, accountId) : isNull(verificationCodes.accountId),
        isNull(verificationCodes.acceptedAt),
        gt(verificationCodes.expiresAt, now()),
        gt(verificationCodes.createdAt, new Date(now().getTime() - REPEAT_WINDOW_MS)),
      ),
    )
  const own = rows.find(({ id, tokenHash: hash }) => hashToken(tokenOf(id, by)) === hash)
  return own && tokenOf(own.id, by)
}

/** Derived with the server's key, so a repeat gets the same token. */
const tokenOf = (id: string, by: string) => sign('code-request', `${id}/${by}`)

/**
 * Requests a new code for the same token. The previous code stops working immediately and its attempts are reset.
 * Two requests before anything was sent cause one code. False if the token is unknown, accepted, for another purpose
 * or too old.
 */
export function resendCode(tx: Tx, { purpose, token }: { purpose: VerificationPurpose; token: string }) {
  return nextRound(tx, and(eq(verificationCodes.tokenHash, hashToken(token)), eq(verificationCodes.purpose, purpose)))
}

/** The same for staff, who only know the id of the request. */
export async function renewCode(tx: Tx, requestId: string): Promise<Outcome> {
  const isMoved = await nextRound(tx, eq(verificationCodes.id, requestId))
  return isMoved ? { ok: true } : refused('request-expired', CODE_MESSAGES.requestOver)
}

async function nextRound(tx: Tx, which: SQL | undefined): Promise<boolean> {
  const moved = await tx
    .update(verificationCodes)
    .set({ round: sql`${verificationCodes.round} + 1`, codeHash: null, attempts: 0, expiresAt: codeExpiry() })
    .where(
      and(
        which,
        isNull(verificationCodes.acceptedAt),
        gt(verificationCodes.createdAt, new Date(now().getTime() - REQUEST_LIVES_MS)),
      ),
    )
    .returning({ id: verificationCodes.id })
  if (moved.length === 0) return false
  afterCommit(tx, () => wakeWorkers('send-codes'))
  return true
}

const codeExpiry = () => new Date(now().getTime() + CODE_LIFETIME_MS)
