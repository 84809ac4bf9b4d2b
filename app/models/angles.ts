/** The standard pictures of a vehicle, in the order of its photos. */
export const ANGLES = [
  { value: 0, label: "Driver's side shot" },
  { value: 1, label: 'Rear shot' },
  { value: 2, label: 'Passenger side shot' },
  { value: 3, label: 'Driver side front interior' },
] as const

export type Angle = (typeof ANGLES)[number]['value']
