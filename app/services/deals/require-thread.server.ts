import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { answerWords, type Badge } from '~/models/deals/inbox'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { mayOpen } from '~/models/trade/access/permissions'
import { WAITING_FOR_OWNER } from '~/models/trade/answers/sentences'
import { countDays, formatBooking } from '~/models/trade/days/day'
import { formatInstant, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import { MILEAGES, USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'
import { isGone, type ListingStatus } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { accounts, activity, db, inquiries, offers } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { findDayConflict } from '~/services/fleet/vehicle-days.server'
import { selectInbox, threadHead } from './inbox-page.server'

/** An inquiry as the owner of the vehicle reads it, and the staff. Money is totals in cents before tax. */
export type OwnerThread = Awaited<ReturnType<typeof requireThread>>

/** 404 to an owner when the vehicle is somebody else's. */
export async function requireThread(asker: Account, inquiryId: string) {
  const isStaff = mayOpen('providerDesk', asker.role)
  if (!isStaff) requireArea(asker, 'ownerDesk')
  const [row] = await selectInbox(isStaff ? null : asker.id, eq(inquiries.id, inquiryId))
  if (!row) throw notFound()
  const { inquiry, vehicle } = row
  const { isTaken, ...head } = threadHead(row)
  const booking = { from: inquiry.bookedFrom, to: inquiry.bookedTo }
  return {
    ...head,
    askedBy: await nameOf(inquiry.askedBy),
    /** The name, for the staff; null for the owner. */
    owner: isStaff ? await nameOf(vehicle.ownerId) : null,
    behalf: await answeredFor(inquiry.id, vehicle.zone),
    facts: [
      { label: 'Dates', value: formatBooking(booking, todayIn(vehicle.zone, now())) },
      { label: 'Mileage', value: labelOf(MILEAGES, inquiry.mileage) },
      { label: 'Location', value: inquiry.location },
      { label: 'Usage', value: inquiry.usages.map((usage) => labelOf(USAGES, usage)).join(', ') },
    ],
    days: countDays(booking),
    listed: inquiry.listedCents,
    /** The round that an answer names. */
    round: inquiry.round,
    offers: await allOffers(inquiry.id, vehicle.zone),
    badge: isStaff && head.state === 'toAnswer' && !isTaken ? FOR_STAFF : head.badge,
    inTheWay: isTaken ? await whatIsInTheWay(vehicle, { ...inquiry, zone: vehicle.zone, booking }) : null,
  }
}

/** Why nothing can be agreed; of days that others have, which they are and the nearest free ones. */
async function whatIsInTheWay({ listingStatus }: { listingStatus: ListingStatus }, wanted: Wanted) {
  if (isGone(listingStatus)) return INQUIRY_MESSAGES.listingGone
  const conflict = await findDayConflict(db(), wanted)
  return conflict && `Some of these days are already booked. ${conflict}`
}

type Wanted = Parameters<typeof findDayConflict>[1]

async function allOffers(inquiryId: string, zone: string) {
  const rows = await db().select().from(offers).where(eq(offers.inquiryId, inquiryId)).orderBy(asc(offers.round))
  return rows.map(({ round, madeBy, amountCents, createdAt }) => ({
    round,
    by: madeBy,
    amount: amountCents,
    when: formatInstant(createdAt, zone, now()),
  }))
}

/** What was answered by the staff, the first answer first. */
async function answeredFor(inquiryId: string, zone: string) {
  const rows = await db()
    .select({ id: activity.id, kind: activity.kind, reason: activity.reason, at: activity.createdAt, who: accounts })
    .from(activity)
    .innerJoin(accounts, eq(accounts.id, activity.accountId))
    .where(and(sql`${activity.subject}->>'inquiryId' = ${inquiryId}`, isNotNull(activity.onBehalfOf)))
    .orderBy(asc(activity.id))
  return rows.map(({ id, kind, reason, at, who }) => ({
    id,
    words: `${personName(who)} of ${PRODUCT} ${answerWords(kind)} on behalf of the owner.`,
    reason: reason ?? '',
    when: formatInstant(at, zone, now()),
  }))
}

const FOR_STAFF: Badge = { label: WAITING_FOR_OWNER, tone: 'waiting' }

async function nameOf(accountId: string): Promise<string> {
  const [person] = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return person ? personName(person) : ''
}
