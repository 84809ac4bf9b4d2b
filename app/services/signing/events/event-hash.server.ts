import { createHash } from 'node:crypto'
import type { signingEvents } from '~/server/db/schema'

/** An event without what follows from the rest of it. */
export type EventFacts = Omit<typeof signingEvents.$inferSelect, 'hash' | 'keyId' | 'seal'>

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Of everything an event says, the hash of the one before included. */
export function eventHash(event: EventFacts): string {
  const { orderId, number, agreementId, kind, at, actor, ipAddress, userAgent, documentSha256, details, previousHash } =
    event
  const said = [
    orderId,
    number,
    agreementId,
    kind,
    at.toISOString(),
    actor,
    ipAddress,
    userAgent,
    documentSha256,
    details,
  ]
  return sha256(JSON.stringify([...said, previousHash]))
}

/** What the seal of a chain signs: how many events there are, and which is the last. */
export const chainDigest = (orderId: number, count: number, lastHash: string) => `${orderId}/${count}/${lastHash}`
