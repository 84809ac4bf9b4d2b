import { eq } from 'drizzle-orm'
import { remindedToday } from '~/models/deals/deadline'
import type { Badge } from '~/models/deals/inbox'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { checkMessage } from '~/models/deals/negotiation'
import { mayOpen } from '~/models/trade/access/permissions'
import { countDays, formatBooking } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { normalizePhone, type Phone, personName } from '~/models/trade/fields/person'
import { MILEAGE_TEXTS, USAGES } from '~/models/trade/vocabulary/deals'
import { isGone, type ListingStatus } from '~/models/trade/vocabulary/listings'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { newAttempt } from '~/server/content-id.server'
import { accounts, db, inquiries } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { findDayConflict } from '~/services/fleet/vehicle-days.server'
import { selectInbox, threadHead } from './inbox-page.server'
import { negotiationOf } from './inquiry-state.server'
import { replyTemplatesOf } from './timeline/reply-templates.server'
import { selectTimelines } from './timeline/select-timelines.server'

/** An inquiry as the vehicle's owner and the staff see it. Amounts are totals in cents before tax. */
export type OwnerThread = Awaited<ReturnType<typeof requireThread>>

/** 404 for an owner of another vehicle. */
export async function requireThread(asker: Account, inquiryId: string) {
  const isStaff = mayOpen('providerDesk', asker.role)
  if (!isStaff) requireArea(asker, 'ownerDesk')
  const [row] = await selectInbox(isStaff ? null : asker.id, eq(inquiries.id, inquiryId))
  if (!row) throw notFound()
  const { inquiry, vehicle } = row
  const { isTaken, ...head } = threadHead(row)
  const timelines = await selectTimelines([inquiryId], isStaff ? 'staff' : 'owner')
  return {
    ...head,
    projectTitle: row.projectTitle,
    /**
     * For staff: the names of the member who asked and of the owner, the owner's number, and when they were reminded
     * today.
     */
    askedBy: isStaff ? await nameOf(inquiry.askedBy) : null,
    owner: isStaff ? await nameOf(vehicle.ownerId) : null,
    ownerPhone: isStaff ? await phoneOf(vehicle.ownerId) : null,
    reminded: isStaff ? remindedToday(inquiry.ownerRemindedAt, now()) : null,
    facts: inquiryFacts(inquiry, vehicle.zone),
    days: countDays(bookingOf(inquiry)),
    listed: inquiry.listedCents,
    /** The round, which the answer form sends back. */
    round: inquiry.round,
    timeline: timelines.get(inquiryId) ?? [],
    templates: await replyTemplatesOf(vehicle.ownerId),
    /** Why nobody can send a message now; null if it is possible. */
    messageRefusal: checkMessage({ negotiation: negotiationOf(inquiry), isOver: row.isOver }, now())?.message ?? null,
    attempt: newAttempt(),
    badge: isStaff && head.state === 'toAnswer' && !isTaken ? FOR_STAFF : head.badge,
    inTheWay: isTaken ? await conflictText(inquiry, vehicle) : null,
  }
}

type Inquiry = typeof inquiries.$inferSelect

export function inquiryFacts(inquiry: Inquiry, zone: string) {
  return [
    { label: 'Dates', value: formatBooking(bookingOf(inquiry), todayIn(zone, now())) },
    { label: 'Mileage', value: MILEAGE_TEXTS[inquiry.mileage] },
    { label: 'Location', value: inquiry.location },
    { label: 'Usage', value: inquiry.usages.map((usage) => labelOf(USAGES, usage)).join(', ') },
  ]
}

const bookingOf = ({ bookedFrom, bookedTo }: Inquiry) => ({ from: bookedFrom, to: bookedTo })

/** Why nothing can be agreed: the listing is gone, or which days are blocked and the nearest free ones. */
export async function conflictText(
  inquiry: Inquiry,
  { zone, listingStatus }: { zone: string; listingStatus: ListingStatus },
) {
  if (isGone(listingStatus)) return INQUIRY_MESSAGES.listingGone
  const conflict = await findDayConflict(db(), { vehicleId: inquiry.vehicleId, zone, booking: bookingOf(inquiry) })
  return conflict && `Some of these days are already booked. ${conflict}`
}

const FOR_STAFF: Badge = { label: 'Waiting for the owner', tone: 'gone' }

async function phoneOf(accountId: string): Promise<Phone | null> {
  const [person] = await db().select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId))
  return normalizePhone(person?.phone ?? '')
}

async function nameOf(accountId: string): Promise<string> {
  const [person] = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return person ? personName(person) : ''
}
