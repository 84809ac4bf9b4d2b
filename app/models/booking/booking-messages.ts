import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/inquiry-messages'
import { ERROR_TRY_AGAIN } from '~/models/trade/results/shared-messages'

export const CART_MESSAGES = {
  added: 'Added to cart successfully.',
  otherProject:
    'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.',
  addFailed: BOOKING_REQUEST_MESSAGES.failed,
  sameDays: 'This vehicle is already in the cart for some of these dates.',
  inOtherCart: "This vehicle is already in another project member's cart.",
  noLongerYours: 'You can no longer book for this project. Remove its vehicles to continue.',
  fetchFailed: 'An error occured while fetching cart details.Please try again.',
  deleteFailed: 'An error occured while deleting car from cart.Please try again.',
  empty: 'Your cart is empty.',
} as const

/** Why an item cannot be booked or quoted. */
export const CART_BLOCKERS = {
  unavailable: 'The car is not available. Please remove the car to continue.',
  offList: 'The car was removed from its list. Please remove the car to continue.',
  askedAnew: 'A newer inquiry about the car was sent. Please remove the car to continue.',
  taken: 'Someone else booked these dates. Please remove the car to continue.',
  started: 'The first day of this booking has passed. Please remove the car to continue.',
} as const

export type CartBlocker = keyof typeof CART_BLOCKERS

export const CHECKOUT_MESSAGES = {
  failed: ERROR_TRY_AGAIN,
  billingMissing: 'Please fill in the billing details first.',
  cartChanged: 'The cart has changed. Please review it and send again.',
  cartBlocked: 'A vehicle in the cart cannot be booked. Please remove it to continue.',
} as const
