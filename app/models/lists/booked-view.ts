import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { Booking, Day } from '~/models/trade/days/day'
import { bookingMarks, dueMark, type Paperwork } from '~/models/trade/due/booking-due'
import { photosDue } from '~/models/trade/due/photos-due'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import type { Tone } from '~/models/trade/vocabulary/option'

/** A booked vehicle's order as every member sees it, without amounts. */
export type BookedView = {
  orderId: number
  /** Whether the agreement is signed, and what is due about the vehicle. */
  marks: { label: string; tone: Tone }[]
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
}

export function bookedView(booked: Booked, access: AccessContext): BookedView {
  const { orderId, paperwork } = booked
  const confirmed = { ...booked, status: 'confirmed' } as const
  const photos = photosDue(confirmed, 'renter')
  const due = [...bookingMarks({ ...paperwork, ...confirmed }), ...(photos ? [dueMark(photos)] : [])]
  return {
    orderId,
    marks: paperwork.agreement === 'signed' ? [...due, SIGNED] : due,
    maySendPickup: can('sendPickup', access),
  }
}

const SIGNED = { label: 'Agreement signed', tone: 'available' } as const
