import { HOME_ZONE } from '../days/zones'

/** The markets a search offers. The label is stored with the vehicle; a vehicle may stand in a town nearby. */
export const CITIES = [
  { value: 'Atlanta, GA', label: 'Atlanta, GA', city: 'Atlanta', state: 'GA', zone: HOME_ZONE },
  { value: 'Los Angeles, LA', label: 'Los Angeles, LA', city: 'Los Angeles', state: 'CA', zone: 'America/Los_Angeles' },
  { value: 'New York, NY', label: 'New York, NY', city: 'New York', state: 'NY', zone: HOME_ZONE },
] as const

export type City = (typeof CITIES)[number]['value']
