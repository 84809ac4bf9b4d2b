import { addDays, type Booking, type Day } from '~/models/trade/days/days'
import { PICKUP_NOTICE_DAYS } from '~/models/trade/figures'
import type { StoredItemStatus } from '~/models/trade/vocabulary/statuses/order-status'

/** Whether the pickup place of a booked vehicle may be shown. `today` is the vehicle's date. */
export function isPickupShown(item: { status: StoredItemStatus; booking: Booking }, today: Day): boolean {
  return item.status === 'confirmed' && today >= addDays(item.booking.from, -PICKUP_NOTICE_DAYS)
}
