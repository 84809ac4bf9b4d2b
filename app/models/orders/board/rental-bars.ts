import type { ItemAction } from '~/models/orders/items/item-actions'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { dueMark, overdueSince } from '~/models/trade/due/booking-due'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import type { Bar, BarAction, BoardRow } from './bars'

/** A booked vehicle. `today` is the date where it is. */
type Rental = Pick<Bar, 'title' | 'href' | 'cents' | 'action'> & {
  status: StoredItemStatus
  booking: Booking
  today: Day
  /** Whether its owner delivers it. */
  delivers: boolean
}

/** The bars of a rental: its days, and those since it is overdue. None if it was cancelled. */
export function rentalBars({ status, booking, today, delivers, ...bar }: Rental): Bar[] {
  if (status === 'cancelled') return []
  const rental: Bar = { ...bar, ...booking, state: 'booked', start: delivers ? 'delivery' : 'pickup' }
  if (!overdueSince({ status, booking, today })) return [rental]
  const late: Bar = { ...rental, from: addDays(booking.to, 1), to: today, state: 'late', start: null }
  return [rental, { ...late, cents: null, action: null }]
}

/** The rental since whose end a vehicle is overdue; null for a bar that does not say so. */
export const overdueRental = (bars: readonly Bar[], { state, from }: Bar): Bar | null =>
  (state === 'late' && bars.find(({ start, to }) => start !== null && addDays(to, 1) === from)) || null

/** Whether the vehicle has not been returned since the end of this rental. */
export const isOverdue = (bars: readonly Bar[], rental: Bar): boolean =>
  bars.some((bar) => overdueRental(bars, bar) === rental)

/** The mark of a vehicle with an overdue rental. */
export function rowDue(rentals: readonly Pick<Rental, 'status' | 'booking' | 'today'>[]): BoardRow['due'] {
  const [overdue] = rentals.flatMap((rental) => overdueSince(rental) ?? [])
  return overdue ? dueMark(overdue) : null
}

/** The action among these that moves the ends of a rental now, with the address of its dialog. */
export function barAction(
  actions: readonly ItemAction[],
  addresses: Record<BarAction['kind'], string>,
): BarAction | null {
  for (const { kind, reason } of actions) {
    if (reason === null && (kind === 'change' || kind === 'extend')) return { kind: kind, to: addresses[kind] }
  }
  return null
}
