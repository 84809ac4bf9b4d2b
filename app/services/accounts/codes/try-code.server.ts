import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { CODE_ATTEMPTS } from '~/models/trade/constants'
import type { VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { type Tx, verificationCodes } from '~/server/db/client.server'
import { isSignature, sign } from '~/server/signature.server'
import { hashToken } from '~/server/token.server'

interface Try {
  purpose: VerificationPurpose
  token: string
  /** Who asks, where the code is about an account; left out for a reset. */
  accountId?: string
  /** As typed. */
  code: string
}

/** over: used, replaced, run out, tried too often, or not this token's at all. No other digits would be taken either. */
type TryResult =
  | { result: 'accepted'; id: string; target: string; accountId: string | null }
  | { result: 'wrong' }
  | { result: 'over' }

/** What a try that was not accepted is refused as. */
export const CODE_REFUSALS = { wrong: 'wrong-code', over: 'code-is-over' } as const

/**
 * Tries the digits of a code, which are accepted once. The try is counted before it is looked at, so that any number at the same
 * moment are CODE_ATTEMPTS at most. A caller must let the transaction commit whatever the result, or the try was free.
 */
export async function tryCode(tx: Tx, { purpose, token, accountId, code }: Try): Promise<TryResult> {
  const [row] = await tx
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.tokenHash, hashToken(token)),
        eq(verificationCodes.purpose, purpose),
        accountId ? eq(verificationCodes.accountId, accountId) : isNull(verificationCodes.accountId),
        lt(verificationCodes.attempts, CODE_ATTEMPTS),
        isNull(verificationCodes.acceptedAt),
        gt(verificationCodes.expiresAt, now()),
      ),
    )
    .returning()
  if (!row) return { result: 'over' }
  if (!row.codeHash || !isSignature(row.codeHash, 'code', bound(row, code))) return { result: 'wrong' }
  await tx.update(verificationCodes).set({ acceptedAt: now() }).where(eq(verificationCodes.id, row.id))
  return { result: 'accepted', id: row.id, target: row.target, accountId: row.accountId }
}

/** What is stored of a code: worth nothing without the server's key, and nothing in another row or round. */
export const hashCode = (row: Row, code: string) => sign('code', bound(row, code))

type Row = { id: string; round: number }
const bound = ({ id, round }: Row, code: string) => `${id}.${round}.${code}`
