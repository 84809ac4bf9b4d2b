import { and, asc, desc, sql } from 'drizzle-orm'
import {
  type Badge,
  type InboxTab,
  isAffectedByOthers,
  type ThreadState,
  threadBadge,
  threadState,
} from '~/models/deals/inbox'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatInstantShort } from '~/models/trade/days/instant-words'
import type { Cents } from '~/models/trade/money'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { inquiries } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'
import { negotiationOf } from '../inquiry-state.server'
import { countInbox, selectInbox, tabNow, threadContextOf } from './inbox-rows.server'

const PAGE = 20

type InboxRow = {
  id: string
  title: string
  picture: ReturnType<typeof photoUrls> | null
  productionCompany: string
  /** The last offer, a total in cents before tax; the inquiry itself is the first one. */
  lastOffer: Cents
  isFirstOffer: boolean
  /** When something last happened, in the vehicle's zone. */
  when: string
  state: ThreadState
  badge: Badge
  /** Others have some of the days that it is about. */
  isTaken: boolean
  millisecondsLeft: number
}

export type Inbox = { rows: InboxRow[]; counts: Record<InboxTab, number>; next: string | null }

/**
 * One page of a tab of the owner's inbox, what is most urgent or most recent first, and the inquiry after which the
 * next page begins.
 */
export async function inboxPage(asker: Account, tab: InboxTab, after: string | null): Promise<Inbox> {
  requireArea(asker, 'ownerDesk')
  const order = ORDER[tab]
  const direction = order.direction === 'asc' ? asc : desc
  const rows = await selectInbox(asker.id, and(sql`${tabNow()} = ${tab}`, afterKey(order, after)))
    .orderBy(direction(order.key), direction(order.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    rows: page.map(rowOf),
    counts: await countInbox(asker.id),
    next: last?.inquiry.id ?? null,
  }
}

const lastChange = sql`coalesce(${inquiries.closedAt}, ${inquiries.deadlineAt})`

/** Whose inquiry a page begins after does not matter: it only sets a place. */
const byDeadline = { table: inquiries, key: inquiries.deadlineAt, id: inquiries.id, direction: 'asc' } as const
const byLastChange = { table: inquiries, key: lastChange, id: inquiries.id, direction: 'desc' } as const

const ORDER = {
  'to-answer': byDeadline,
  waiting: byDeadline,
  agreed: byLastChange,
  closed: byLastChange,
} as const satisfies Record<InboxTab, unknown>

function rowOf(row: Awaited<ReturnType<typeof selectInbox>>[number]): InboxRow {
  const { inquiry, vehicle, photoId, offeredAt } = row
  const state = threadState(negotiationOf(inquiry), threadContextOf(row), now())
  const isTaken = row.isTaken && isAffectedByOthers(state)
  return {
    id: inquiry.id,
    title: vehicleTitle(vehicle),
    picture: photoId === null ? null : photoUrls(photoId),
    productionCompany: inquiry.productionCompany,
    lastOffer: inquiry.lastOfferCents,
    isFirstOffer: inquiry.round === 1,
    when: formatInstantShort(inquiry.closedAt ?? offeredAt, vehicle.zone, now()),
    state,
    badge: threadBadge(state, isTaken),
    isTaken,
    millisecondsLeft: Math.max(0, inquiry.deadlineAt.getTime() - now().getTime()),
  }
}
