import { inArray, sql } from 'drizzle-orm'
import { type Point, readNamedPlace } from '~/models/fleet/named-place'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type ComparisonPage, comparedSections, comparedShots } from '~/models/search/comparison'
import { COMPARISON_MESSAGES, comparisonNotes } from '~/models/search/comparison-messages'
import { mayOpen } from '~/models/trade/access/permissions'
import type { RequestedComparison } from '~/models/trade/addresses/search-params'
import { MAX_COMPARED } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { bookableDays, lastBookableDay, readBooking } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { isGone } from '~/models/trade/vocabulary/listings'
import { now } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { centerOf } from '~/services/fleet/listing/place-of-zip.server'
import { takenPeriodsOf } from '~/services/fleet/vehicle-days.server'
import { findVisibleVehicles } from '~/services/fleet/vehicle-page.server'
import { milesTo } from './search-conditions.server'

/**
 * Two to four vehicles beside each other, for everyone who may open their pages; the page says which of the chosen
 * ones cannot be shown. `lists` adds which lists they are on.
 */
export async function compareVehicles(
  asker: Account,
  requested: RequestedComparison,
  today: Day,
): Promise<FoundComparison> {
  requireArea(asker, 'vehicle')
  const { ids, unread, isRepeated } = requested.vehicle
  const { visible, ended } = await findVisibleVehicles(asker, ids)
  const shown = visible.slice(0, MAX_COMPARED)
  const booking = readBooking(requested.from, requested.to, today)
  const { near, center, problem } = await findCenter(requested.near)
  const comparable = await withDaysAndMiles(shown, center)
  const isComparison = shown.length > 1
  return {
    vehicles: comparable.map((vehicle) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      isGone: vehicle.isGone,
      place: null,
      inquireTo: null,
    })),
    shots: isComparison ? comparedShots(comparable) : [],
    sections: isComparison ? comparedSections(comparable, { booking, near, today }) : [],
    notes: comparisonNotes({
      gone: ended.map(vehicleTitle),
      unknown: ids.length - visible.length - ended.length + unread.invalid,
      tooMany: visible.length - shown.length + unread.tooMany,
      isRepeated,
    }),
    booking,
    today,
    lastDay: lastBookableDay(today),
    near: requested.near,
    problems: {
      from: !booking && (requested.from || requested.to) ? [COMPARISON_MESSAGES.badDays] : [],
      near: problem ? [problem] : [],
    },
    isOnlyDifferent: requested.only === 'differences',
    maySearch: mayOpen('search', asker.role),
    mayAdd: mayOpen('addToProject', asker.role),
  }
}

type FoundComparison = Omit<ComparisonPage, 'last'>
type Shown = Awaited<ReturnType<typeof findVisibleVehicles>>['visible']

/** The place from which distances are measured; '' for none. */
async function findCenter(typed: string): Promise<{ near: string; center: Point | null; problem?: string }> {
  if (typed === '') return { near: '', center: null }
  const place = readNamedPlace(typed)
  const center = place && (await centerOf(place))
  if (center) return { near: typed, center }
  return { near: '', center: null, problem: COMPARISON_MESSAGES[place ? 'unknownPlace' : 'unreadablePlace'] }
}

/** Two queries for any number of vehicles; one without a center. */
async function withDaysAndMiles(shown: Shown, center: Point | null) {
  const each = shown.map((vehicle) => ({ vehicle, bookable: bookableDays(todayIn(vehicle.zone, now())) }))
  const vehicleIds = shown.map(({ id }) => id)
  const days = spanOf(each.map(({ bookable }) => bookable))
  const periods = days ? await takenPeriodsOf(db(), { vehicleIds, days }) : []
  const miles = center ? await milesFrom(center, vehicleIds) : new Map<string, number | null>()
  return each.map(({ vehicle, bookable }) => ({
    ...vehicle,
    bookable,
    isGone: isGone(vehicle.listingStatus),
    taken: periods.filter(({ vehicleId }) => vehicleId === vehicle.id),
    miles: miles.get(vehicle.id) ?? null,
  }))
}

/** From the first to the last day of several periods. */
function spanOf(periods: readonly Booking[]): Booking | null {
  const from = periods.map((period) => period.from).sort()[0]
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1)
  return from && to ? { from, to } : null
}

async function milesFrom(center: Point, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return new Map<string, number | null>()
  const miles = sql<number | null>`round(${milesTo(center)})::integer`
  const rows = await db()
    .select({ id: vehicles.id, miles })
    .from(vehicles)
    .where(inArray(vehicles.id, [...vehicleIds]))
  return new Map(rows.map((row) => [row.id, row.miles]))
}
