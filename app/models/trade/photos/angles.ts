/** The standard pictures of a vehicle, which a search can ask for. */
export const ANGLES = [
  { value: 0, label: "Driver's side shot" },
  { value: 1, label: 'Rear shot' },
  { value: 2, label: 'Passenger side shot' },
  { value: 3, label: 'Driver side front interior' },
] as const

export type Angle = (typeof ANGLES)[number]['value']

/** Leads the gallery of a vehicle that has it, and so is what a search without an angle shows; never asked for itself. */
export const THREE_QUARTER = { value: 4, label: 'Three-quarter front' } as const

/** A photo of a vehicle. Its angle is the value of one of those above, or null where it shows anything else. */
export type VehiclePhoto = { id: string; angle: number | null }

/** What a photo shows; one without an angle is counted by its place in the gallery. */
export function photoLabel(angle: number | null, place: number): string {
  const known = [...ANGLES, THREE_QUARTER].find(({ value }) => value === angle)
  return known?.label ?? `Photo ${place + 1}`
}

/** The same for people who do not see it. */
export function photoAlt(vehicle: string, angle: number | null, place: number): string {
  return `${vehicle}, ${photoLabel(angle, place).toLowerCase()}`
}
