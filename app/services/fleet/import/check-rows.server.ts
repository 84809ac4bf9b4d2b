import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { columnOf } from '~/models/fleet/import/import-columns'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { type ReadRow, type RowProblem, readRow } from '~/models/fleet/import/import-rows'
import type { Mapping } from '~/models/fleet/import/mapping'
import { db, vehicles } from '~/server/db/client.server'
import { placeOfZip, type ZipPlace } from '../listing/place-of-zip.server'
import { type CheckedRow, checkRow } from './check-row.server'
import type { CsvRow, CsvTable } from './read-csv.server'

type Vehicle = typeof vehicles.$inferSelect

/** A row that cannot be imported, with its cells. */
type RefusedRow = { outcome: 'refused'; problems: RowProblem[]; cells: string[] }

export type RowOfImport = { row: number; stockNumber: string } & (CheckedRow | RefusedRow)

/** Vehicles per query. */
const BATCH = 50

/** Checks every row of a file against the fleet, without writing anything. Other requests run between rows. */
export async function checkRows(ownerId: string, table: CsvTable, mapping: Mapping): Promise<RowOfImport[]> {
  const twice = rowsBy(table.rows.map((row) => [stockNumberOf(readRow(row.cells, stockNumberIn(mapping))), row.row]))
  const listed = await listedVins(ownerId)
  const placeOf = rememberedPlaces()
  const vins: [vin: string, row: number][] = []
  const checked: RowOfImport[] = []
  for (let start = 0; start < table.rows.length; start += BATCH) {
    const batch = table.rows.slice(start, start + BATCH).map((row) => ({ row, read: readRow(row.cells, mapping) }))
    const known = await vehiclesBy(
      ownerId,
      batch.map(({ read }) => stockNumberOf(read)),
    )
    for (const { row, read } of batch) {
      await setImmediate()
      const stockNumber = stockNumberOf(read)
      const isListedVin = (vin: string, vehicleId: string) => (listed.get(vin) ?? vehicleId) !== vehicleId
      const found = await checkRow(read, { vehicle: known.get(stockNumber) ?? null, placeOf, isListedVin })
      if (found.ok) vins.push([found.vin, row.row])
      const problems = [...problemsOfFile(row, stockNumber, { table, twice }), ...(found.ok ? [] : found.problems)]
      checked.push({
        row: row.row,
        stockNumber,
        ...(found.ok && problems.length === 0 ? found.row : refusedRow(row, problems)),
      })
    }
  }
  return refuseSameVins(checked, table, rowsBy(vins))
}

const stockNumberIn = ({ stockNumber }: Mapping): Mapping => ({ stockNumber })

const stockNumberOf = ({ fields }: ReadRow): string => String(fields.stockNumber ?? '')

/** Row numbers by a key that must be unique in a file. */
function rowsBy(pairs: readonly (readonly [key: string, row: number])[]): Map<string, number[]> {
  const rows = new Map<string, number[]>()
  for (const [key, row] of pairs) if (key !== '') rows.set(key, [...(rows.get(key) ?? []), row])
  return rows
}

const refusedRow = ({ cells }: CsvRow, problems: RowProblem[]): RefusedRow => ({ outcome: 'refused', problems, cells })

function problemsOfFile(
  { row, cells }: CsvRow,
  stockNumber: string,
  { table, twice }: { table: CsvTable; twice: Map<string, number[]> },
): RowProblem[] {
  const header = columnOf('stockNumber')?.header ?? ''
  const others = (twice.get(stockNumber) ?? []).filter((each) => each !== row)
  const isLong = cells.slice(table.headers.length).some((cell) => cell.trim() !== '')
  return [
    ...(stockNumber === '' ? [{ header, sentence: IMPORT_MESSAGES.stockNumberRequired }] : []),
    ...(others.length > 0 ? [{ header, sentence: IMPORT_MESSAGES.stockNumberTwice(others) }] : []),
    ...(isLong ? [{ header: '', sentence: IMPORT_MESSAGES.extraCells }] : []),
  ]
}

/** Refuses all rows that share a VIN. */
function refuseSameVins(rows: RowOfImport[], table: CsvTable, vins: Map<string, number[]>): RowOfImport[] {
  const others = new Map<number, number[]>()
  for (const same of vins.values()) {
    if (same.length > 1)
      for (const row of same)
        others.set(
          row,
          same.filter((each) => each !== row),
        )
  }
  if (others.size === 0) return rows
  const header = columnOf('vin')?.header ?? ''
  const cellsOf = new Map(table.rows.map((row) => [row.row, row]))
  return rows.map((each) => {
    const [same, source] = [others.get(each.row), cellsOf.get(each.row)]
    if (!same || !source) return each
    const problem = { header, sentence: IMPORT_MESSAGES.vinTwice(same) }
    const before = each.outcome === 'refused' ? each.problems : []
    return { row: each.row, stockNumber: each.stockNumber, ...refusedRow(source, [...before, problem]) }
  })
}

async function vehiclesBy(ownerId: string, stockNumbers: string[]): Promise<Map<string, Vehicle>> {
  const rows = await db()
    .select()
    .from(vehicles)
    .where(
      and(
        eq(vehicles.ownerId, ownerId),
        ne(vehicles.listingStatus, 'deleted'),
        inArray(vehicles.stockNumber, stockNumbers.filter(Boolean)),
      ),
    )
  return new Map(rows.map((vehicle) => [vehicle.stockNumber, vehicle]))
}

/** Vehicle ids of the owner's listings by VIN. */
async function listedVins(ownerId: string): Promise<Map<string, string>> {
  const rows = await db()
    .select({ id: vehicles.id, vin: vehicles.vin })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.ownerId, ownerId),
        ne(vehicles.vin, ''),
        inArray(vehicles.listingStatus, ['listed', 'edit_requests']),
      ),
    )
  return new Map(rows.map(({ id, vin }) => [vin, id]))
}

function rememberedPlaces() {
  const places = new Map<string, Promise<ZipPlace | null>>()
  return (zipcode: string) => {
    const place = places.get(zipcode) ?? placeOfZip(zipcode)
    places.set(zipcode, place)
    return place
  }
}
