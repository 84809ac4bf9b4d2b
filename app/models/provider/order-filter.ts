import type { Day } from '~/models/trade/days/day'
import type { OrderStatus, Stuck } from '~/models/trade/vocabulary/orders'

/**
 * Filter of the staff's orders; '' and undefined are ignored. Each word of `search` is an order's number, or occurs in
 * its project, production company, crew, vehicles or owners.
 */
export type OrderFilter = {
  search: string
  status?: OrderStatus | undefined
  stuck?: Stuck | undefined
  /** Days on which one of its vehicles is booked; if only one is set, it is a single day. */
  from: Day | ''
  to: Day | ''
}

/** The filter as query parameters, without empty ones. */
export function filterQuery(filter: OrderFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Whether a filter besides the search and `stuck` is set. */
export function isNarrowed({ status, from, to }: OrderFilter): boolean {
  return Boolean(status ?? (from || to))
}

/** Parses '#1042' and '1042'; null if it cannot be an order number. */
export function orderNumber(text: string): number | null {
  const [, digits] = /^#?\s*(\d{1,9})$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The days of the filter in order, whichever was typed first; null if none. */
export function daysLookedFor({ from, to }: Pick<OrderFilter, 'from' | 'to'>): { from: Day; to: Day } | null {
  const [first, last] = [from || to, to || from].sort()
  return first && last ? { from: first, to: last } : null
}
