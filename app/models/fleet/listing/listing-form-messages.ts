import { ERROR_TRY_AGAIN } from '../../trade/results/shared-messages'

/** Messages of the listing forms. */
export const LISTING_FORM_MESSAGES = {
  created: 'Draft saved. Add photos next.',
  saved: 'Saved.',
  /** In the history of a draft created by staff. */
  addedForOwner: 'Added for the owner',
  copied: 'Copied as a draft. Check the details, then add photos.',
  /** In the history of a copy. */
  copyOf: (title: string) => `Copy of ${title}`,
  failed: ERROR_TRY_AGAIN,
  changed: 'Somebody else changed this listing meanwhile, or you did in another window.',
  isListed: 'This vehicle is listed already. Open it under Vehicles to change it.',
  draftChanged: 'This draft was changed after it was saved. Open it under Vehicles to change it.',
  yearRequired: 'Year is required',
  yearInvalid: 'Please enter a year, like 1976.',
  yearOutOfRange: 'Please enter a year from 1885 to next year.',
  zipInvalid: 'Please enter a US zipcode, like 30030.',
  zipUnknown: 'There is no such zipcode. Please check it.',
  costInvalid: 'Please enter the cost in whole dollars, digits only.',
  costTooHigh: 'Please enter at most 10,000,000 dollars.',
  priceInvalid: 'Please enter the price in dollars, from 1.00 to 100,000.00.',
} as const

/** Next to a vehicle's modifications: they list what was done to it, not what a production may do. */
export const NO_MODIFICATIONS = "We don't allow modifications with the listed vehicles as of now."
