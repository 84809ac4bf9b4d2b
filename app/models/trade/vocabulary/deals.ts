/** The two sides of an inquiry. */
export const SIDES = ['renter', 'owner'] as const

export type Side = (typeof SIDES)[number]

/** open -> agreed | declined | withdrawn | lapsed; agreed -> ended with its order item, or withdrawn. */
export const INQUIRY_STATUSES = ['open', 'agreed', 'declined', 'withdrawn', 'lapsed', 'ended'] as const

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** Answers to an inquiry, as in addresses. */
export const INQUIRY_ANSWERS = ['acceptance', 'negotiation', 'decline'] as const

export type InquiryAnswer = (typeof INQUIRY_ANSWERS)[number]

/** Why an owner declines; `text` follows 'Declined:', '' says nothing more. */
export const DECLINE_REASONS = [
  { value: 'booked', label: 'Already booked on these dates', text: 'booked on these days' },
  { value: 'price', label: 'Price is too low', text: 'the price is too low' },
  { value: 'use', label: 'Not available for this use', text: 'not available for this use' },
  { value: 'not_for_film', label: 'Not rented for film', text: 'not rented for film' },
  { value: 'other', label: 'Other', text: '' },
] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]['value']

/** What a message was sent with: nothing, an offer, or a decline. */
export const DEAL_MESSAGE_KINDS = ['message', 'offer', 'decline'] as const

/** Days the owner has to answer an inquiry. */
export const DAY_LIMITS = [
  { value: 1, label: '1 day' },
  { value: 2, label: '2 days' },
  { value: 3, label: '3 days' },
] as const

/** The longest that the sides have to answer, and that a link to do so lasts. */
export const MAX_DAY_LIMIT = 3

export type DayLimit = (typeof DAY_LIMITS)[number]['value']

/** How far a vehicle is driven, in miles. */
export const MILEAGES = [
  { value: 'none', label: 'No mileage (0 miles)' },
  { value: 'low', label: 'Low (1-5)' },
  { value: 'moderate', label: 'Moderate (6-25)' },
  { value: 'restricted', label: 'Restricted (26-100)' },
] as const

export type Mileage = (typeof MILEAGES)[number]['value']

/** The choices with their unit, for text that does not say it. */
export const MILEAGE_TEXTS: Record<Mileage, string> = {
  none: 'No mileage (0 miles)',
  low: 'Low (1-5 miles)',
  moderate: 'Moderate (6-25 miles)',
  restricted: 'Restricted (26-100 miles)',
}

/** Uses of a vehicle in a production. */
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
