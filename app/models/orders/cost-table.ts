import type { ListFields } from '~/models/lists/list-heading'
import { type Booking, countDays } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money/money'
import type { CsvCell } from '~/models/trade/words/csv'

/**
 * What one vehicle of a list costs, or would: as it was ordered, once for each order, or as far as its negotiation is.
 * Cents, all of them totals for the days but the daily rate.
 */
export type CostRow = {
  listVehicleId: string
  listId: string
  list: ListFields
  /** '1957 Chevrolet Bel Air'. */
  vehicle: string
  /** 'Decatur, GA'. */
  town: string
  /** Taken off the list after it was ordered. */
  isRemoved: boolean
  /** 'Inquired', 'Confirmed'. */
  status: string
  /** Null before the first inquiry. */
  booking: Booking | null
  /** As it was when the days were asked for; today's where no inquiry counts. */
  dailyCents: Cents
  listedCents: Cents | null
  /** The last offer of either side while nothing is agreed. */
  offerCents: Cents | null
  /** Of what is owed, as the tax is: null where nothing is agreed, and where it was cancelled. */
  agreedCents: Cents | null
  taxCents: Cents | null
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
  { head: 'Listed per day', cell: ({ dailyCents }) => dollars(dailyCents) },
  { head: 'Listed for the days', cell: ({ listedCents }) => dollars(listedCents) },
  { head: 'Last offer', cell: ({ offerCents }) => dollars(offerCents) },
  { head: 'Agreed', cell: ({ agreedCents }) => dollars(agreedCents) },
  { head: 'Tax', cell: ({ taxCents }) => dollars(taxCents) },
  { head: 'Total with tax', cell: (row) => dollars(owedCents(row)) },
  { head: 'Order', cell: ({ orderId }) => (orderId === null ? '' : { figure: String(orderId) }) },
]

/** The rows under their heads, for a CSV file. */
export function costTable(rows: readonly CostRow[]): CsvCell[][] {
  return [COLUMNS.map(({ head }) => head), ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))]
}

/** What is agreed and not cancelled, with its tax; null where nothing is owed. */
export function owedCents({ agreedCents, taxCents }: CostRow): Cents | null {
  return agreedCents === null || taxCents === null ? null : agreedCents + taxCents
}

/** What the rows come to: only what is agreed and not cancelled counts. */
export function costTotals(rows: readonly CostRow[]): { agreed: Cents; tax: Cents; total: Cents } {
  const owed = rows.filter((row) => owedCents(row) !== null)
  const agreed = owed.reduce((sum, row) => sum + (row.agreedCents ?? 0), 0)
  const tax = owed.reduce((sum, row) => sum + (row.taxCents ?? 0), 0)
  return { agreed, tax, total: agreed + tax }
}

/** '1040.00': a figure that every spreadsheet reads alike. */
function dollars(cents: Cents | null): CsvCell {
  return cents === null ? '' : { figure: (cents / 100).toFixed(2) }
}
