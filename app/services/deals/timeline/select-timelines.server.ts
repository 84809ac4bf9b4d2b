import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type TimelineEntry, type TimelineFacts, type TimelineReader, timeline } from '~/models/deals/timeline/timeline'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { accounts, activity, db, dealMessages, inquiries, offers, vehicles } from '~/server/db/client.server'

/** The timelines of inquiries by their ids, as one side or the staff see them. Four queries for any number. */
export async function selectTimelines(
  inquiryIds: readonly string[],
  reader: TimelineReader,
  { isPrinted = false } = {},
): Promise<Map<string, TimelineEntry[]>> {
  if (inquiryIds.length === 0) return new Map()
  const ids = [...inquiryIds]
  const rows = await db()
    .select({ inquiry: inquiries, zone: vehicles.zone, owner: NAME })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(inArray(inquiries.id, ids))
  const [offersOf, messagesOf, staffOf] = [await allOffers(ids), await allMessages(ids), await allByStaff(ids)]
  const at = now()
  return new Map(
    rows.map(({ inquiry, zone, owner }) => {
      const { id, status, closedBy, closedAt, deadlineAt, declineReason, productionCompany } = inquiry
      const facts: TimelineFacts = {
        ...{ status, closedBy, closedAt, deadlineAt, declineReason, productionCompany, zone },
        owner: personName(owner),
        booking: { from: inquiry.bookedFrom, to: inquiry.bookedTo },
        lastOffer: inquiry.lastOfferCents,
        offers: offersOf.get(id) ?? [],
        messages: messagesOf.get(id) ?? [],
        byStaff: staffOf.get(id) ?? [],
      }
      return [id, timeline(facts, reader, at, isPrinted)] as const
    }),
  )
}

const NAME = { firstName: accounts.firstName, lastName: accounts.lastName }

async function allOffers(ids: string[]) {
  const rows = await db()
    .select({ offer: offers, author: NAME })
    .from(offers)
    .innerJoin(accounts, eq(accounts.id, offers.accountId))
    .where(inArray(offers.inquiryId, ids))
    .orderBy(asc(offers.round))
  return grouped(rows, ({ offer, author }) => {
    const { inquiryId, round, madeBy: side, amountCents: amount, createdAt: at } = offer
    return [inquiryId, { round, side, author: personName(author), at, amount }] as const
  })
}

async function allMessages(ids: string[]) {
  const rows = await db()
    .select({ message: dealMessages, author: NAME })
    .from(dealMessages)
    .innerJoin(accounts, eq(accounts.id, dealMessages.accountId))
    .where(inArray(dealMessages.inquiryId, ids))
    .orderBy(asc(dealMessages.createdAt), asc(dealMessages.id))
  return grouped(rows, ({ message, author }) => {
    const { id, inquiryId, side, kind, round, text, createdAt: at } = message
    return [inquiryId, { id, side, kind, round, text, at, author: personName(author) }] as const
  })
}

/** What staff did on behalf of a side: answers, offers and messages. */
async function allByStaff(ids: string[]) {
  const subject = (name: string) => sql<string>`${activity.subject}->>${sql.raw(`'${name}'`)}`
  const rows = await db()
    .select({
      inquiryId: subject('inquiryId'),
      round: subject('round'),
      messageId: subject('messageId'),
      entry: activity,
      who: NAME,
    })
    .from(activity)
    .innerJoin(accounts, eq(accounts.id, activity.accountId))
    .where(and(inArray(subject('inquiryId'), ids), isNotNull(activity.onBehalfOf)))
    .orderBy(asc(activity.id))
  return grouped(rows, ({ inquiryId, round, messageId, entry, who }) => {
    const { kind, onBehalfOf, reason } = entry
    const about = kind === 'message-sent' ? messageId : kind === 'offer-countered' ? Number(round) : 'end'
    return [inquiryId, { name: personName(who), side: onBehalfOf ?? 'owner', reason: reason ?? '', about }] as const
  })
}

function grouped<Row, Value>(rows: readonly Row[], of: (row: Row) => readonly [string, Value]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const [id, value] = of(row)
    groups.set(id, [...(groups.get(id) ?? []), value])
  }
  return groups
}

/** The timelines about list vehicles for PDFs of their crew, by list vehicle and oldest first. */
export async function printedTimelines(listVehicleIds: readonly string[]): Promise<Map<string, TimelineEntry[]>> {
  if (listVehicleIds.length === 0) return new Map()
  const rows = await db()
    .select({ id: inquiries.id, listVehicleId: inquiries.listVehicleId })
    .from(inquiries)
    .where(inArray(inquiries.listVehicleId, [...listVehicleIds]))
    .orderBy(asc(inquiries.attempt))
  const ids = rows.map(({ id }) => id)
  const timelines = await selectTimelines(ids, 'renter', { isPrinted: true })
  const groups = new Map<string, TimelineEntry[]>()
  for (const { id, listVehicleId } of rows)
    groups.set(listVehicleId, [...(groups.get(listVehicleId) ?? []), ...(timelines.get(id) ?? [])])
  return groups
}
