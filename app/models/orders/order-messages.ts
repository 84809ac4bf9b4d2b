import { PRODUCT } from '~/models/trade/product'

export const ORDER_MESSAGES = {
  placed: `Order placed successfully. Thank you for using ${PRODUCT}.`,
  projectsFailed: 'An error occured. Please try again later',
  fetchFailed: 'An error occured while fetching your orders.Please try again',
  detailsFailed: 'An error occured. Please try again.',
  noProjects: 'No Orders found.',
  noOrders: 'No orders found.',
  afterStart: 'Available after rental starts',
  pickupLater: 'Pickup details will be available 2 days before the booking period',
} as const
