import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { Booking, Day } from '~/models/trade/days/day'
import { bookingMarks, type Paperwork } from '~/models/trade/due/booking-due'
import type { Tone } from '~/models/trade/vocabulary/option'

/** A booked vehicle's order as every member sees it, without amounts. */
export type BookedView = {
  orderId: number
  /** Whether the agreement is signed, and what is due about the vehicle. */
  marks: { label: string; tone: Tone }[]
  maySendPickup: boolean
}

/** A vehicle whose rental is not over. `today` is the date where it is. */
type Booked = { orderId: number; booking: Booking; today: Day; paperwork: Paperwork }

export function bookedView({ orderId, booking, today, paperwork }: Booked, access: AccessContext): BookedView {
  const due = bookingMarks({ ...paperwork, status: 'confirmed', booking, today })
  return {
    orderId,
    marks: paperwork.agreement === 'signed' ? [...due, SIGNED] : due,
    maySendPickup: can('sendPickup', access),
  }
}

const SIGNED = { label: 'Agreement signed', tone: 'available' } as const
