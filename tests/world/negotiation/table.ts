import type { DealStage } from '~/models/deals/deal-stage'
import type { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import type { Negotiation } from '~/models/deals/negotiation'
import type { ANSWER_LINK_OVER } from '~/models/trade/results/shared-messages'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'

/** The result of an action: done, already done, or refused with a message or a status. */
type Result = 'done' | 'again' | keyof typeof INQUIRY_MESSAGES | 'left' | 'projectClosed' | '404'

/** A negotiation and its circumstances; the offers are $450 by the crew, $480 by the owner, and $460 by the crew. */
export type State = {
  negotiation: Omit<Negotiation, 'deadlineAt'> | null
  /** The deadline has passed, but the job has not run since. */
  isLate?: boolean
  /** Somebody else has booked the days. */
  isTaken?: boolean
  isGone?: boolean
  isRemoved?: boolean
  isClosed?: boolean
  isInCart?: boolean
  item?: StoredItemStatus
  /** As the crew sees it. */
  stage: DealStage
}

const inquiry = (round: 1 | 2 | 3, part: Partial<Negotiation> = {}) =>
  ({ status: 'open', round, lastOfferBy: round === 2 ? 'owner' : 'renter', closedBy: null, ...part }) as const

const byOwner = { closedBy: 'owner' } as const
const byCrew = { closedBy: 'renter' } as const

const STATES = {
  'not inquired': { negotiation: null, stage: 'not_inquired' },
  inquired: { negotiation: inquiry(1), stage: 'asked' },
  'countered by the owner': { negotiation: inquiry(2), stage: 'to_answer' },
  'countered by the crew': { negotiation: inquiry(3), stage: 'countered' },
  'accepted by the owner': { negotiation: inquiry(1, { status: 'agreed', ...byOwner }), stage: 'available' },
  'accepted by the crew': { negotiation: inquiry(2, { status: 'agreed', ...byCrew }), stage: 'available' },
  'declined by the owner': { negotiation: inquiry(1, { status: 'declined', ...byOwner }), stage: 'declined' },
  'declined by the crew': { negotiation: inquiry(2, { status: 'declined', ...byCrew }), stage: 'declined' },
  withdrawn: { negotiation: inquiry(1, { status: 'withdrawn', ...byCrew }), stage: 'not_inquired' },
  'withdrawn for the owner': { negotiation: inquiry(1, { status: 'withdrawn', ...byOwner }), stage: 'not_inquired' },
  lapsed: { negotiation: inquiry(1, { status: 'lapsed' }), stage: 'time_is_up' },
  'late, inquired': { negotiation: inquiry(1), isLate: true, stage: 'time_is_up' },
  'late, countered by the owner': { negotiation: inquiry(2), isLate: true, stage: 'time_is_up' },
  'taken, inquired': { negotiation: inquiry(1), isTaken: true, stage: 'taken' },
  'taken, countered by the owner': { negotiation: inquiry(2), isTaken: true, stage: 'taken' },
  'taken, accepted': {
    negotiation: inquiry(1, { status: 'agreed', ...byOwner }),
    isTaken: true,
    stage: 'taken',
  },
  'not listed any more, inquired': { negotiation: inquiry(1), isGone: true, stage: 'gone' },
  'not listed any more, countered by the owner': { negotiation: inquiry(2), isGone: true, stage: 'gone' },
  'removed from its list, inquired': { negotiation: inquiry(1), isRemoved: true, stage: 'asked' },
  'removed from its list, countered by the owner': { negotiation: inquiry(2), isRemoved: true, stage: 'to_answer' },
  'in a closed project, withdrawn': {
    negotiation: inquiry(1, { status: 'withdrawn', ...byCrew }),
    isClosed: true,
    stage: 'not_inquired',
  },
  'in a closed project, accepted': {
    negotiation: inquiry(1, { status: 'agreed', ...byOwner }),
    isClosed: true,
    stage: 'available',
  },
  'in a cart': { negotiation: inquiry(1, { status: 'agreed', ...byOwner }), isInCart: true, stage: 'in_cart' },
  booked: { negotiation: inquiry(1, { status: 'agreed', ...byOwner }), item: 'confirmed', stage: 'booked' },
  completed: { negotiation: inquiry(1, { status: 'ended', ...byOwner }), item: 'completed', stage: 'completed' },
} satisfies Record<string, State>

type StateName = keyof typeof STATES

export const MOVES = ['accept', 'negotiate', 'decline'] as const

type Answers = readonly [accept: Result, negotiate: Result, decline: Result]

/**
 * The result of each action by each side in each state. It is the same wherever the action is done: on the project
 * page, in the owner's inbox, at the provider's desk, by an emailed link, or about several vehicles at once.
 * Columns: the owner accepts, counters, declines; the crew does; the crew withdraws; the crew sends a new inquiry about
 * other days; why the newest link of the owner and of the crew is invalid, or 'open', or 'none' if none was sent.
 */
export type Row = readonly [
  owner: Answers,
  crew: Answers,
  withdraw: Result,
  inquire: Result,
  ownersLink: Link,
  crewsLink: Link,
]
type Link = keyof typeof ANSWER_LINK_OVER | 'open' | 'none'

const all = (result: Result): Answers => [result, result, result]
const CLOSED = all('closed')
const AGAIN_ACCEPTED: Answers = ['again', 'closed', 'closed']
const AGAIN_DECLINED: Answers = ['closed', 'closed', 'again']
const WAIT = all('notYourTurn')

const TABLE: Record<StateName, Row> = {
  'not inquired': [all('404'), all('404'), '404', 'done', 'none', 'none'],
  inquired: [all('done'), WAIT, 'done', 'alreadyOpen', 'open', 'none'],
  'countered by the owner': [WAIT, all('done'), 'changed', 'alreadyOpen', 'answered', 'open'],
  'countered by the crew': [all('done'), WAIT, 'changed', 'alreadyOpen', 'open', 'answered'],
  'accepted by the owner': [AGAIN_ACCEPTED, CLOSED, 'closed', 'alreadyOpen', 'answered', 'none'],
  'accepted by the crew': [CLOSED, AGAIN_ACCEPTED, 'closed', 'alreadyOpen', 'answered', 'answered'],
  'declined by the owner': [AGAIN_DECLINED, CLOSED, 'closed', 'done', 'answered', 'none'],
  'declined by the crew': [CLOSED, AGAIN_DECLINED, 'closed', 'done', 'answered', 'answered'],
  withdrawn: [CLOSED, CLOSED, 'again', 'done', 'closed', 'none'],
  'withdrawn for the owner': [CLOSED, CLOSED, 'closed', 'done', 'closed', 'none'],
  lapsed: [all('timeIsUp'), all('timeIsUp'), 'timeIsUp', 'done', 'late', 'none'],
  'late, inquired': [all('timeIsUp'), all('timeIsUp'), 'timeIsUp', 'done', 'late', 'none'],
  'late, countered by the owner': [all('timeIsUp'), all('timeIsUp'), 'timeIsUp', 'done', 'answered', 'late'],
  'taken, inquired': [['datesTaken', 'datesTaken', 'done'], WAIT, 'done', 'done', 'open', 'none'],
  'taken, countered by the owner': [WAIT, ['datesTaken', 'datesTaken', 'done'], 'changed', 'done', 'answered', 'open'],
  'taken, accepted': [AGAIN_ACCEPTED, CLOSED, 'closed', 'done', 'answered', 'none'],
  'not listed any more, inquired': [
    ['listingGone', 'listingGone', 'done'],
    WAIT,
    'listingGone',
    'listingGone',
    'open',
    'none',
  ],
  'not listed any more, countered by the owner': [
    WAIT,
    ['listingGone', 'listingGone', 'done'],
    'changed',
    'listingGone',
    'answered',
    'open',
  ],
  'removed from its list, inquired': [['closed', 'closed', 'done'], WAIT, '404', 'left', 'closed', 'none'],
  'removed from its list, countered by the owner': [
    WAIT,
    ['closed', 'closed', 'done'],
    '404',
    'left',
    'closed',
    'closed',
  ],
  'in a closed project, withdrawn': [CLOSED, all('projectClosed'), 'projectClosed', 'projectClosed', 'closed', 'none'],
  'in a closed project, accepted': [
    AGAIN_ACCEPTED,
    all('projectClosed'),
    'projectClosed',
    'projectClosed',
    'closed',
    'none',
  ],
  'in a cart': [AGAIN_ACCEPTED, CLOSED, 'closed', 'alreadyOpen', 'answered', 'none'],
  booked: [AGAIN_ACCEPTED, CLOSED, 'closed', 'alreadyOpen', 'answered', 'none'],
  completed: [CLOSED, CLOSED, 'closed', 'done', 'answered', 'none'],
}

const states = new Map<string, State>(Object.entries(STATES))

/** All rows of the table with their states, for `test.each`. */
export const NEGOTIATIONS = Object.entries(TABLE).flatMap(([name, row]) => {
  const state = states.get(name)
  return state ? [[name, state, row] as const] : []
})
