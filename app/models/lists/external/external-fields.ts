import type { ModificationKey } from '~/models/trade/vocabulary/external-vehicles'

/** Cleared and disabled for a purchase, in screen order. */
export const RENTAL_FIELDS = [
  'rentalCompanyName',
  'rentalCompanyEmail',
  'rentalCompanyPhone',
  'bookingFrom',
  'bookingTo',
] as const

type TextField =
  | 'year'
  | 'make'
  | 'model'
  | 'color'
  | 'vinNumber'
  | Exclude<ModificationKey, 'cosmetic_changes'>
  | 'purchaseType'
  | 'purchasePrice'
  | 'otherUsages'
  | 'usingFrom'
  | 'usingTo'
  | (typeof RENTAL_FIELDS)[number]

/** An external vehicle as its form shows it: amounts with two decimals, days as `YYYY-MM-DD`, the phone as E.164. */
export type ExternalFields = Record<TextField, string> & { cosmetic_changes: string[]; usages: string[] }

/** The fields in screen order. */
export const EXTERNAL_FIELDS = [
  'make',
  'year',
  'model',
  'color',
  'vinNumber',
  'cosmetic_changes',
  'engine_modifications',
  'roll_cages',
  'spoilers_or_wings',
  'rigging_for_wire_work_or_jumps',
  'camera_mounts_or_rigging_points',
  'modification_cost',
  'purchaseType',
  'purchasePrice',
  'usages',
  'otherUsages',
  'usingFrom',
  'usingTo',
  ...RENTAL_FIELDS,
] as const satisfies readonly (keyof ExternalFields)[]

/** File fields of the form, and the field with the ids of its deleted files. */
export const FILE_FIELDS = {
  photo: { files: 'vehicle-photos', deleted: 'vehiclePhotosId' },
  purchase: { files: 'purchase-files', deleted: 'purchaseFilesId' },
} as const

/** A purchase has no rental company and no rental period. */
export function withoutUnusedRental(fields: ExternalFields): ExternalFields {
  if (fields.purchaseType !== 'purchase') return fields
  return { ...fields, ...Object.fromEntries(RENTAL_FIELDS.map((name) => [name, ''])) }
}
