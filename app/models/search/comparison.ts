import { dayConflictText, freeAround } from '~/models/fleet/free-days'
import type { LastList, Place } from '~/models/fleet/place'
import { type Described, vehicleFacts, vehicleSheet } from '~/models/fleet/vehicle-sheet'
import {
  type Booking,
  countDays,
  type Day,
  formatBooking,
  formatDayCount,
  takenDaysText,
} from '~/models/trade/days/day'
import { formatPrice, listedRate } from '~/models/trade/money'
import { ANGLES, photoUrls, THREE_QUARTER, type VehiclePhoto } from '~/models/trade/photos'
import { milesAway } from './distance-text'

/** Two to four vehicles beside each other. */
export type ComparisonPage = {
  vehicles: ComparedVehicle[]
  /** The photos by angle, and the facts in sections; empty for fewer than two vehicles. */
  shots: ComparedShot[]
  sections: ComparedSection[]
  /** Sentences about the vehicles in the address that are missing. */
  notes: string[]
  booking: Booking | null
  today: Day
  /** Last day that can be searched for. */
  lastDay: Day
  near: string
  problems: { from?: string[]; near?: string[] }
  isOnlyDifferent: boolean
  maySearch: boolean
  mayAdd: boolean
  last: LastList | null
}

export type ComparedVehicle = {
  id: string
  title: string
  isGone: boolean
  place: Place | null
  /** The link to inquire from a list of the renter's project; null if no inquiry is possible. */
  inquireTo: string | null
}

/** The photos of one angle; null for a vehicle without one. */
export type ComparedShot = { label: string; photos: (ReturnType<typeof photoUrls> | null)[] }

type Cell = { value: string; note?: string }
export type ComparedRow = { label: string; cells: Cell[]; isDifferent: boolean }
export type ComparedSection = { title: string; rows: ComparedRow[] }

/** A vehicle with the values that the comparison shows. */
export type Comparable = Described & {
  dayPrice: number
  isGone: boolean
  photos: VehiclePhoto[]
  taken: readonly Booking[]
  /** The days that can be requested, from today where it is. */
  bookable: Booking
  /** The distance from the place in the search; null if the vehicle's place is unknown. */
  miles: number | null
}

type Requested = { booking: Booking | null; near: string; today: Day }

export function comparedSections(vehicles: readonly Comparable[], requested: Requested): ComparedSection[] {
  const columns = vehicles.map((vehicle) => sectionsOf(vehicle, requested))
  return (columns[0] ?? []).map(({ title, cells }, section) => ({
    title,
    rows: cells
      .map(({ label }, row) =>
        rowOf(
          label,
          columns.map((column) => column[section]?.cells[row] ?? NONE),
        ),
      )
      .filter(({ cells }) => cells.some(({ value }) => value !== NONE.value)),
  }))
}

const NONE = { value: 'None' }

function rowOf(label: string, cells: Cell[]): ComparedRow {
  return { label, cells, isDifferent: new Set(cells.map(({ value }) => value)).size > 1 }
}

/** The same rows for every vehicle. */
function sectionsOf(vehicle: Comparable, requested: Requested) {
  const { conditions, modifications, town } = vehicleSheet(vehicle)
  const facts = vehicleFacts(vehicle)
    .filter(({ label }) => label !== 'Location')
    .map(({ label, value }) => ({ label, value: value || EMPTY[label] || NONE.value }))
  const states = conditions.map(({ part, condition, note }) => ({ label: part, value: condition, note }))
  return [
    { title: 'Details', cells: facts },
    {
      title: 'Condition',
      cells: [...states, { label: 'Modifications', value: modifications.join(', ') || NONE.value }],
    },
    {
      title: 'Place',
      cells: [{ label: 'Location', value: `${town} ${vehicle.zipcode}` }, ...distanceOf(vehicle, requested)],
    },
    { title: 'Price and dates', cells: [...pricesOf(vehicle, requested), daysOf(vehicle, requested)] },
  ]
}

/** The text for a missing fact. */
const EMPTY: Record<string, string> = { Wrangler: 'Not required' }

function distanceOf({ miles }: Comparable, { near }: Requested) {
  if (near === '') return []
  return [{ label: `Distance from ${near}`, value: miles === null ? 'Unknown' : milesAway(miles) }]
}

const UNLISTED = 'Not available'

function pricesOf({ dayPrice, isGone }: Comparable, { booking }: Requested) {
  const daily = { label: 'Daily rate', value: isGone ? UNLISTED : formatPrice(dayPrice) }
  if (!booking) return [daily]
  const days = countDays(booking)
  const price = isGone ? UNLISTED : formatPrice(listedRate(dayPrice, days))
  return [daily, { label: `Price for ${formatDayCount(days)}`, value: price }]
}

function daysOf({ isGone, taken, bookable }: Comparable, { booking, today }: Requested) {
  const label = booking ? formatBooking(booking, today) : 'Taken days'
  if (isGone) return { label, value: UNLISTED }
  if (!booking) return { label, value: takenDaysText(taken, today) || NONE.value }
  const conflict = dayConflictText(booking, taken, bookable)
  if (conflict) return { label, value: 'Taken', note: conflict }
  return { label, value: 'Free', note: freeAroundText(freeAround(booking, taken, bookable), bookable, today) }
}

/** 'Free from Dec 2 to Dec 19.' */
function freeAroundText(free: Booking, bookable: Booking, today: Day): string {
  const isOpen = free.to === bookable.to
  return isOpen
    ? `Free from ${formatBooking({ from: free.from, to: free.from }, today)} on.`
    : `Free from ${formatBooking(free, today)}.`
}

/**
 * The photos by angle, without angles that no vehicle has; a vehicle without any has its first photo in the last row.
 */
export function comparedShots(vehicles: readonly Pick<Comparable, 'photos'>[]): ComparedShot[] {
  const angles = [THREE_QUARTER, ...ANGLES]
  const isKnown = ({ angle }: VehiclePhoto) => angles.some(({ value }) => value === angle)
  const rows = angles.map(({ value, label }) => ({
    label,
    photos: vehicles.map(({ photos }) => photos.find(({ angle }) => angle === value)),
  }))
  const others = vehicles.map(({ photos }) => (photos.some(isKnown) ? undefined : photos[0]))
  return [...rows, { label: 'Other photo', photos: others }]
    .filter(({ photos }) => photos.some(Boolean))
    .map(({ label, photos }) => ({ label, photos: photos.map((photo) => (photo ? photoUrls(photo.id) : null)) }))
}

/** '7 of 18 facts differ: Year, Color ...' */
export function differencesText(sections: readonly ComparedSection[]): string {
  const rows = sections.flatMap((section) => section.rows)
  const different = rows.filter(({ isDifferent }) => isDifferent)
  if (different.length === 0) return 'All facts are the same.'
  return `${different.length} of ${rows.length} facts ${different.length === 1 ? 'differs' : 'differ'}.`
}
