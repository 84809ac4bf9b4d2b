import { countdown } from '~/models/deals/countdown'
import { mayBookOrAsk } from '~/models/deals/deal-actions'
import { ASK_TO_BOOK, type DealStage } from '~/models/deals/deal-stage'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import { nearDay } from '~/models/trade/days/near-day'
import { overdueSince, paperworkDue } from '~/models/trade/due/booking-due'
import { photosDue } from '~/models/trade/due/photos-due'
import { firstAndMore } from '~/models/trade/format/text'
import { documentPaths } from '~/models/trade/paths/documents'
import { inspectionPaths, reportPaths } from '~/models/trade/paths/inspection'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import { withSearch } from '~/models/trade/paths/own-path'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import { type BookedFacts, coiDue, type Due, driverDue, mergedByOrder, pickupDue, returnDue } from './booking-tasks'
import { urgencyBefore } from './due-texts'
import type { Task } from './tasks'

/**
 * The tasks of a member about the booked vehicles of their projects, by what their role allows in each. `email`: theirs.
 */
export function bookingTasksOfCrew(
  items: readonly BookedFacts[],
  accessTo: (projectId: string) => AccessContext,
  email: string,
): Task[] {
  const found = items.flatMap((item) =>
    crewDue(item, accessTo(item.project.id), email).flatMap((due) => (due ? [{ item, due }] : [])),
  )
  return mergedByOrder(found, ({ project: { id, title }, photoId }) => ({ project: { id, title }, by: '', photoId }))
}

function crewDue(item: BookedFacts, access: AccessContext, email: string): (Due | null)[] {
  // only its owner still has to check the return
  if (item.status === 'completed') return []
  const { orderId, orderItemId, project } = item
  const order = orderPaths.orderDetails(orderId, project.id, project.title)
  const details = pickupPaths.pickupDetails(orderId)
  const paper = paperworkDue(item)
  const overdue = overdueSince(item)
  const theReturn = reportPaths.pickupReturn(orderId, orderItemId)
  const ofLeaders = [
    at(
      overdue,
      'Complete the rental',
      orderPaths.itemCompletion(orderId, project.id, project.title, orderItemId),
      order,
    ),
    paper?.kind === 'unsigned'
      ? at(paper, signatureButton(item, email), order)
      : at(paper, 'Upload PO and COI', documentPaths.orderDocuments(orderId)),
    at(coiDue(item), 'Upload a COI', documentPaths.orderDocuments(orderId)),
  ]
  const isLeader = can('changeOrders', access)
  const driver = can('sendPickup', access) ? driverDue(item) : null
  const isPickupNamed = [isLeader ? paper : null, driver].some((due) => due && isNamedWith(due, item))
  return [
    ...(isLeader ? ofLeaders : [at(overdue, 'Start return', theReturn, details)]),
    at(driver, 'Send again', pickupPaths.recipientsInProject(project.id, orderId)),
    at(photosDue(item, 'renter'), 'Take photos', inspectionPaths.overview(orderId, orderItemId), details),
    isPickupNamed ? null : at(pickupDue(item, 'renter'), 'Open pickup details', details),
    at(returnDue(item), 'Start return', theReturn, details),
  ]
}

/** Until the day of the pickup, the task about the papers or the driver names it. */
const isNamedWith = ({ due }: { due: Day }, { booking, today }: BookedFacts) => booking.from === due && today < due

/** What a leader of the project can do about a missing signature; only its signer can sign. */
function signatureButton({ agreement, signerEmail }: BookedFacts, email: string): string {
  if (agreement === 'declined') return 'Send new agreement'
  return signerEmail?.toLowerCase() === email.toLowerCase() ? 'Sign the agreement' : 'Resend agreement'
}

/** Adds the page where it is done. */
function at(due: Omit<Due, 'button' | 'to'> | null, button: string, to: Due['to'], toAll?: Due['to']): Due | null {
  return due && { ...due, button, to, ...(toAll && { toAll }) }
}

