import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type InboxTab, type ThreadState, threadState } from '~/models/deals/inbox'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatInstantShort } from '~/models/trade/days/instant-words'
import type { Cents } from '~/models/trade/money'
import { photoUrls } from '~/models/trade/photo-urls'
import { now } from '~/server/clock.server'
import { inquiries } from '~/server/db/schema'
import type { Renter } from '~/server/session/renter.server'
import { negotiationOf } from '../stored-inquiry.server'
import { countInbox, selectInbox, surroundingsOf, tabNow } from './inbox-rows.server'

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
  millisecondsLeft: number
}

export type Inbox = { rows: InboxRow[]; counts: Record<InboxTab, number>; next: string | null }

/**
 * One page of a tab of the owner's inbox, what is most urgent or most recent first, and the inquiry after which the
 * next page begins.
 */
export async function listInbox(owner: Renter, tab: InboxTab, after: string | null): Promise<Inbox> {
  const { key, isAscending } = ORDER[tab]
  const begin = after === null ? sql`true` : comesAfter(key, isAscending, after)
  const direction = isAscending ? asc : desc
  const rows = await selectInbox(owner.id, sql`${tabNow()} = ${tab} and ${begin}`)
    .orderBy(direction(key), direction(inquiries.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    rows: page.map(rowOf),
    counts: await countInbox(owner.id),
    next: rows.length > PAGE ? (page.at(-1)?.inquiry.id ?? null) : null,
  }
}

const lastChange = sql`coalesce(${inquiries.closedAt}, ${inquiries.deadlineAt})`

const ORDER: Record<InboxTab, { key: SQL; isAscending: boolean }> = {
  'to-answer': { key: sql`${inquiries.deadlineAt}`, isAscending: true },
  waiting: { key: sql`${inquiries.deadlineAt}`, isAscending: true },
  agreed: { key: lastChange, isAscending: false },
  closed: { key: lastChange, isAscending: false },
}

/** The database compares its own instants. Whose inquiry `after` names does not matter: it only sets a place. */
function comesAfter(key: SQL, isAscending: boolean, after: string): SQL {
  const place = sql`(select ${key}, ${inquiries.id} from ${inquiries} where ${eq(inquiries.id, after)})`
  return isAscending ? sql`(${key}, ${inquiries.id}) > ${place}` : sql`(${key}, ${inquiries.id}) < ${place}`
}

function rowOf(row: Awaited<ReturnType<typeof selectInbox>>[number]): InboxRow {
  const { inquiry, vehicle, photoId, offeredAt } = row
  const negotiation = negotiationOf(inquiry)
  return {
    id: inquiry.id,
    title: vehicleTitle(vehicle),
    picture: photoId === null ? null : photoUrls(photoId),
    productionCompany: inquiry.productionCompany,
    lastOffer: inquiry.lastOfferCents,
    isFirstOffer: inquiry.round === 1,
    when: formatInstantShort(inquiry.closedAt ?? offeredAt, vehicle.zone, now()),
    state: threadState(negotiation, surroundingsOf(row), now()),
    millisecondsLeft: Math.max(0, inquiry.deadlineAt.getTime() - now().getTime()),
  }
}
