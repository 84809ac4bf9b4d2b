/** How far a vehicle is driven, in miles. */
export const MILEAGES = [
  { value: 'none', label: 'No mileage (0 miles)' },
  { value: 'low', label: 'Low (1-5)' },
  { value: 'moderate', label: 'Moderate (6-25)' },
  { value: 'restricted', label: 'Restricted (26-100)' },
] as const

export type Mileage = (typeof MILEAGES)[number]['value']