/** A list vehicle with an open or agreed inquiry. `today` is the date where the vehicle is. */
export type DealFacts = {
  projectId: string
  listVehicleId: string
  title: string
  photoId: string | null
  stage: DealStage
  deadlineAt: Date
  booking: Booking
  today: Day
}

type DealsOf = { project: { id: string; title: string }; access: AccessContext; deals: readonly DealFacts[] }

/** The tasks of a member about the offers and agreed rates of one project. */
export function dealTasksOfCrew({ project, access, deals }: DealsOf, now: Date): Task[] {
  const offers = can('negotiate', access) ? deals.filter(({ stage }) => stage === 'to_answer') : []
  const agreed = mayBookOrAsk(access) ? deals.filter(({ stage }) => stage === 'available') : []
  return [...offersTask(project, offers, now), ...bookingTask({ project, access }, agreed)]
}

function offersTask(project: DealsOf['project'], offers: readonly DealFacts[], now: Date): Task[] {
  const [first, ...more] = [...offers].sort((one, other) => one.deadlineAt.getTime() - other.deadlineAt.getTime())
  if (!first) return []
  const left = countdown(first.deadlineAt.getTime() - now.getTime())
  const one = {
    text: `1 offer to answer, ${left} left`,
    about: `${first.title}, ${formatBooking(first.booking, first.today)}`,
    to: cardOf(first),
  }
  const several = {
    text: `${offers.length} offers to answer, first due in ${left}`,
    about: titlesOf([first, ...more]),
    to: groupOf(project, 'needs-you'),
  }
  const urgency = urgencyBefore(first.deadlineAt, now)
  const due = first.deadlineAt.toISOString()
  const { photoId } = first
  return [{ kind: 'offers', urgency, project, photoId, button: 'Answer', due, ...(more.length === 0 ? one : several) }]
}

function bookingTask({ project, access }: Omit<DealsOf, 'deals'>, agreed: readonly DealFacts[]): Task[] {
  const [first, ...more] = [...agreed].sort((one, other) => (one.booking.from < other.booking.from ? -1 : 1))
  if (!first) return []
  const { photoId, booking, today } = first
  const day = nearDay(booking.from, today)
  const one = { text: `Rate agreed, not booked, first day ${day}`, about: first.title, to: cardOf(first) }
  const several = {
    text: `${agreed.length} rates agreed, not booked, first day ${day}`,
    about: titlesOf([first, ...more]),
    to: groupOf(project, 'agreed'),
  }
  const urgency = day === 'today' || day === 'tomorrow' ? 'today' : 'soon'
  const which = more.length === 0 ? one : several
  const button = can('addToCart', access) ? 'Book' : ASK_TO_BOOK
  return [{ kind: 'booking', urgency, project, photoId, button, due: booking.from, ...which }]
}

const titlesOf = (deals: readonly DealFacts[]) =>
  firstAndMore(
    deals.map(({ title }) => title),
    2,
  )

/** A vehicle rented elsewhere that has to be returned soon. */
export type ExternalReturn = {
  project: { id: string; title: string }
  listVehicleId: string
  title: string
  lastDay: Day
}

/** The returns of external rentals, for the members who know the rental company. */
export function externalReturnTasks(
  returns: readonly ExternalReturn[],
  accessTo: (projectId: string) => AccessContext,
  today: Day,
): Task[] {
  return returns
    .filter(({ project }) => can('seePrices', accessTo(project.id)))
    .map(({ project, listVehicleId, title, lastDay }) => ({
      kind: 'return',
      urgency: lastDay <= today ? 'today' : 'soon',
      text: `Return to the rental company ${nearDay(lastDay, today)}`,
      about: title,
      project: { id: project.id, title: project.title },
      to: externalPaths.externalVehicle(project.id, listVehicleId),
      button: 'Open the vehicle',
      due: lastDay,
    }))
}

const cardOf = ({ projectId, listVehicleId }: DealFacts) => listPaths.listVehicle(projectId, listVehicleId)
const groupOf = ({ id }: DealsOf['project'], status: 'needs-you' | 'agreed') =>
  withSearch(projectPaths.projectList(id), `?status=${status}`)
