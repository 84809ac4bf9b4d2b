/** What a production does with a vehicle. */
export const USAGES = [
  { value: 'background_static', label: 'Background/Static' },
  { value: 'action_driving', label: 'Action Driving' },
  { value: 'precision_driving', label: 'Precision Driving' },
  { value: 'special_effects', label: 'Special Effects' },
  { value: 'car_interiors', label: 'Car Interiors' },
  { value: 'car_mounts_rigs', label: 'Car Mounts/Rigs' },
  { value: 'hero_shots', label: 'Hero Shots' },
] as const

export type Usage = (typeof USAGES)[number]['value']
