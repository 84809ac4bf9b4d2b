import { TIME_IS_UP, YOUR_TURN } from '~/models/trade/answers/sentences'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { BOOKING_STATUS_LABELS } from './deal-stage'
import { isOpen, type Negotiation, turnOf } from './negotiation'

/** The parts of an owner's inbox, in their order; the value is what the address says. */
export const INBOX_TABS = [
  { value: 'to-answer', label: 'To answer' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'agreed', label: 'Agreed' },
  { value: 'closed', label: 'Closed' },
] as const

export type InboxTab = (typeof INBOX_TABS)[number]['value']

/** The tab an address names; the first one when it names none. */
export function inboxTab(text: string | null): InboxTab {
  return INBOX_TABS.find(({ value }) => value === text)?.value ?? 'to-answer'
}

/** The state of an inquiry for the owner of the vehicle. */
export type ThreadState = 'toAnswer' | 'waiting' | 'agreed' | 'booked' | 'declined' | 'withdrawn' | 'timeIsUp' | 'ended'

/** What happened around an inquiry. */
export type ThreadContext = {
  /** The crew took the vehicle off its list or closed the project, which leaves nothing to answer or to book. */
  isOver: boolean
  /** What became of it in an order. */
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

/** Whether it matters to an inquiry that others have its days: it is not over and has no order. */
export function isAffectedByOthers(state: ThreadState): boolean {
  return state === 'toAnswer' || state === 'waiting' || state === 'agreed'
}

/** The badge of an inquiry; `isTaken`: others have days that matter to it. */
export function threadBadge(state: ThreadState, isTaken: boolean): Badge {
  const { label, tone } = THREAD_BADGES[state]
  return isTaken ? { label: BOOKING_STATUS_LABELS.not_available, tone: 'gone' } : { label, tone }
}

/** The words for an answer in the activity log, after the name. */
export function answerWords(type: string): string {
  if (type === 'offer-accepted') return 'accepted'
  if (type === 'inquiry-ended') return 'ended the inquiry'
  return type === 'offer-declined' ? 'declined' : 'made an offer'
}
