import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { nearDay } from '~/models/trade/days/near-day'
import { dueBackText, type Paperwork, pickupDayText } from '~/models/trade/due/booking-due'
import { pluralize } from '~/models/trade/format/text'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { expiryDue } from './due-texts'
import type { Task } from './tasks'

/** A booked vehicle. `today` is the date where it is. */
export type BookedFacts = Paperwork & {
  orderId: number
  orderItemId: string
  title: string
  photoId: string | null
  booking: Booking
  today: Day
  status: StoredItemStatus
  project: { id: string; title: string; productionCompany: string }
  /** Whom the agreement waits for. */
  signerEmail: string | null
  coiExpiresOn: Day | null
  /** Number of drivers that were sent the pickup details, and of those that opened them. */
  drivers: { sent: number; opened: number }
  /** Sides that have finished their photos at pickup. */
  photographed: readonly InspectionSide[]
  /** When the crew confirmed the return, if the owner has not answered it. */
  returnToCheckSince: Date | null
}

/** The tasks about one booked vehicle. `toAll`: the page for several vehicles of the order. */
export type Due = Pick<Task, 'kind' | 'urgency' | 'text' | 'due' | 'button' | 'to'> & { toAll?: OwnPath }

/** Pickup or delivery of the vehicle today or tomorrow, until its photos are finished. */
export function pickupDue({ booking, today, photographed, delivers }: BookedFacts, side: InspectionSide) {
  const isNear = booking.from === today || booking.from === addDays(today, 1)
  if (!isNear || photographed.includes(side)) return null
  const urgency = booking.from === today ? ('today' as const) : ('soon' as const)
  return {
    kind: 'pickup' as const,
    urgency,
    text: `${delivers ? 'Delivery' : 'Pickup'} ${nearDay(booking.from, today)}`,
    due: booking.from,
  }
}

/** Return of the vehicle today or tomorrow. */
export function returnDue({ booking, today, returnToCheckSince }: BookedFacts) {
  const isNear = booking.to === today || booking.to === addDays(today, 1)
  if (!isNear || booking.from > today || returnToCheckSince) return null
  const urgency = booking.to === today ? ('today' as const) : ('soon' as const)
  return { kind: 'return' as const, urgency, text: dueBackText(booking.to, today), due: booking.to }
}

/** A COI that expires within two weeks, before the last rental day. */
export function coiDue({ coiExpiresOn, orderDays, today }: BookedFacts) {
  if (!coiExpiresOn || coiExpiresOn >= orderDays.to || coiExpiresOn > addDays(today, COI_TASK_DAYS)) return null
  return { kind: 'coi' as const, ...expiryDue('COI', coiExpiresOn, today) }
}

const COI_TASK_DAYS = 14

/** Nobody who was sent the pickup details has opened them, and the address is already shown. */
export function driverDue({ drivers, booking, today, delivers }: BookedFacts) {
  const isNear = booking.from >= today && booking.from <= addDays(today, PICKUP_NOTICE_DAYS)
  if (!isNear || drivers.sent === 0 || drivers.opened > 0) return null
  const text = `Driver has not opened the link, ${pickupDayText(booking.from, today, delivers)}`
  const urgency = booking.from <= addDays(today, 1) ? ('today' as const) : ('soon' as const)
  return { kind: 'driver' as const, urgency, text, due: booking.from }
}

type DueItem = { item: BookedFacts; due: Due }

/** One task per order for what is the same about several of its vehicles. */
export function mergedByOrder(
  found: readonly DueItem[],
  aboutOf: (item: BookedFacts) => Pick<Task, 'project' | 'photoId'> & { by: string },
): Task[] {
  const groups = new Map<string, [DueItem, ...DueItem[]]>()
  for (const each of found) {
    const key = `${each.item.orderId}/${each.due.kind}/${each.due.text}`
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()].map((group) => {
    const [{ item, due }] = group
    const { toAll, ...task } = due
    const { by, ...aboutItem } = aboutOf(item)
    const what = group.length === 1 ? item.title : pluralize(group.length, 'vehicle')
    return {
      ...task,
      ...aboutItem,
      orderId: item.orderId,
      items: group.map(({ item: { orderItemId: id }, due: { to } }) => ({ id, to })),
      about: [what, by, `order #${item.orderId}`].filter(Boolean).join(', '),
      to: group.length === 1 ? task.to : (toAll ?? task.to),
    }
  })
}
