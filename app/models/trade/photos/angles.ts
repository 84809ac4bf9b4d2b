/** The standard pictures of a vehicle, in the order of its photos. */
export const ANGLES = [
  { value: 0, label: "Driver's side shot" },
  { value: 1, label: 'Rear shot' },
  { value: 2, label: 'Passenger side shot' },
  { value: 3, label: 'Driver side front interior' },
] as const

export type Angle = (typeof ANGLES)[number]['value']

/** What a picture shows, for people who do not see it; those after the four standard ones are counted. */
export function photoAlt(vehicle: string, position: number): string {
  const angle = ANGLES.find(({ value }) => value === position)
  return `${vehicle}, ${angle ? angle.label.toLowerCase() : `picture ${position + 1}`}`
}
