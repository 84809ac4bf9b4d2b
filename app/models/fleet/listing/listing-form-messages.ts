import { ERROR_TRY_AGAIN } from '../../trade/answers/sentences'

/** What the forms of a listing say. */
export const LISTING_FORM_MESSAGES = {
  created: 'Draft saved. Add photos next.',
  saved: 'Saved.',
  failed: ERROR_TRY_AGAIN,
  changed: 'Somebody else changed this listing meanwhile, or you did in another window.',
  isListed: 'This vehicle is listed already. Open it under Vehicles to change it.',
  yearRequired: 'Year is required',
  yearInvalid: 'Please enter a year, like 1976.',
  yearOutOfRange: 'Please enter a year from 1885 to next year.',
  zipInvalid: 'Please enter a US zipcode, like 30030.',
  zipUnknown: 'There is no such zipcode. Please check it.',
  costInvalid: 'Please enter the cost in whole dollars, digits only.',
  priceInvalid: 'Please enter the price in dollars, from 1.00 to 100,000.00.',
} as const

/** Beside the modifications of a vehicle and of its listing form: what was done to it, not what a production may do. */
export const NO_MODIFICATIONS = "We don't allow modifications with the listed vehicles as of now."
