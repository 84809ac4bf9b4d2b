import { ERROR_TRY_AGAIN } from '~/models/trade/answers/sentences'

export const CHECKOUT_MESSAGES = {
  failed: ERROR_TRY_AGAIN,
  billingMissing: 'Please fill in the billing details first.',
  cartChanged: 'The cart has changed. Please review it and send again.',
  cartBlocked: 'A vehicle in the cart cannot be booked. Please remove it to continue.',
} as const
