import { countdown } from '~/models/deals/countdown'
import { objectionEndsAt } from '~/models/pickup/return-state'
import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { overdueSince } from '~/models/trade/due/booking-due'
import { photosDue } from '~/models/trade/due/photos-due'
import { type Cents, formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerInspectionPaths } from '~/models/trade/paths/inspection'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { type BookedFacts, type Due, mergedByOrder, pickupDue, returnDue } from './booking-tasks'
import { urgencyBefore } from './due-texts'
import type { Task } from './tasks'

type OwnerFacts = BookedFacts & { zone: string }

/** The tasks of an owner about the bookings of their vehicles. Owners read the production, not the project. */
export function bookingTasksOfOwner(items: readonly OwnerFacts[], now: Date): Task[] {
  const found = items.flatMap((item) => ownerDue(item, now).flatMap((due) => (due ? [{ item, due }] : [])))
  return mergedByOrder(found, ({ project, photoId }) => ({ project: null, by: project.productionCompany, photoId }))
}

function ownerDue(item: OwnerFacts, now: Date): (Due | null)[] {
  const order = ownerPaths.ownerOrder(item.orderItemId)
  const theReturn = pickupPaths.ownerReturn(item.orderItemId)
  const at = (due: Omit<Due, 'button' | 'to'> | null, button: string, to: Due['to'], tab: string) =>
    due && { ...due, button, to, toAll: ownerPaths.ownerOrders(tab) }
  const toCheck = returnToCheck(item, now)
  const check = toCheck && { ...toCheck, button: 'Check the return', to: theReturn }
  if (item.status === 'completed') return [check]
  return [
    at(overdueSince(item), 'Open the order', order, 'overdue'),
    at(pickupDue(item, 'owner'), 'Open the order', order, item.booking.from > item.today ? 'upcoming' : 'running'),
    at(photosDue(item, 'owner'), 'Take photos', ownerInspectionPaths.overview(item.orderItemId, 'pickup'), 'running'),
    at(returnDue(item), 'Start return', theReturn, 'running'),
    check,
  ]
}

/** A return that the owner can still dispute. */
function returnToCheck({ returnToCheckSince, zone }: BookedFacts & { zone: string }, now: Date) {
  const end = objectionEndsAt({ renterConfirmedAt: returnToCheckSince })
  if (!end || end <= now) return null
  const text = `Return to check until ${formatDeadline(end, zone, now)}`
  return { kind: 'return' as const, urgency: 'today' as const, text, due: end.toISOString() }
}

/** An inquiry about one of the owner's vehicles that waits for the owner's answer. */
export type InquiryFacts = {
  id: string
  title: string
  photoId: string | null
  productionCompany: string
  booking: Booking
  today: Day
  lastOffer: Cents
  /** The crew's inquiry itself; false for its answer to a counteroffer. */
  isFirstOffer: boolean
  deadlineAt: Date
}

/** One task for each inquiry that waits for the owner. */
export function inquiryTasks(inquiries: readonly InquiryFacts[], now: Date): Task[] {
  return inquiries.map(({ id, title, photoId, productionCompany, booking, today, deadlineAt, ...offer }) => ({
    kind: 'offers',
    urgency: urgencyBefore(deadlineAt, now),
    text: `${offer.isFirstOffer ? 'Inquiry' : 'Counteroffer'} to answer, ${countdown(deadlineAt.getTime() - now.getTime())} left`,
    about: `${title}, ${productionCompany}, ${formatBooking(booking, today)}, ${formatExact(offer.lastOffer)}`,
    photoId,
    project: null,
    to: dealPaths.ownerInquiry(id),
    button: 'Answer',
    due: deadlineAt.toISOString(),
  }))
}

/** A listing whose owner has to change something: staff asked for edits, or its external calendar cannot be read. */
export type ListingFacts = {
  id: string
  title: string
  photoId: string | null
  hasEditRequest: boolean
  failingSince: Date | null
}

export function listingTasks(listings: readonly ListingFacts[]): Task[] {
  return listings.flatMap(({ id, title, photoId, hasEditRequest, failingSince }) => {
    const task = { urgency: 'soon' as const, about: title, photoId, project: null }
    const edit: Task = {
      ...task,
      kind: 'listing',
      text: 'Edits requested, no inquiries until then',
      button: 'Edit the listing',
      to: ownerPaths.vehicleDetails(id),
      due: '',
    }
    const calendar = failingSince && {
      ...task,
      kind: 'calendar' as const,
      text: 'External calendar cannot be read',
      button: 'Open the vehicle',
      to: ownerPaths.ownerVehicle(id),
      due: failingSince.toISOString(),
    }
    return [...(hasEditRequest ? [edit] : []), ...(calendar ? [calendar] : [])]
  })
}
