import type { Option } from './option'

/** How a production got a vehicle that is not from the marketplace. */
export const PROCUREMENTS = [
  { value: 'purchase', label: 'Purchase' },
  { value: 'rent', label: 'Rent' },
] as const

export type Procurement = (typeof PROCUREMENTS)[number]['value']

/** photo: for all members. purchase: invoices and the like, for those who see prices. */
export const EXTERNAL_FILE_KINDS = ['photo', 'purchase'] as const

export type ExternalFileKind = (typeof EXTERNAL_FILE_KINDS)[number]

/** Per vehicle and kind. */
export const MAX_EXTERNAL_FILES = 20

/** What was changed on the vehicle, by the key of its form field. */
export const MODIFICATION_KEYS = [
  'cosmetic_changes',
  'engine_modifications',
  'roll_cages',
  'spoilers_or_wings',
  'rigging_for_wire_work_or_jumps',
  'camera_mounts_or_rigging_points',
  'modification_cost',
] as const

export type ModificationKey = (typeof MODIFICATION_KEYS)[number]

/** Only what is not empty. */
export type StoredModifications = Partial<Record<ModificationKey, string>>

export const COSMETIC_CHANGES = [
  { value: 'Paint', label: 'Paint' },
  { value: 'Decals', label: 'Decals' },
  { value: 'Branding', label: 'Branding' },
  { value: 'Remove decals or stickers', label: 'Remove decals or stickers' },
  { value: 'Performance enhancements', label: 'Performance enhancements' },
] as const satisfies readonly Option[]

/** 'ROLL_CAGES' and 'roll_cages' as 'Roll Cages'. */
export function modificationLabel(key: string): string {
  return key
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
