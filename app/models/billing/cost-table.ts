import { markText, type VehicleNotes } from '~/models/lists/arrange/vehicle-notes'
import type { ListFields } from '~/models/lists/list-heading'
import { type Booking, countDays } from '~/models/trade/days/day'
import { type CsvCell, dollarCell } from '~/models/trade/format/csv'
import { type Cents, CHECKOUT_TAX, taxOn } from '~/models/trade/money'

/**
 * unpriced: neither an open inquiry nor an agreed rate. asked: an open inquiry. committed: has to be paid, by an order or
 * otherwise.
 */
type CostState = 'unpriced' | CostPart | 'cancelled'

/** The parts of all costs. A row is in one of them at most, so parts add up to the total. */
export type CostPart = 'committed' | 'agreed' | 'asked'

/**
 * Cost of one vehicle of a list: one row per order, or the state of its negotiation. Cents, totals for the days except
 * the daily rate. Sums only use `state` and the amounts, so an external vehicle is a row without a listed rate and
 * without an order.
 */
export type CostRow = {
  state: CostState
  listVehicleId: string
  listId: string
  list: ListFields
  /** '1957 Chevrolet Bel Air'. */
  vehicle: string
  isExternal: boolean
  /** 'Decatur, GA'. */
  town: string
  /** Removed from the list after it was ordered. */
  isRemoved: boolean
  /** 'Inquired', 'Booked': the text on its card. */
  status: string
  /** Null before the first inquiry. */
  booking: Booking | null
  /** Listed rate at the inquiry, or today's if no inquiry counts. Null if not listed. */
  dailyCents: Cents | null
  /** For the paid days: a rental that is completed early is paid as booked. */
  listedCents: Cents | null
  /** The last offer of either side while nothing is agreed. */
  offerCents: Cents | null
  /** Amount owed before tax. This and the tax are null if nothing is agreed or it was cancelled. */
  agreedCents: Cents | null
  taxCents: Cents | null
  /** No longer owed, before tax. */
  cancelledCents: Cents | null
  orderId: number | null
  notes: VehicleNotes
}

export const PARTS = ['committed', 'agreed', 'asked'] as const satisfies readonly CostPart[]

/** Names of the parts in the budget, the table, the cards and the file. */
export const PART_NAMES: Record<CostPart, string> = {
  committed: 'Committed',
  agreed: 'Agreed, not ordered',
  asked: 'Open inquiries',
}
export const OWED_NAME = 'Committed and agreed'
export const CANCELLED_HEAD = 'Cancelled, before tax'

const inclTax = (name: string) => `${name} incl. tax`

type Column = { head: string; cell: (row: CostRow) => CsvCell }

/** Money is US dollars. Add new columns at the end: people's own sheets rely on the column order. */
const COLUMNS: readonly Column[] = [
  { head: 'List', cell: ({ list }) => list.name },
  { head: 'Season', cell: ({ list }) => list.season },
  { head: 'Episode', cell: ({ list }) => list.episode },
  { head: 'Act', cell: ({ list }) => list.act },
  { head: 'Scene', cell: ({ list }) => list.scene },
  { head: 'Shot', cell: ({ list }) => list.shotDescription },
  { head: 'Set location', cell: ({ list }) => list.location },
  { head: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { head: 'Vehicle location', cell: ({ town }) => town },
  { head: 'On the list', cell: ({ isRemoved }) => (isRemoved ? 'Removed' : 'Yes') },
  { head: 'Status', cell: ({ status }) => status },
  { head: 'First day', cell: ({ booking }) => booking?.from ?? '' },
  { head: 'Last day', cell: ({ booking }) => booking?.to ?? '' },
  { head: 'Days', cell: ({ booking }) => (booking ? { figure: String(countDays(booking)) } : '') },
  { head: 'List price per day', cell: ({ dailyCents }) => dollars(dailyCents) },
  { head: 'List price for the dates', cell: ({ listedCents }) => dollars(listedCents) },
  { head: 'Last offer', cell: ({ offerCents }) => dollars(offerCents) },
  { head: 'Agreed', cell: ({ agreedCents }) => dollars(agreedCents) },
  { head: 'Tax', cell: ({ taxCents }) => dollars(taxCents) },
  { head: inclTax(OWED_NAME), cell: (row) => dollars(owedCents(row)) },
  { head: inclTax(PART_NAMES.committed), cell: (row) => dollars(partCents(row, 'committed')) },
  { head: 'Order', cell: ({ orderId }) => (orderId === null ? '' : { figure: String(orderId) }) },
  { head: 'Savings vs. list price', cell: (row) => dollars(savingCents(row)) },
  { head: CANCELLED_HEAD, cell: ({ cancelledCents }) => dollars(cancelledCents) },
  { head: 'Picture car', cell: ({ notes }) => notes.carNumber },
  { head: 'Character', cell: ({ notes }) => notes.character },
  { head: 'Mark', cell: ({ notes }) => markText(notes.mark) },
  { head: 'Note', cell: ({ notes }) => notes.note },
  { head: inclTax(PART_NAMES.agreed), cell: (row) => dollars(partCents(row, 'agreed')) },
  { head: inclTax(PART_NAMES.asked), cell: (row) => dollars(partCents(row, 'asked')) },
]

/** Header row and cost rows, for a CSV file. */
export function costTable(rows: readonly CostRow[]): CsvCell[][] {
  return [COLUMNS.map(({ head }) => head), ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))]
}

/** Agreed amount with tax; null if nothing is owed. */
export function owedCents({ agreedCents, taxCents }: CostRow): Cents | null {
  return agreedCents === null || taxCents === null ? null : agreedCents + taxCents
}

/** The row's amount with tax if it is in this part, of an open inquiry its list price; else null. */
export function partCents(row: CostRow, part: CostPart): Cents | null {
  if (row.state !== part) return null
  if (part !== 'asked') return owedCents(row)
  return row.listedCents === null ? null : row.listedCents + taxOn(row.listedCents, CHECKOUT_TAX)
}

/** List price minus agreed price, negative if agreed above it; null if either is missing. */
export function savingCents({ listedCents, agreedCents }: CostRow): Cents | null {
  return agreedCents === null || listedCents === null ? null : listedCents - agreedCents
}

const dollars = (cents: Cents | null): CsvCell => (cents === null ? '' : dollarCell(cents))
