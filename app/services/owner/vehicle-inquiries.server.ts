import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { MARK_OF_THREAD } from '~/models/owner/inquiry-marks'
import { type Booking, countDays, type Day, formatBooking, formatDayCount } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { inquiries } from '~/server/db/client.server'
import { selectInbox, threadHead } from '~/services/deals/inbox-page.server'

export type VehicleInquiry = Awaited<ReturnType<typeof inquiriesSince>>[number]

/** How many inquiries a vehicle's page lists; its inbox has all of them. */
const LISTED = 5
/** How many its calendar shows at most. */
const MARKED = 100

/**
 * Inquiries about a vehicle that are not over and not ordered: those on the days of its calendar, and the first of
 * those that are ahead, most urgent first. One query. No access check: callers authorize.
 */
export async function vehicleInquiries(vehicleId: string, shown: Booking, today: Day) {
  const found = await inquiriesSince(shown.from < today ? shown.from : today, vehicleId, today)
  const ahead = found.filter(({ to }) => to >= today)
  return {
    inquired: found.filter((inquiry) => overlaps(inquiry, shown)),
    inquiries: ahead.slice(0, LISTED),
    hasMoreInquiries: ahead.length > LISTED,
  }
}

async function inquiriesSince(from: Day, vehicleId: string, today: Day) {
  const { status, bookedTo, deadlineAt, id } = inquiries
  const isAbout = and(eq(inquiries.vehicleId, vehicleId), inArray(status, ['open', 'agreed']), gte(bookedTo, from))
  const rows = await selectInbox(null, isAbout)
    .orderBy(sql`${status} = 'agreed'`, sql`${inquiries.lastOfferBy} = 'owner'`, deadlineAt, id)
    .limit(MARKED)
  return rows.flatMap((row) => {
    const head = threadHead(row)
    const mark = MARK_OF_THREAD[head.state]
    if (!mark) return []
    const booking = { from: row.inquiry.bookedFrom, to: row.inquiry.bookedTo }
    return [
      { ...head, ...booking, mark, days: formatBooking(booking, today), count: formatDayCount(countDays(booking)) },
    ]
  })
}
