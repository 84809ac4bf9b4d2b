import type { Day } from '~/models/trade/days/day'
import type { OrderStatus, Stuck } from '~/models/trade/vocabulary/orders'

/** Which orders the staff want to see: '' and undefined ask for nothing. Texts are found anywhere, whatever their capitals. */
export type OrderFilter = {
  number: string
  project: string
  renter: string
  owner: string
  vehicle: string
  status?: OrderStatus | undefined
  stuck?: Stuck | undefined
  /** Days on which one of its vehicles is booked; one of them alone is a single day. */
  from: Day | ''
  to: Day | ''
}

/** The filter as query parameters, without empty ones. */
export function filterQuery(filter: OrderFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Whether more is asked for than a kind of what is stuck. */
export function isNarrowed({ stuck: _, ...filter }: OrderFilter): boolean {
  return Object.values(filter).some(Boolean)
}

/** '#1042' and '1042' name an order; null is no number that an order could have. */
export function orderNumber(text: string): number | null {
  const [, digits] = /^#?\s*(\d{1,9})$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The days looked for, in their order, whichever was typed first; null where none were. */
export function daysLookedFor({ from, to }: Pick<OrderFilter, 'from' | 'to'>): { from: Day; to: Day } | null {
  const [first, last] = [from || to, to || from].sort()
  return first && last ? { from: first, to: last } : null
}
