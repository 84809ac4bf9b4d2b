import type { Typed } from './cells'

/** Price and pickup of a new vehicle, before its row fills them. */
export const BLANK_TERMS = {
  dayPrice: '',
  market: '',
  address1: '',
  address2: '',
  contactPhone: '',
  pickupPreference: '',
  parkedLocation: '',
  pickupInstruction: '',
  vehicleInstructions: '',
  refusedUses: [],
  needsWrangler: 'no',
} satisfies Record<string, Typed>

/** All fields of a new vehicle, before its row fills them. */
export const BLANK_FIELDS = {
  stockNumber: '',
  year: '',
  make: '',
  model: '',
  bodyType: '',
  kinds: [],
  color: '',
  zipcode: '',
  vin: '',
  transmission: '',
  fuelType: '',
  runsAndDrives: '',
  usageTags: '',
  exteriorCondition: '',
  exteriorNote: '',
  interiorCondition: '',
  interiorNote: '',
  mechanicalCondition: '',
  mechanicalNote: '',
  modifications: [],
  otherModifications: '',
  modificationCost: '',
  ...BLANK_TERMS,
} satisfies Record<string, Typed>

/** A field of one of the forms of a listing. */
export type ListingField = keyof typeof BLANK_FIELDS

/** The values of both forms of a vehicle. */
export type ListingFields = Record<ListingField, Typed>
