import { type AccessContext, can } from '~/models/trade/access/permissions'
import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import { nearDay } from '~/models/trade/days/near-day'
import { bookingMarks, dueMark, markForOthers, type Paperwork } from '~/models/trade/due/booking-due'
import { isReturnNext, photosDue } from '~/models/trade/due/photos-due'
import { capitalized } from '~/models/trade/format/text'
import { type Cents, formatCents, formatExact } from '~/models/trade/money'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import type { Tone } from '~/models/trade/vocabulary/option'

/** A booked vehicle's order as every member sees it, without amounts. */
export type BookedView = {
  orderId: number
  /** Whether the agreement is signed, and what is due about the vehicle. */
  marks: { label: string; tone: Tone }[]
  /** For cards: its days, rate, pickup or return, and order. */
  facts: { label: string; value: string }[]
  maySendPickup: boolean
}

/** A vehicle whose rental is not over. `today` is the date where it is. */
type Booked = {
  orderId: number
  booking: Booking
  today: Day
  paperwork: Paperwork
  /** The sides that have finished their photos at pickup. */
  photographed: readonly InspectionSide[]
  /** The agreed amount before tax; null for members who see no prices. */
  rateCents: Cents | null
  /** The tax that the order adds to it. */
  taxCents: Cents
  /** Whether its owner delivers it. */
  delivers: boolean
}

export function bookedView(booked: Booked, access: AccessContext): BookedView {
  const { orderId, booking, today, paperwork, rateCents, taxCents, delivers } = booked
  const confirmed = { ...booked, status: 'confirmed' } as const
  const photos = photosDue(confirmed, 'renter')
  const due = [...bookingMarks({ ...paperwork, ...confirmed }), ...(photos ? [dueMark(photos)] : [])]
  return {
    orderId,
    marks: shownTo(access, paperwork.agreement === 'signed' ? [...due, SIGNED] : due),
    facts: [
      { label: 'Dates', value: formatBooking(booking, today) },
      ...(rateCents === null ? [] : [{ label: 'Rate', value: rateText(rateCents, taxCents) }]),
      isReturnNext(booked)
        ? { label: 'Return', value: capitalized(nearDay(booking.to, today)) }
        : { label: delivers ? 'Delivery' : 'Pickup', value: capitalized(nearDay(booking.from, today)) },
      { label: 'Order', value: `#${orderId}` },
    ],
    maySendPickup: can('sendPickup', access),
  }
}

/** Only who changes orders can do something about what is due. */
const shownTo = (access: AccessContext, marks: BookedView['marks']): BookedView['marks'] =>
  can('changeOrders', access) ? marks : marks.map(markForOthers)

const rateText = (cents: Cents, tax: Cents) => `${formatExact(cents)}, ${formatCents(cents + tax)} with tax`

const SIGNED = { label: 'Agreement signed', tone: 'available' } as const
