import { and, asc, eq, ne } from 'drizzle-orm'
import { stockAndTown, vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { boardDays, boardView, daysOf, eightWeeks } from '~/models/orders/board/board-days'
import { boardFile } from '~/models/orders/board/board-file'
import { monthOf } from '~/models/trade/days/calendar'
import type { Booking } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { csvFile } from '~/models/trade/format/csv'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import { now } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { byName } from '../owned-vehicle.server'
import { type BarLinks, itemsOn, totalsOf, vehicleBars } from './vehicle-bars.server'

const PAGE = 20

type Requested = { from: string; to: string }

/**
 * A page of the asker's vehicles with their bookings, inquiries and blocks on some days, by default of eight weeks,
 * and the totals of the whole fleet. Four queries for any number of vehicles.
 */
export async function ownerCalendarPage(asker: Account, { after, ...requested }: Requested & { after: string | null }) {
  requireArea(asker, 'ownerDesk')
  const today = todayIn(HOME_ZONE, now())
  const view = boardView(boardDays(requested, eightWeeks(today)), today)
  const { page, last } = pageOf(await selectOwned(asker.id, after).limit(PAGE + 1), PAGE)
  return {
    ...view,
    ...(await chartOf(asker.id, page, view.days)),
    next: last?.vehicle.id ?? null,
  }
}

/** The same for the whole fleet as a CSV file. */
export async function ownerCalendarFile(
  asker: Account,
  requested: Requested,
): Promise<{ name: string; content: Blob }> {
  requireArea(asker, 'ownerDesk')
  const { days } = boardDays(requested, eightWeeks(todayIn(HOME_ZONE, now())))
  const { groups, totals } = await chartOf(asker.id, await selectOwned(asker.id, null), days)
  const heads = { group: null, detail: 'Details' }
  const table = boardFile({ groups, days: daysOf(days), totals, heads, amounts: 'Income' })
  return { name: 'calendar.csv', content: new Blob([csvFile(table)]) }
}

/** One group without a heading. */
async function chartOf(ownerId: string, rows: Awaited<ReturnType<typeof selectOwned>>, days: Booking) {
  const items = await itemsOn(days, eq(vehicles.ownerId, ownerId))
  const barsOf = await vehicleBars({ vehicleIds: rows.map(({ vehicle }) => vehicle.id), items, days }, LINKS)
  const shown = rows.map(({ vehicle }) => {
    const { id, stockNumber } = vehicle
    const detail = stockAndTown({ stockNumber, town: vehicleTown(vehicle) })
    return {
      id,
      title: vehicleTitle(vehicle),
      detail,
      to: ownerPaths.ownerVehicle(id, monthOf(days.from)),
      ...barsOf(id),
    }
  })
  return { groups: [{ id: 'fleet', title: null, rows: shown }], totals: totalsOf(items, days) }
}

const LINKS: BarLinks = {
  ofItem: ({ id, project }) => ({ title: project.productionCompany, href: ownerPaths.ownerOrder(id), action: null }),
  ofInquiry: dealPaths.ownerInquiry,
  answers: true,
}

const BY_NAME = { table: vehicles, key: byName, id: vehicles.id, direction: 'asc' } as const

function selectOwned(ownerId: string, after: string | null) {
  return db()
    .select({ vehicle: vehicles })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.ownerId, ownerId),
        ne(vehicles.listingStatus, 'deleted'),
        afterKey(BY_NAME, after, eq(vehicles.ownerId, ownerId)),
      ),
    )
    .orderBy(asc(byName), asc(vehicles.id))
    .$dynamic()
}
