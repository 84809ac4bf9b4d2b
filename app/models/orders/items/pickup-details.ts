import { PDF_FAILED } from '~/models/trade/results/shared-messages'

/** Worded as specified. */
export const PICKUP_DETAILS_MESSAGES = {
  title: 'Additional Info',
  reportFailed: PDF_FAILED,
  reportName: 'vehicle-report.pdf',
} as const

/** The owner's instructions for pickup; '' if left empty. */
export type PickupInstructions = {
  fuelType: string
  pickupPreference: string
  vehicleInstructions: string
  parkedLocation: string
  pickupInstruction: string
}

/** The instructions with their labels, for the dialog and the PDF. */
export function instructionFacts(instructions: PickupInstructions): { label: string; value: string }[] {
  return [
    ...fuelFacts(instructions),
    { label: 'Pickup preference', value: instructions.pickupPreference || '-' },
    { label: 'Special vehicle information', value: instructions.vehicleInstructions || '-' },
    { label: 'Parking location', value: instructions.parkedLocation || '-' },
    { label: 'Special pickup instructions', value: instructions.pickupInstruction || '-' },
  ]
}

/** The one fact that cannot name the location, so it may be shown before the location is. */
export function fuelFacts({ fuelType }: Pick<PickupInstructions, 'fuelType'>): { label: string; value: string }[] {
  return [{ label: 'Fuel type', value: fuelType || '-' }]
}
