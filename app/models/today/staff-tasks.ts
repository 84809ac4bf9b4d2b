import { countdown } from '~/models/deals/countdown'
import { isRenewalDue } from '~/models/provider/provider-documents'
import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { overdueText, type Paperwork, paperworkDue, pickupDayText } from '~/models/trade/due/booking-due'
import { urgencyBeforeDay } from '~/models/trade/due/urgency'
import { pluralize } from '~/models/trade/format/text'
import { providerPaths } from '~/models/trade/paths/provider'
import { PROVIDER_DOCUMENT_NAMES, type ProviderDocument } from '~/models/trade/vocabulary/documents'
import type { Stuck } from '~/models/trade/vocabulary/orders'
import { expiryDue } from './due-texts'
import type { Task } from './tasks'

/** Undelivered email is a task of its own, with all other messages. */
type ListedStuck = Exclude<Stuck, 'mail'>

/**
 * Orders that are stuck in one way. `first`: the vehicle with the earliest pickup, or return if they are overdue, and
 * the papers of its order; `today` is the date where it is.
 */
export type StuckOrders = {
  count: number
  first: (FirstStuck & Parties & { orderId: number }) | null
}

/** The title of a vehicle, its owner, and who rents it for what. */
type Parties = { title: string; owner: string; production: string; project: string }

type FirstStuck = Omit<Paperwork, 'orderDays'> & { day: Day; today: Day }

/** The facts that the tasks of the staff are made from. */
export type StaffFacts = {
  signUps: number
  /** Messages that were given up. */
  givenUp: number
  stuck: Record<ListedStuck, StuckOrders>
  /** Inquiries that an owner has to answer within a day, and the one with the least time left. */
  waiting: { count: number; first: (Parties & { inquiryId: string; millisecondsLeft: number }) | null }
  /** The marketplace's own documents that expire some day. `today` is its date. */
  licenses: readonly { kind: ProviderDocument; expiresOn: Day; today: Day }[]
}

/** The tasks of the staff, one per kind, and one for each license to renew. */
export function staffTasks({ signUps, givenUp, stuck, waiting, licenses }: StaffFacts): Task[] {
  const ordersStuck = (by: ListedStuck, urgency: Task['urgency'], text: string, ofOne?: TextOfOne) =>
    task(stuck[by].count, {
      kind: by,
      urgency,
      text: `${counted(stuck[by].count, 'order')} ${text}`,
      about: aboutFirst(stuck[by], by),
      to: providerPaths.orders({ stuck: by }),
      button: 'Open orders',
      ...onlyOrder(stuck[by], ofOne),
    })
  return [
    ordersStuck('overdue', 'late', 'overdue', ({ day, today }) => overdueText(day, today)),
    ordersStuck(
      'photos',
      'late',
      'with pickup photos missing',
      ({ day, today, delivers }) => `Pickup photos missing, ${pickupDayText(day, today, delivers)}`,
    ),
    ordersStuck('docusign', 'today', 'stuck in DocuSign'),
    ordersStuck('unsigned', urgencyOfPickup(stuck.unsigned), 'not signed or declined', beforePickup),
    ordersStuck('documents', urgencyOfPickup(stuck.documents), 'signed, without PO and COI', beforePickup),
    task(signUps, {
      kind: 'requests',
      urgency: 'today',
      text: `${pluralize(signUps, 'account request')} to review`,
      to: providerPaths.provider(),
      button: 'Open requests',
    }),
    waitingForOwners(waiting),
    task(givenUp, {
      kind: 'mail',
      urgency: 'today',
      text: `${pluralize(givenUp, 'message')} could not be delivered`,
      to: providerPaths.undelivered(),
      button: 'Open messages',
    }),
    ...licenses.map(licenseTasks),
  ].flat()
}

/** Inquiries that expire soon; the task about only one leads to it. */
function waitingForOwners({ count, first }: StaffFacts['waiting']): Task[] {
  if (!first) return []
  const left = countdown(first.millisecondsLeft)
  const about = aboutParties(first, 'for')
  const facts = { kind: 'offers', urgency: 'today' } as const
  if (count === 1) {
    const to = providerPaths.inquiry(first.inquiryId)
    return task(count, { ...facts, text: `1 inquiry expires in ${left}`, about, to, button: 'Open inquiry' })
  }
  return task(count, {
    ...facts,
    text: `${count} inquiries expire within 24 hours, the first in ${left}`,
    about: `First: ${about}`,
    to: providerPaths.inquiries(),
    button: 'Open inquiries',
  })
}

/** A license that expires soon or has expired. */
function licenseTasks({ kind, expiresOn, today }: StaffFacts['licenses'][number]): Task[] {
  if (!isRenewalDue(expiresOn, today)) return []
  const due = expiryDue(PROVIDER_DOCUMENT_NAMES[kind], expiresOn, today)
  return [
    {
      kind: 'license',
      ...due,
      about: '',
      project: null,
      to: providerPaths.providerDocuments(),
      button: 'Open documents',
    },
  ]
}

type TextOfOne = (first: FirstStuck) => string | undefined

const beforePickup: TextOfOne = (first) =>
  paperworkDue({ ...first, orderDays: { from: first.day, to: first.day } })?.text

/** If only one order is stuck, its task says since or until when, and leads to it. */
function onlyOrder({ count, first }: StuckOrders, ofOne?: TextOfOne) {
  if (count !== 1 || !first) return null
  const { orderId } = first
  const text = ofOne?.(first)
  return { to: providerPaths.order(orderId), button: `Open order #${orderId}`, ...(text && { text }) }
}

function task(count: number, facts: Omit<Task, 'about' | 'project' | 'due'> & { about?: string }): Task[] {
  return count === 0 ? [] : [{ about: '', ...facts, project: null, due: '' }]
}

/** As urgent as the crew's task about the first of these orders. */
function urgencyOfPickup({ first }: StuckOrders): Task['urgency'] {
  return first ? urgencyBeforeDay(first.day, first.today) : 'soon'
}

/** The first vehicle, who has it or will have it, and its owner; the only order is named by its button. */
function aboutFirst({ count, first }: StuckOrders, by: ListedStuck): string {
  if (!first) return ''
  const about = aboutParties(first, by === 'overdue' || by === 'photos' ? 'with' : 'for')
  return count === 1 ? about : `First: ${about}, order #${first.orderId}`
}

const aboutParties = ({ title, production, project, owner }: Parties, word: 'with' | 'for') =>
  `${title}, ${word} ${production} (${project}), owner ${owner}`

const counted = (count: number, thing: string) =>
  count > MAX_STUCK_COUNTED ? `${MAX_STUCK_COUNTED}+ ${thing}s` : pluralize(count, thing)
