import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { accounts, links, type outbox, signUpRequests, verificationCodes } from '~/server/db/schema'
import { hashToken } from '~/server/token.server'
import { type MessageSecret, stableMessageId } from './write-outbox.server'

type Letter = Pick<typeof outbox.$inferSelect, 'kind' | 'recipient' | 'messageId'>

/**
 * What in a letter opens something, found out from what was issued: for letters of a version whose writers did not say
 * so. Null where nothing in it was ever issued.
 */
export async function secretInLetter(tx: Tx, letter: Letter, text: string): Promise<MessageSecret | null> {
  return (await linkIn(tx, text)) ?? (await codeIn(tx, letter))
}

const TOKENS = /(?<![\w-])[\w-]{43}(?![\w-])/g

async function linkIn(tx: Tx, text: string): Promise<MessageSecret | null> {
  const hashes = (text.match(TOKENS) ?? []).map(hashToken)
  if (hashes.length === 0) return null
  const [link] = await tx
    .select({
      agreementId: links.agreementId,
      recipientId: links.recipientId,
      accountId: links.accountId,
      role: accounts.role,
      request: signUpRequests.id,
    })
    .from(links)
    .leftJoin(accounts, eq(accounts.id, links.accountId))
    .leftJoin(signUpRequests, and(eq(signUpRequests.accountId, links.accountId), eq(signUpRequests.status, 'approved')))
    .where(inArray(links.tokenHash, hashes))
    .limit(1)
  if (link?.agreementId) return { kind: 'signing-link', of: link.agreementId }
  if (link?.recipientId) return { kind: 'pickup-link', of: link.recipientId }
  if (!link?.accountId) return null
  if (link.request) return { kind: 'sign-up-approval', of: link.request }
  return { kind: link.role === 'backlot_owner' ? 'owner-invitation' : 'setup-link', of: link.accountId }
}

/** A letter with a code is named after the request and its round; one of an earlier round holds a code that is over. */
async function codeIn(tx: Tx, letter: Letter): Promise<MessageSecret | null> {
  const requests = await tx
    .select()
    .from(verificationCodes)
    .where(eq(sql`lower(${verificationCodes.target})`, letter.recipient.toLowerCase()))
  for (const { id, sentRound, expiresAt } of requests) {
    for (let round = sentRound; round > 0; round -= 1) {
      if (nameOf(stableMessageId(`code/${id}/${round}`, letter)) !== nameOf(letter.messageId)) continue
      return { kind: 'code', of: id, expiresAt: round === sentRound ? expiresAt : now() }
    }
  }
  return null
}

/** Without its domain, which follows a setting. */
const nameOf = (messageId: string) => messageId.split('@', 1)[0]
