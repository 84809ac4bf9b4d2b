import { and, eq, isNull } from 'drizzle-orm'
import type { LinkPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { links } from '~/server/db/schema'
import { hashToken, newToken } from '~/server/token.server'

const DAY_MS = 86_400_000

type NewLink = { purpose: LinkPurpose; days: number } & (
  | { accountId: string; singleUse: true }
  | { orderId: number; agreementId: string }
  | { orderId: number; recipientId: string }
)

/** Issues a link that is good for so many days; answers with its token, which only the mail has: its hash is kept. */
export async function issueLink(tx: Tx, { days, ...link }: NewLink): Promise<string> {
  const token = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  await tx.insert(links).values({ ...link, tokenHash: hashToken(token), expiresAt, createdAt })
  return token
}

/** Ends the links of an account for a purpose that nobody has used yet. */
export async function revokeLinks(tx: Tx, purpose: LinkPurpose, accountId: string): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(
      and(eq(links.accountId, accountId), eq(links.purpose, purpose), isNull(links.usedAt), isNull(links.revokedAt)),
    )
}

/** Ends the links to an agreement, also for whoever came in by one. */
export async function revokeSigningLinks(tx: Tx, agreementId: string): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(and(eq(links.agreementId, agreementId), isNull(links.revokedAt)))
}

/** Ends the links to pickup details that somebody was sent, also for whoever came in by one. */
export async function revokePickupLinks(tx: Tx, recipientId: string): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(and(eq(links.recipientId, recipientId), isNull(links.revokedAt)))
}

/** Has the links to an agreement lead to the one that took its place. */
export async function moveSigningLinks(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(links).set({ agreementId: to }).where(eq(links.agreementId, from))
}

/** Uses a single-use link up; false for whoever comes second. */
export async function consumeLink(tx: Tx, id: string): Promise<boolean> {
  const spent = await tx
    .update(links)
    .set({ usedAt: now() })
    .where(and(eq(links.id, id), isNull(links.usedAt)))
    .returning({ id: links.id })
  return spent.length > 0
}
