import { ERROR_TRY_AGAIN, ERROR_TRY_LATER } from '~/models/trade/answers/sentences'
import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { PRODUCT } from '~/models/trade/product'

export const ORDER_MESSAGES = {
  placed: `Order placed successfully. Thank you for using ${PRODUCT}.`,
  projectsFailed: ERROR_TRY_LATER,
  fetchFailed: 'An error occured while fetching your orders.Please try again',
  detailsFailed: ERROR_TRY_AGAIN,
  noProjects: 'No Orders found.',
  noOrders: 'No orders found.',
  pickupLater: `Pickup details will be available ${PICKUP_NOTICE_DAYS} days before the booking period`,
} as const
