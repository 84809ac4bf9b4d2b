import { and, eq, isNull } from 'drizzle-orm'
import { AGREEMENT_REPLACED } from '~/models/trade/results/shared-messages'
import type { LinkPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { agreements, db, links, type Tx } from '~/server/db/client.server'
import { supersedeQueued } from '~/server/delivery/undelivered.server'
import { gone, notFound } from '~/server/errors.server'
import { hashToken, newToken } from '~/server/token.server'
import { requestMeta, type SigningLinkHolder } from './asker.server'
import { agreementLink } from './browser-state.server'

const DAY_MS = 86_400_000

type NewLink = { purpose: LinkPurpose; days: number } & (
  | { accountId: string; singleUse: true }
  | { orderId: number; agreementId: string }
  | { orderId: number; recipientId: string }
)

/** Issues an expiring link and returns its token, which only goes into the email: the database has its hash. */
export async function issueLink(tx: Tx, { days, ...link }: NewLink): Promise<string> {
  const token = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  await tx.insert(links).values({ ...link, tokenHash: hashToken(token), expiresAt, createdAt })
  return token
}

/** Revokes the unused links of an account for a purpose. */
export async function revokeLinks(tx: Tx, purpose: LinkPurpose, accountId: string): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(
      and(eq(links.accountId, accountId), eq(links.purpose, purpose), isNull(links.usedAt), isNull(links.revokedAt)),
    )
}

/** Revokes the links to an agreement, including opened ones and those in queued emails. */
export async function revokeSigningLinks(tx: Tx, agreementId: string): Promise<void> {
  await supersedeQueued(tx, { kind: 'signing-link', of: agreementId })
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(and(eq(links.agreementId, agreementId), isNull(links.revokedAt)))
}

/** The same for the links of a recipient to pickup details. */
export async function revokePickupLinks(tx: Tx, recipientId: string): Promise<void> {
  await supersedeQueued(tx, { kind: 'pickup-link', of: recipientId })
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(and(eq(links.recipientId, recipientId), isNull(links.revokedAt)))
}

/** Points the links to an agreement at its replacement; queued emails are superseded by one about the replacement. */
export async function moveSigningLinks(tx: Tx, from: string, to: string): Promise<void> {
  await supersedeQueued(tx, { kind: 'signing-link', of: from })
  await tx.update(links).set({ agreementId: to }).where(eq(links.agreementId, from))
}

/** Uses a single-use link; false if it was already used. */
export async function consumeLink(tx: Tx, id: string): Promise<boolean> {
  const spent = await tx
    .update(links)
    .set({ usedAt: now() })
    .where(and(eq(links.id, id), isNull(links.usedAt)))
    .returning({ id: links.id })
  return spent.length > 0
}

/**
 * Exchanges the token of a signing link for a cookie. Changes nothing in the database, because mail scanners open links
 * too. 404 and 410 as for the agreement.
 */
export async function signerCookie(token: string): Promise<string> {
  const link = await findLink(eq(links.tokenHash, hashToken(token)))
  return agreementLink.write(link.id)
}

/** Authenticates a signer by cookie on each request: 410 once the link is revoked or expired, 404 without one. */
export async function requireSigner(request: Request): Promise<SigningLinkHolder> {
  const linkId = await agreementLink.read(request)
  if (linkId === null) throw notFound()
  const { orderId, agreementId } = await findLink(eq(links.id, linkId))
  if (orderId === null || agreementId === null) throw notFound()
  return { ...requestMeta(request), kind: 'link', purpose: 'signing', orderId, agreementId }
}

async function findLink(which: ReturnType<typeof eq>) {
  const [link] = await db()
    .select()
    .from(links)
    .where(and(which, eq(links.purpose, 'signing')))
  if (!link) throw notFound()
  if (!link.revokedAt && link.expiresAt > now()) return link
  const { orderId, agreementId } = link
  const isReplaced = agreementId !== null && (await isReplacedAgreement(agreementId))
  throw gone({ ...(orderId !== null && { orderId }), ...(isReplaced && AGREEMENT_REPLACED) })
}

async function isReplacedAgreement(agreementId: string): Promise<boolean> {
  return (await db().$count(agreements, and(eq(agreements.id, agreementId), eq(agreements.status, 'replaced')))) > 0
}
