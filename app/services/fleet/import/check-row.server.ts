import { randomUUID } from 'node:crypto'
import { columnOf } from '~/models/fleet/import/import-columns'
import { changesDetails, changesTerms, parseDetails, parseTerms } from '~/models/fleet/import/import-row-form'
import { formProblems, type ReadRow, type RowProblem } from '~/models/fleet/import/import-rows'
import { BLANK_FIELDS, BLANK_TERMS, type ListingFields } from '~/models/fleet/import/listing-fields'
import { NO_MARKET } from '~/models/fleet/listing/listing-choices'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { checkVin } from '~/models/fleet/vin'
import type { Refusal } from '~/models/trade/results/outcome'
import { CITIES } from '~/models/trade/vocabulary/vehicles'
import type { vehicles } from '~/server/db/client.server'
import { checkDetailsAgainst } from '../listing/check-details.server'
import { detailColumns, detailsOf, placeColumns, termColumns, termsOf } from '../listing/listing-columns.server'
import type { ZipPlace } from '../listing/place-of-zip.server'
import { byName, differences, type ImportedColumns } from './imported-columns.server'

type Vehicle = typeof vehicles.$inferSelect

/** The effect of a row, as stored in the table of checked rows. */
export type CheckedRow = {
  outcome: 'added' | 'updated' | 'unchanged'
  vehicleId: string
  baseRevision: number | null
  columns: Record<string, unknown> | null
  before: Record<string, unknown> | null
  warnings: RowProblem[]
}

/** Facts that the check needs in addition to the row. */
export type Known = {
  /** The owner's vehicle with the row's stock number. */
  vehicle: Vehicle | null
  placeOf: (zipcode: string) => Promise<ZipPlace | null>
  /** Whether another listing of the owner has a VIN. */
  isListedVin: (vin: string, vehicleId: string) => boolean
}

type Checked = { ok: true; row: CheckedRow; vin: string } | { ok: false; problems: RowProblem[] }

/** Checks a row by the rules of the forms, and computes its effect on the vehicle with its stock number. */
export async function checkRow(read: ReadRow, known: Known): Promise<Checked> {
  const { vehicle } = known
  const base = vehicle ? { ...detailsOf(vehicle), ...termsOf(vehicle) } : BLANK_FIELDS
  const problems = [...read.problems]
  const vehicleId = vehicle?.id ?? randomUUID()
  const written: ImportedColumns[] = []
  const warnings: RowProblem[] = []

  const details = !vehicle || changesDetails(read, base) ? parseDetails(read, base) : null
  if (details?.success) {
    const { vin, mismatches } = vinOf(details.data)
    const place = await known.placeOf(details.data.zipcode)
    const checked = checkDetailsAgainst(
      { details: details.data, confirmedVin: details.data.vin },
      { place, isListed: vin !== '' && known.isListedVin(vin, vehicleId) },
    )
    if (!checked.ok) problems.push(...problemsOf(checked))
    else {
      const moves = vehicle?.zipcode !== details.data.zipcode
      written.push(detailColumns(details.data), moves ? placeColumns(checked.place) : {})
      warnings.push(...mismatches.map((sentence) => ({ header: headerOf('vin'), sentence })))
    }
  }
  problems.push(...formProblems(details?.error, problems))

  const terms = changesTerms(read, base) ? parseTerms(read, base) : null
  if (terms?.success) {
    const { market: _, ...columns } = termColumns(terms.data)
    written.push(columns)
  }
  problems.push(...formProblems(terms?.error, problems))
  if (problems.length > 0) return { ok: false, problems }

  written.push(await marketOf(read, base, details?.data?.zipcode ?? vehicle?.zipcode ?? '', known))
  const wanted: ImportedColumns = Object.assign({}, ...written)
  const vin = wanted.vin ?? vehicle?.vin ?? ''
  return { ok: true, vin, row: { ...resultOf(vehicle, wanted), vehicleId, warnings } }
}

function resultOf(vehicle: Vehicle | null, wanted: ImportedColumns) {
  if (!vehicle) {
    const columns = byName({ ...NO_TERMS, ...wanted })
    return { outcome: 'added', baseRevision: null, columns, before: null } as const
  }
  const { columns, before } = differences(vehicle, wanted)
  const baseRevision = vehicle.revision
  if (Object.keys(columns).length === 0) {
    return { outcome: 'unchanged', baseRevision, columns: null, before: null } as const
  }
  return { outcome: 'updated', baseRevision, columns, before } as const
}

/** The columns of a draft without price and pickup; its city is derived from its zipcode. */
const { market: _, ...NO_TERMS } = termColumns(BLANK_TERMS)

/** The city in a row; if it is empty, derived from the zipcode. */
async function marketOf(
  { fields }: ReadRow,
  base: ListingFields,
  zipcode: string,
  { placeOf }: Known,
): Promise<ImportedColumns> {
  if (fields.market === undefined || fields.market === base.market) return {}
  if (fields.market === '') return { market: (await placeOf(zipcode))?.market ?? '' }
  if (fields.market === NO_MARKET) return { market: '' }
  const city = CITIES.find(({ value }) => value === fields.market)
  return city ? { market: city.value } : {}
}

const vinOf = ({ vin, year, make }: ListingDetails) => checkVin(vin, { year: Number(year), make })

const headerOf = (field: string | undefined) => columnOf(field ?? '')?.header ?? ''

function problemsOf(refusal: Refusal): RowProblem[] {
  return [refusal, ...(refusal.also ?? [])].map(({ field, message }) => ({
    header: headerOf(field),
    sentence: message,
  }))
}
