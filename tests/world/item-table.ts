import type { AmendmentKind, OrderItemStatus } from '~/models/trade/vocabulary/orders'

/** What may be done to a booked vehicle in each state, whoever may do it at all. */
export const MAY_BE_DONE: Record<OrderItemStatus, readonly AmendmentKind[]> = {
  confirmed: ['cancel', 'change'],
  'in-progress': ['extend', 'complete'],
  completed: [],
  cancelled: [],
}
