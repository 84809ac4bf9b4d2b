import { type AccessContext, can } from '~/models/trade/access/permissions'
import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import { nearDay } from '~/models/trade/days/near-day'
import { bookingMarks, dueBackText, markForOthers, type Paperwork } from '~/models/trade/due/booking-due'
import { photosMark } from '~/models/trade/due/order-marks'
import type { OrderTask } from '~/models/trade/due/order-task'
import { isReturnNext } from '~/models/trade/due/photos-due'
import { type Cents, formatCents, formatExact } from '~/models/trade/money'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import type { Tone } from '~/models/trade/vocabulary/option'

/** A booked vehicle's order as every member sees it, without amounts. */
export type BookedView = {
  orderId: number
  itemId: string
  /** What is due about the vehicle; if nothing is, that the agreement is signed. */
  marks: { label: string; tone: Tone }[]
  /** For cards: its days, rate, next day unless it is overdue, and order, as a sentence in parts, of which every second one is a figure. */
  terms: string[]
  maySendPickup: boolean
  /** The reader's most urgent task about it, on the page of the project. */
  task: OrderTask | null
}

/** A vehicle whose rental is not over. `today` is the date where it is. */
type Booked = {
  orderId: number
  itemId: string
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
  const { orderId, itemId, paperwork } = booked
  const confirmed = { ...booked, status: 'confirmed' } as const
  const photos = photosMark(confirmed)
  const due = [...bookingMarks({ ...paperwork, ...confirmed }), ...(photos ? [photos] : [])]
  return {
    orderId,
    itemId,
    marks: shownTo(access, due.length === 0 && paperwork.agreement === 'signed' ? [SIGNED] : due),
    terms: bookedTerms(booked),
    maySendPickup: can('sendPickup', access),
    task: null,
  }
}

/** Only who changes orders can do something about what is due. */
const shownTo = (access: AccessContext, marks: BookedView['marks']): BookedView['marks'] =>
  can('changeOrders', access) ? marks : marks.map(markForOthers)

function bookedTerms(booked: Booked): string[] {
  const { orderId, booking, today, rateCents, taxCents } = booked
  const days = formatBooking(booking, today)
  const rest = `${today > booking.to ? '' : `${nextDayText(booked)}. `}Order #${orderId}.`
  if (rateCents === null) return [`${days}. ${rest}`]
  return [`${days} at `, formatExact(rateCents), `, ${formatCents(rateCents + taxCents)} with tax. ${rest}`]
}

/** 'Delivery tomorrow', then 'Due back Fri'. */
function nextDayText(booked: Booked): string {
  const { booking, today, delivers } = booked
  if (isReturnNext(booked)) return dueBackText(booking.to, today)
  return `${delivers ? 'Delivery' : 'Pickup'} ${nearDay(booking.from, today)}`
}

const SIGNED = { label: 'Agreement signed', tone: 'available' } as const
