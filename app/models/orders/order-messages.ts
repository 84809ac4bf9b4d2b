import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { PRODUCT } from '~/models/trade/product'
import { ERROR_TRY_AGAIN, ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'

export const ORDER_MESSAGES = {
  placed: `Order placed successfully. Thank you for using ${PRODUCT}.`,
  projectsFailed: ERROR_TRY_LATER,
  fetchFailed: 'An error occured while fetching your orders.Please try again',
  detailsFailed: ERROR_TRY_AGAIN,
  billingCorrected: 'Billing corrected.',
  billingFailed: ERROR_TRY_AGAIN,
  billingFinal:
    'The agreement is signed or the order is cancelled, so its billing is final. An issued invoice can be corrected.',
  billingChanged: 'The order has changed since you opened this form. Please review it.',
  billingStays: 'Nothing was changed, so no new agreement was sent.',
  noProjects: 'No Orders found.',
  noOrders: 'No orders found.',
  pickupLater: `Pickup details will be available ${PICKUP_NOTICE_DAYS} days before the booking period`,
} as const
