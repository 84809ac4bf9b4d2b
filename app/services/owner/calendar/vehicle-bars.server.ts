import { and, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Bar, type BoardRow, type BoardTotals, boardTotals } from '~/models/orders/board/bars'
import { daysOf } from '~/models/orders/board/board-days'
import { rentalBars, rowDue } from '~/models/orders/board/rental-bars'
import { MARK_OF_THREAD } from '~/models/owner/inquiry-marks'
import type { Booking } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { db, inquiries, orderItems, orders, projects, vehicleBlocks, vehicles } from '~/server/db/client.server'
import { selectInbox, threadHead } from '~/services/deals/inbox-page.server'
import { holdsSome, periodColumns } from '../booked-periods.server'

type BookedItem = Awaited<ReturnType<typeof itemsOn>>[number]

/** `cents`: null if it does not count. */
type ShownItem = Omit<BookedItem, 'cents'> & Pick<Bar, 'cents'>

/** The links of the bars of a chart, and which bars may be moved. */
export type BarLinks = {
  ofItem: (item: ShownItem) => Pick<Bar, 'title' | 'href' | 'action'>
  ofInquiry: (inquiryId: string) => string
  /** Whether the reader of the chart answers the inquiries. */
  answers: boolean
}

type Of = { vehicleIds: readonly string[]; items: readonly ShownItem[]; days: Booking }

/** The bars of vehicles by their ids: bookings, inquiries that are not over, and blocks. Two queries for any number. */
export async function vehicleBars({ vehicleIds, items, days }: Of, links: BarLinks) {
  const blocks = await blocksOn(vehicleIds, days)
  const inquired = await inquiriesOn(vehicleIds, days, links)
  return (vehicleId: string): Pick<BoardRow, 'bars' | 'due'> => {
    const isIts = (row: { vehicleId: string }) => row.vehicleId === vehicleId
    const rentals = items.filter(isIts).map((item) => ({ ...rentalOf(item), ...links.ofItem(item) }))
    return {
      due: rowDue(rentals),
      bars: [
        ...rentals.flatMap(rentalBars),
        ...blocks.filter(isIts).map(({ bar }) => bar),
        ...inquired.filter(isIts).map(({ id, bar }) => ({ ...bar, href: links.ofInquiry(id) })),
      ],
    }
  }
}

const rentalOf = ({ status, zone, cents, from, to, pickupPreference }: ShownItem) => ({
  status,
  booking: { from, to },
  delivers: ownerDelivers({ pickupPreference }),
  today: todayIn(zone, now()),
  cents,
})

/** Booked and overdue vehicles and amounts on each day. */
export function totalsOf(items: readonly BookedItem[], days: Booking): BoardTotals {
  const vehicleIds = [...new Set(items.map(({ vehicleId }) => vehicleId))]
  const byVehicle = vehicleIds.map((id) =>
    items.filter(({ vehicleId }) => vehicleId === id).flatMap((item) => rentalBars({ ...PLAIN, ...rentalOf(item) })),
  )
  return boardTotals(byVehicle, daysOf(days), true)
}

/** Order items that take days of vehicles. One query. */
export function itemsOn(days: Booking, which: SQL | undefined) {
  const { id, orderId, vehicleId, status, bookedFrom, bookedTo, priceCents } = orderItems
  return db()
    .select({
      ...{ id, orderId, vehicleId, status, from: bookedFrom, to: bookedTo, cents: priceCents, zone: vehicles.zone },
      pickupPreference: vehicles.pickupPreference,
      project: { title: projects.title, productionCompany: projects.productionCompany },
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleId))
    .where(and(which, isItemOn(days)))
    .orderBy(bookedFrom, id)
}

/** Condition: the order item is not cancelled, and is booked on these days or was due back before. */
export function isItemOn(days: Booking): SQL | undefined {
  const isLate = and(eq(orderItems.status, 'confirmed'), lt(orderItems.bookedTo, days.from))
  const mayBeLate = days.from <= todayIn(HOME_ZONE, now())
  return and(ne(orderItems.status, 'cancelled'), or(isOn(orderItems, days), mayBeLate ? isLate : undefined))
}

/** Condition: some of these days are booked. The same expression as the index of order items. */
const isOn = (of: typeof orderItems | typeof inquiries, { from, to }: Booking) =>
  sql`daterange(${of.bookedFrom}, ${of.bookedTo}, '[]') && daterange(${from}::date, ${to}::date, '[]')`

const PLAIN = { title: '', href: null, start: null, cents: null, action: null } as const

/** Days that the owner has blocked, is on vacation, or is busy elsewhere. */
async function blocksOn(vehicleIds: readonly string[], days: Booking) {
  const rows = await db()
    .select({
      vehicleId: vehicleBlocks.vehicleId,
      kind: vehicleBlocks.kind,
      title: vehicleBlocks.note,
      ...periodColumns,
    })
    .from(vehicleBlocks)
    .where(
      and(
        vehicleBlocks.active,
        inArray(vehicleBlocks.vehicleId, [...vehicleIds]),
        ne(vehicleBlocks.kind, 'order'),
        holdsSome(days),
      ),
    )
  return rows.flatMap(({ vehicleId, kind, from, to, title }) => {
    if (kind === 'order') return []
    const bar: Bar = { ...PLAIN, from, to, title: title ?? '', state: STATE_OF_BLOCK[kind] }
    return [{ vehicleId, bar }]
  })
}

const STATE_OF_BLOCK = { owner: 'blocked', vacation: 'vacation', calendar: 'calendar' } as const

/** Inquiries that are not over and not ordered yet. */
async function inquiriesOn(vehicleIds: readonly string[], days: Booking, { answers }: BarLinks) {
  const isAbout = and(inArray(inquiries.vehicleId, [...vehicleIds]), inArray(inquiries.status, ['open', 'agreed']))
  const rows = await selectInbox(null, and(isAbout, isOn(inquiries, days)))
  return rows.flatMap((row) => {
    const { id, state, productionCompany } = threadHead(row)
    const shown = MARK_OF_THREAD[state]
    const { vehicleId, bookedFrom: from, bookedTo: to } = row.inquiry
    if (!shown) return []
    const mark = shown === 'answer' && !answers ? 'inquired' : shown
    const bar: Bar = { ...PLAIN, from, to, state: mark, title: productionCompany }
    return [{ id, vehicleId, bar }]
  })
}
