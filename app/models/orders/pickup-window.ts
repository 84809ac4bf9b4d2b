import { addDays, type Booking, type Day } from '~/models/trade/days/days'
import type { StoredItemStatus } from '~/models/trade/vocabulary/order-status'

/** Owners release the address two days ahead, so that crews do not turn up early. */
const PICKUP_NOTICE_DAYS = 2

/** Whether the pickup place of a booked vehicle may be shown. `today` is the vehicle's date. */
export function isPickupShown(item: { status: StoredItemStatus; booking: Booking }, today: Day): boolean {
  return item.status === 'confirmed' && today >= addDays(item.booking.from, -PICKUP_NOTICE_DAYS)
}
