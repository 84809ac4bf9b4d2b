import { NO_MARKET } from '~/models/fleet/listing/listing-choices'
import { ListingDetailsForm, ListingTermsForm } from '~/models/fleet/listing/listing-form'
import type { Typed } from './cells'
import type { ReadRow } from './import-rows'
import type { ListingFields } from './listing-fields'

const DETAIL_FIELDS = Object.keys(ListingDetailsForm.shape)
const TERM_FIELDS = Object.keys(ListingTermsForm.shape)

/** Whether a row changes any of these fields of the vehicle. */
function changes(row: ReadRow, base: Record<string, Typed>, names: readonly string[]): boolean {
  return Object.entries(row.fields).some(
    ([name, value]) => names.includes(name) && JSON.stringify(value) !== JSON.stringify(base[name]),
  )
}

export const changesDetails = (row: ReadRow, base: ListingFields) => changes(row, base, DETAIL_FIELDS)
/** An empty city is derived from the zipcode, so it alone is no change of the terms. */
export const changesTerms = (row: ReadRow, base: ListingFields) =>
  changes(
    row,
    base,
    TERM_FIELDS.filter((name) => name !== 'market'),
  )

/** Validates the row's details, merged over those of its vehicle. */
export function parseDetails(row: ReadRow, base: ListingFields) {
  return ListingDetailsForm.safeParse({ ...base, ...row.fields })
}

/** The same for price and pickup. The caller derives the city from the zipcode. */
export function parseTerms(row: ReadRow, base: ListingFields) {
  return ListingTermsForm.safeParse({ ...base, ...row.fields, market: NO_MARKET })
}
