import type { Tone } from '../vocabulary/option'
import { ITEM_STATUS_BADGES, ORDER_STATUS_BADGES, type OrderStatus } from '../vocabulary/orders'

type Mark = { label: string; tone: Tone }

/** `isRunning`: whether a rental of it is in progress. `overdue`: the mark of an overdue rental of it. */
type OrderFacts = { status: OrderStatus; isRunning: boolean; overdue?: Mark | null }

/** How far an order is: overdue, in progress, or its status. */
export function orderState({ status, isRunning, overdue }: OrderFacts): Mark {
  return overdue ?? (isRunning ? ITEM_STATUS_BADGES['in-progress'] : ORDER_STATUS_BADGES[status])
}

/** How far an order is and what it waits for; if it waits for something before it starts, only that. */
export function orderMarks(order: OrderFacts, waitsFor: readonly Mark[]): Mark[] {
  const state = orderState(order)
  return waitsFor.length > 0 && state === ORDER_STATUS_BADGES.placed ? [...waitsFor] : [state, ...waitsFor]
}
