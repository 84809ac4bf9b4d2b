import { TIME_IS_UP, YOUR_TURN } from '~/models/trade/results/shared-messages'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { countdown } from './countdown'
import { BOOKING_STATUS_LABELS } from './deal-stage'
import { isOpen, type Negotiation, turnOf } from './negotiation'

/** The tabs of an owner's inbox, in order; `value` is the query parameter. */
export const INBOX_TABS = [
  { value: 'to-answer', label: 'To answer' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'agreed', label: 'Agreed' },
  { value: 'closed', label: 'Closed' },
] as const

export type InboxTab = (typeof INBOX_TABS)[number]['value']

/** The tab in the query parameter; the first one by default. */
export function inboxTab(text: string | null): InboxTab {
  return INBOX_TABS.find(({ value }) => value === text)?.value ?? 'to-answer'
}

/** The state of an inquiry for the owner of the vehicle. */
export type ThreadState = 'toAnswer' | 'waiting' | 'agreed' | 'booked' | 'declined' | 'withdrawn' | 'timeIsUp' | 'ended'

/** What happened outside of the negotiation. */
export type ThreadContext = {
  /** The crew removed the vehicle from its list or closed the project, so nothing is left to answer or book. */
  isOver: boolean
  /** Status of its order item. */
  orderItem: StoredItemStatus | null
}

export function threadState(negotiation: Negotiation, { isOver, orderItem }: ThreadContext, now: Date): ThreadState {
  const { status } = negotiation
  if (status === 'lapsed') return 'timeIsUp'
  if (status === 'agreed' && orderItem) return orderItem === 'confirmed' ? 'booked' : 'ended'
  if (status === 'agreed' && isOver) return 'ended'
  if (status !== 'open') return status
  if (isOver) return 'withdrawn'
  if (!isOpen(negotiation, now)) return 'timeIsUp'
  return turnOf(negotiation, now) === 'owner' ? 'toAnswer' : 'waiting'
}

export type Badge = { label: string; tone: Tone }

export const THREAD_BADGES: Record<ThreadState, Badge & { tab: InboxTab }> = {
  toAnswer: { label: YOUR_TURN, tone: 'waiting', tab: 'to-answer' },
  waiting: { label: 'Waiting for the crew', tone: 'waiting', tab: 'waiting' },
  agreed: { label: 'Agreed', tone: 'available', tab: 'agreed' },
  booked: { label: 'Booked', tone: 'booked', tab: 'agreed' },
  declined: { label: 'Declined', tone: 'refused', tab: 'closed' },
  withdrawn: { label: 'Withdrawn', tone: 'gone', tab: 'closed' },
  timeIsUp: { label: TIME_IS_UP, tone: 'gone', tab: 'closed' },
  ended: { label: 'Ended', tone: 'gone', tab: 'closed' },
}

/** Whether other bookings affect an inquiry: it is not over and not ordered. */
export function isAffectedByOthers(state: ThreadState): boolean {
  return state === 'toAnswer' || state === 'waiting' || state === 'agreed'
}

/** The badge of an inquiry; `isTaken`: others have its days, and that affects it. */
export function threadBadge(state: ThreadState, isTaken: boolean): Badge {
  const { label, tone } = THREAD_BADGES[state]
  return isTaken ? { label: BOOKING_STATUS_LABELS.not_available, tone: 'gone' } : { label, tone }
}

type ShownThread = { state: ThreadState; badge: Badge; isTaken: boolean; millisecondsLeft: number }

type Turn = Pick<ShownThread, 'state' | 'isTaken'>

/** Whether an inquiry waits for its owner and can still be accepted. */
export const isToAnswer = ({ state, isTaken }: Turn) => state === 'toAnswer' && !isTaken

export const hasToAnswer = (threads: readonly Turn[]) => threads.some(isToAnswer)

/** The badge of an inquiry in a list: one that can be answered shows the time left. */
export function listedBadge(thread: ShownThread): Badge {
  const { badge, millisecondsLeft } = thread
  if (!isToAnswer(thread)) return badge
  return { ...badge, label: `Answer within ${countdown(millisecondsLeft)}` }
}
