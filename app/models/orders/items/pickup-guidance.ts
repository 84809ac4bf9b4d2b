/** Agreed to the letter. */
export const GUIDANCE_MESSAGES = {
  title: 'Additional Info',
  reportFailed: 'An error occured while downloading PDF. Please try again.',
  reportName: 'vehicle-report.pdf',
} as const

/** What an owner says about fetching a vehicle; '' where they said nothing. */
export type Guidance = {
  fuelType: string
  pickupPreference: string
  vehicleInstructions: string
  parkedLocation: string
  pickupInstruction: string
}

/** The same as it is read, in a dialog and on paper. */
export function guidanceFacts(said: Guidance): { label: string; value: string }[] {
  return [
    ...fuelFacts(said),
    { label: 'Pickup preference', value: said.pickupPreference || '-' },
    { label: 'Special vehicle information', value: said.vehicleInstructions || '-' },
    { label: 'Parking location', value: said.parkedLocation || '-' },
    { label: 'Special pickup instructions', value: said.pickupInstruction || '-' },
  ]
}

/** All of it that names no place, whatever an owner has written: what may be read before the place may. */
export function fuelFacts({ fuelType }: Pick<Guidance, 'fuelType'>): { label: string; value: string }[] {
  return [{ label: 'Fuel type', value: fuelType || '-' }]
}
