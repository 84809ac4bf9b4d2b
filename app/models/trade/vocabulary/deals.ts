/** The two sides of an inquiry. */
export const SIDES = ['renter', 'owner'] as const

export type Side = (typeof SIDES)[number]

/** open -> agreed | declined | withdrawn | lapsed; agreed -> ended with its order item, or withdrawn. */
export const INQUIRY_STATUSES = ['open', 'agreed', 'declined', 'withdrawn', 'lapsed', 'ended'] as const

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** What an inquiry can be answered with, as addresses say it. */
export const INQUIRY_ANSWERS = ['acceptance', 'negotiation', 'decline'] as const

export type InquiryAnswer = (typeof INQUIRY_ANSWERS)[number]

/** Days the owner has to answer an inquiry. */
export const DAY_LIMITS = [
  { value: 1, label: '1 day' },
  { value: 2, label: '2 days' },
  { value: 3, label: '3 days' },
] as const

export type DayLimit = (typeof DAY_LIMITS)[number]['value']

/** How far a vehicle is driven, in miles. */
export const MILEAGES = [
  { value: 'none', label: 'No mileage (0 miles)' },
  { value: 'low', label: 'Low (1-5)' },
  { value: 'moderate', label: 'Moderate (6-25)' },
  { value: 'restricted', label: 'Restricted (26-100)' },
] as const

export type Mileage = (typeof MILEAGES)[number]['value']

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
