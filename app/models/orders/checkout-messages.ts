export const CHECKOUT_MESSAGES = {
  failed: 'An error occured. Please try again.',
  billingMissing: 'Please fill in the billing details first.',
  cartChanged: 'The cart has changed in the meantime. Please check it and send again.',
  cartBlocked: 'A vehicle in the cart cannot be booked. Please remove it to continue.',
} as const
