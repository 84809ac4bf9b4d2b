import { RENTED } from '#tests/world/externals'
import { BILLING, SIGNER } from '#tests/world/paperwork'

/** Longer than any field accepts. */
export const LONG = 'a'.repeat(10_000)

/** Valid form values. */
export const LOGIN = { email: 'dana@example.com', password: 'correct horse' }
export const LIST = { name: 'Street traffic' }
export const NOTE = {
  carNumber: 'PC-12',
  character: 'Ruby’s car, 1 of 3',
  mark: 'backup',
  note: 'Tow bar at the front',
}
export const EXTERNAL = {
  ...RENTED,
  cosmetic_changes: [...RENTED.cosmetic_changes],
  usages: [...RENTED.usages],
  rentalCompanyPhone: '(404) 555-0123',
}
export const QUICK_EXTERNAL = {
  title: 'Tow truck',
  usingFrom: '2026-12-07',
  usingTo: '2026-12-08',
  purchasePrice: '800',
}
export const PROJECT = { title: 'The Long Haul', productionCompany: 'Red Clay Pictures' }
export const INQUIRY_FORM = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan, GA',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: '1,040.50',
  dayLimit: '2',
  mileage: 'low',
  usage: ['hero_shots', 'car_interiors'],
  attempt: '1',
}
const { addressLine2: _, ...required } = BILLING
export const BILLING_FORM = { ...required, phoneNumber: '404-555-0123' }
export const SIGNER_FORM = { ...SIGNER, revision: '4' }
export const SETUP = {
  firstName: 'Zoë',
  lastName: "O'Hara 3",
  phoneNumber: '(404) 555-0123',
  password: 'long enough',
  confirmPassword: 'long enough',
}
export const SIGN_UP = {
  firstName: 'Noor',
  lastName: "O'Neil-Núñez",
  email: 'noor@crew.example',
  phoneNumber: '(404) 555-0123',
  role: 'Transportation Coordinator',
  currentProductionCompany: 'Red Clay Pictures',
  imdbProfileLink: 'www.imdb.com/name/nm0000123',
}

/** The listing form of a vehicle. */
export const LISTING_DETAILS = {
  year: '1976',
  make: 'Chevrolet',
  model: 'Caprice',
  bodyType: 'Sedan',
  kinds: ['taxi', 'period'],
  color: 'yellow',
  zipcode: '30030',
  vin: '1N47U6J123456',
  stockNumber: 'B-17',
  transmission: 'Automatic',
  fuelType: 'Gasoline (regular)',
  runsAndDrives: 'yes',
  usageTags: 'camera car, wedding',
  exteriorCondition: 'Great Condition',
  exteriorNote: 'Roof light lights up.',
  interiorCondition: 'Normal Condition',
  interiorNote: '',
  mechanicalCondition: 'Normal Condition',
  mechanicalNote: '',
  modifications: ['Decals'],
  otherModifications: 'Partition behind the front bench',
  modificationCost: '1200',
}
export const LISTING_TERMS = {
  dayPrice: '350',
  market: 'Atlanta, GA',
  address1: '12 Depot Street',
  address2: '',
  contactPhone: '(404) 555-0123',
  pickupPreference: 'Crew picks up',
  parkedLocation: 'Behind the barn',
  pickupInstruction: 'Ring twice.',
  vehicleInstructions: 'Pump the gas once.',
  refusedUses: ['special_effects'],
  needsWrangler: 'no',
}
