import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { vehicles } from '~/server/db/client.server'

type Vehicle = typeof vehicles.$inferSelect

/** The columns of a vehicle that an import can write. */
const IMPORTED = [
  'stockNumber',
  'year',
  'era',
  'make',
  'model',
  'bodyType',
  'kinds',
  'color',
  'market',
  'town',
  'state',
  'zipcode',
  'zone',
  'latitude',
  'longitude',
  'dayPrice',
  'vin',
  'transmission',
  'fuelType',
  'runsAndDrives',
  'usageTags',
  'modifications',
  'modificationCost',
  'exteriorCondition',
  'exteriorNote',
  'interiorCondition',
  'interiorNote',
  'mechanicalCondition',
  'mechanicalNote',
  'refusedUses',
  'needsWrangler',
  'pickupPreference',
  'vehicleInstructions',
  'parkedLocation',
  'pickupInstruction',
  'address1',
  'address2',
  'contactPhone',
] as const satisfies (keyof Vehicle)[]

export type ImportedColumns = Partial<Pick<Vehicle, (typeof IMPORTED)[number]>>

const COLUMNS = getTableColumns(vehicles)
const NAMES = IMPORTED.map((key) => COLUMNS[key].name)

/** Keyed by database column names, as jsonb_populate_record() expects. */
export function byName(columns: ImportedColumns): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const key of IMPORTED) if (columns[key] !== undefined) named[COLUMNS[key].name] = columns[key]
  return named
}

/** The columns in which the row differs from the vehicle, and the vehicle's current values. */
export function differences(vehicle: Vehicle, wanted: ImportedColumns) {
  const [columns, before]: Record<string, unknown>[] = [{}, {}]
  for (const key of IMPORTED) {
    const value = wanted[key]
    if (value === undefined || JSON.stringify(value) === JSON.stringify(vehicle[key])) continue
    const { name } = COLUMNS[key]
    Object.assign(columns ?? {}, { [name]: value })
    Object.assign(before ?? {}, { [name]: vehicle[key] })
  }
  return { columns: columns ?? {}, before: before ?? {} }
}

/** 'year, era, make ...'. */
export const importedNames: SQL = sql.raw(NAMES.join(', '))
/** 'next.year, next.era ...', with `record` as prefix. */
export const importedOf = (record: string): SQL => sql.raw(NAMES.map((name) => `${record}.${name}`).join(', '))
/** 'year = next.year, era = next.era ...'. */
export const importedFrom = (record: string): SQL =>
  sql.raw(NAMES.map((name) => `${name} = ${record}.${name}`).join(', '))

/**
 * For the rest of the transaction: without statistics about the new rows, the planner would join thousands of them by
 * nested loops.
 */
export const withoutNestedLoops: SQL = sql`set local enable_nestloop = off`
