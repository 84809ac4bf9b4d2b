import { and, eq, gt, isNull } from 'drizzle-orm'
import { now } from '../clock.server'
import { type Db, db, type Tx } from '../db/client.server'
import { accounts, links } from '../db/schema'
import { hashOf, newToken } from '../web/token.server'

const GOOD_FOR_MS = 7 * 86_400_000

export type SetupPurpose = 'account-setup' | 'password-setup'

/** A new single-use link of seven days for an account; the ones before it stop working. Answers with its token. */
export async function writeSetupLink(tx: Tx, purpose: SetupPurpose, accountId: string): Promise<string> {
  const token = newToken()
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(
      and(eq(links.accountId, accountId), eq(links.purpose, purpose), isNull(links.usedAt), isNull(links.revokedAt)),
    )
  await tx.insert(links).values({
    purpose,
    accountId,
    singleUse: true,
    tokenHash: hashOf(token),
    expiresAt: new Date(now().getTime() + GOOD_FOR_MS),
  })
  return token
}

/** Whose set-up this token opens, or null: unknown, for another purpose, used, replaced or expired. Opening uses nothing up. */
export async function findSetupLink(purpose: SetupPurpose, token: string, on: Db | Tx = db()) {
  const [link] = await on
    .select({ id: links.id, accountId: accounts.id, email: accounts.email })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(
      and(
        eq(links.tokenHash, hashOf(token)),
        eq(links.purpose, purpose),
        isNull(links.usedAt),
        isNull(links.revokedAt),
        gt(links.expiresAt, now()),
        eq(accounts.status, 'invited'),
      ),
    )
  return link ?? null
}
