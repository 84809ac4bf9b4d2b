import type { ListFields } from '~/models/lists/list-heading'
import { type Booking, countDays } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import type { CsvCell } from '~/models/trade/words/csv'

/** asked: no rate is agreed yet, or nobody was asked. committed: it has to be paid, by an order or otherwise. */
type CostState = 'asked' | 'agreed' | 'committed' | 'cancelled'

/**
 * What one vehicle of a list costs, or would: as it was ordered, once for each order, or as far as its negotiation is.
 * Cents, all of them totals for the days but the daily rate. Sums go by `state` and the figures alone, so that a vehicle
 * that comes from elsewhere is a row without a listed rate and without an order.
 */
export type CostRow = {
  state: CostState
  listVehicleId: string
  listId: string
  list: ListFields
  /** '1957 Chevrolet Bel Air'. */
  vehicle: string
  /** 'Decatur, GA'. */
  town: string
  /** Taken off the list after it was ordered. */
  isRemoved: boolean
  /** 'Inquired', 'Booked': as its card says. */
  status: string
  /** Null before the first inquiry. */
  booking: Booking | null
  /** As it was when the days were asked for; today's where no inquiry counts. Null where none is listed. */
  dailyCents: Cents | null
  /** For the days that are paid: what is completed early is paid as it was booked. */
  listedCents: Cents | null
  /** The last offer of either side while nothing is agreed. */
  offerCents: Cents | null
  /** Of what is owed, as the tax is: null where nothing is agreed, and where it was cancelled. */
  agreedCents: Cents | null
  taxCents: Cents | null
  /** What is not owed any more, before tax. */
  cancelledCents: Cents | null
  orderId: number | null
}

type Column = { head: string; cell: (row: CostRow) => CsvCell }

/** Money is US dollars. A column that is added goes to the end: people's own sheets count on the places of the others. */
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
  { head: 'Total incl. tax', cell: (row) => dollars(owedCents(row)) },
  { head: 'Order', cell: ({ orderId }) => (orderId === null ? '' : { figure: String(orderId) }) },
  { head: 'Committed', cell: (row) => dollars(committedCents(row)) },
  { head: 'Savings vs. list price', cell: (row) => dollars(savingCents(row)) },
  { head: 'Cancelled', cell: ({ cancelledCents }) => dollars(cancelledCents) },
]

/** The rows under their heads, for a CSV file. */
export function costTable(rows: readonly CostRow[]): CsvCell[][] {
  return [COLUMNS.map(({ head }) => head), ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))]
}

/** What is agreed and not cancelled, with its tax; null where nothing is owed. */
export function owedCents({ agreedCents, taxCents }: CostRow): Cents | null {
  return agreedCents === null || taxCents === null ? null : agreedCents + taxCents
}

/** What is ordered and not cancelled, before tax; null where nothing is. */
function committedCents({ state, agreedCents }: CostRow): Cents | null {
  return state === 'committed' ? agreedCents : null
}

/** How far below the list was agreed, less than 0 above it; null where nothing is agreed or nothing was listed. */
export function savingCents({ listedCents, agreedCents }: CostRow): Cents | null {
  return agreedCents === null || listedCents === null ? null : listedCents - agreedCents
}

/** '1040.00': a figure that every spreadsheet reads alike. */
function dollars(cents: Cents | null): CsvCell {
  return cents === null ? '' : { figure: (cents / 100).toFixed(2) }
}
