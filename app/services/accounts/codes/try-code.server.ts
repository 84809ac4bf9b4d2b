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
  /** The account that the code is for; omitted for a password reset. */
  accountId?: string
  /** As typed. */
  code: string
}

/** over: used, replaced, expired, out of attempts, or an unknown token. No other code would be accepted either. */
type TryResult =
  | { result: 'accepted'; id: string; target: string; accountId: string | null }
  | { result: 'wrong' }
  | { result: 'over' }

/** The refusal code for each result other than accepted. */
export const CODE_REFUSALS = { wrong: 'wrong-code', over: 'code-expired' } as const

/**
 * Checks a code, which is accepted once. The attempt is counted before the code is compared, so concurrent attempts
 * cannot exceed CODE_ATTEMPTS. The caller must commit whatever the result, or the attempt is not counted.
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

/** The stored form of a code: useless without the server's key, and only valid for this row and round. */
export const hashCode = (row: Row, code: string) => sign('code', bound(row, code))

type Row = { id: string; round: number }
const bound = ({ id, round }: Row, code: string) => `${id}.${round}.${code}`
