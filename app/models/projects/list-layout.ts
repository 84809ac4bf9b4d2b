import { type CostRow, owedCents } from '~/models/billing/cost-table'
import { markText, pictureCarText, type VehicleNotes } from '~/models/lists/arrange/vehicle-notes'
import { countDays, formatBookingOfYear, formatDayCount } from '~/models/trade/days/day'
import { type Cents, CHECKOUT_TAX, formatCents, taxPercent } from '~/models/trade/money'

/** `share`: width relative to the other columns. */
type Column<T> = { head: string; share: number; align?: 'right'; cell: (row: T) => string }

export type PdfTable = { columns: Omit<Column<never>, 'cell'>[]; rows: string[][] }

type Vehicle = { listVehicleId: string; title: string; town: string } & VehicleNotes

/** The numbered vehicles of a list for its first page; `costs` is null for members who may not see prices. */
export function overviewTable(vehicles: readonly Vehicle[], costs: readonly CostRow[] | null): PdfTable {
  const numbered = vehicles.map((vehicle, index) => ({
    number: String(index + 1),
    ...vehicle,
    title: titleWithNotes(vehicle),
  }))
  if (!costs) return tableOf([...VEHICLE_COLUMNS], numbered)
  const rows = numbered.flatMap((vehicle) =>
    costs.filter((row) => row.listVehicleId === vehicle.listVehicleId).map((row) => ({ ...vehicle, row })),
  )
  const removed = costs
    .filter((row) => row.isRemoved)
    .map((row) => ({ number: '', title: `${row.vehicle} (removed from the list)`, town: row.town, row }))
  return tableOf([...VEHICLE_COLUMNS, ...OVERVIEW_COLUMNS], [...rows, ...removed])
}

/** '1957 Chevrolet Bel Air - PC-12, Ruby's car, 1 of 3 - First choice'. */
const titleWithNotes = ({ title, ...notes }: Vehicle) => [title, ...noteParts(notes)].join(' - ')

/** The picture car and the mark, as far as there are any. */
const noteParts = (notes: Pick<VehicleNotes, 'carNumber' | 'character' | 'mark'>) =>
  [pictureCarText(notes), markText(notes.mark)].filter(Boolean)

/** The line below a vehicle's title; '' without notes. */
export const notesLine = (notes: VehicleNotes): string => [...noteParts(notes), notes.note].filter(Boolean).join(' - ')

/** The cost rows of one vehicle. */
export const costsOfVehicle = (costs: readonly CostRow[]): PdfTable => tableOf(COST_COLUMNS, costs)

/** Explains the figures, below them. */
export const PRICE_NOTE = `Prices are in US dollars, before tax unless stated otherwise. Tax on vehicles not ordered yet is the rate at checkout, ${taxPercent(CHECKOUT_TAX)}.`

const VEHICLE_COLUMNS: readonly Column<{ number: string; title: string; town: string }>[] = [
  { head: 'No.', share: 0.8, cell: ({ number }) => number },
  { head: 'Vehicle', share: 4.2, cell: ({ title }) => title },
  { head: 'Location', share: 2.4, cell: ({ town }) => town },
]

const OVERVIEW_COLUMNS: readonly Column<{ row: CostRow }>[] = [
  { head: 'Status', share: 2, cell: ({ row }) => row.status },
  { head: 'Days', share: 2.5, cell: ({ row }) => days(row) },
  { head: 'Listed', share: 2.2, align: 'right', cell: ({ row }) => listed(row) },
  { head: 'Agreed', share: 1.9, align: 'right', cell: ({ row }) => money(row.agreedCents) },
]

const COST_COLUMNS: readonly Column<CostRow>[] = [
  {
    head: 'Status',
    share: 2.4,
    cell: (row) => (row.orderId === null ? row.status : `${row.status}, order #${row.orderId}`),
  },
  {
    head: 'Days',
    share: 3.3,
    cell: (row) => [days(row), row.booking && formatDayCount(countDays(row.booking))].filter(Boolean).join(', '),
  },
  { head: 'Listed', share: 2.1, align: 'right', cell: listed },
  { head: 'Last offer', share: 1.8, align: 'right', cell: ({ offerCents }) => money(offerCents) },
  { head: 'Agreed', share: 1.8, align: 'right', cell: ({ agreedCents }) => money(agreedCents) },
  { head: 'Tax', share: 1.5, align: 'right', cell: ({ taxCents }) => money(taxCents) },
  { head: 'Total', share: 1.8, align: 'right', cell: (row) => money(owedCents(row)) },
]

function tableOf<T>(columns: readonly Column<T>[], rows: readonly T[]): PdfTable {
  return {
    columns: columns.map(({ cell: _, ...column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}

const days = ({ booking }: CostRow) => (booking ? formatBookingOfYear(booking) : '')
const money = (cents: Cents | null) => (cents === null ? '' : formatCents(cents))

function listed({ listedCents, dailyCents }: CostRow): string {
  if (listedCents !== null) return formatCents(listedCents)
  return dailyCents === null ? '' : `${formatCents(dailyCents)} / day`
}
