import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { now } from '~/server/clock.server'
import { db, inquiries, links, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { AnswerLinkHolder } from '~/server/session/asker.server'

/**
 * The other offers whose links are in the same email, by vehicle: those that can still be opened. isWaiting: nobody has
 * answered it. The offer is a total in cents before tax.
 */
export async function offersEmailedTogether({ linkId }: AnswerLinkHolder) {
  const own = db()
    .select({ accountId: links.accountId, createdAt: links.createdAt })
    .from(links)
    .where(eq(links.id, linkId))
  const rows = await db()
    .select({ link: links, inquiry: inquiries, vehicle: vehicles })
    .from(links)
    .innerJoin(inquiries, eq(inquiries.id, links.inquiryId))
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .where(
      and(
        eq(links.purpose, 'answer'),
        ne(links.id, linkId),
        isNull(links.revokedAt),
        sql`(${links.accountId}, ${links.createdAt}) = (${own})`,
      ),
    )
    .orderBy(asc(vehicles.year), asc(vehicles.make), asc(links.id))
  return rows.map(({ link, inquiry, vehicle }) => ({
    linkId: link.id,
    title: vehicleTitle(vehicle),
    offer: inquiry.lastOfferCents,
    isWaiting: inquiry.status === 'open' && inquiry.round === link.round && now() < inquiry.deadlineAt,
  }))
}

/** 404 unless both links are in one email: the holder of one of its links has all of them. */
export async function requireEmailedTogether(holder: AnswerLinkHolder, linkId: string): Promise<void> {
  const others = await offersEmailedTogether(holder)
  if (!others.some((other) => other.linkId === linkId)) throw notFound()
}
