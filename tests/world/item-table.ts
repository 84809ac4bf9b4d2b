import type { AmendmentKind, OrderItemStatus } from '~/models/trade/vocabulary/orders'

/** The amendments that each item status allows, independent of permissions. */
export const MAY_BE_DONE: Record<OrderItemStatus, readonly AmendmentKind[]> = {
  confirmed: ['cancel', 'change'],
  'in-progress': ['extend', 'complete'],
  completed: [],
  cancelled: [],
}
