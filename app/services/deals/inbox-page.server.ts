import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type InboxTab, isAffectedByOthers, threadBadge, threadState } from '~/models/deals/inbox'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatInstantShort } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import {
  db,
  inquiries,
  listVehicles,
  offers,
  orderItems,
  projects,
  vehicleBlocks,
  vehiclePhotos,
  vehicles,
} from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { negotiationOf } from './inquiry-state.server'

const PAGE = 20

export type Inbox = Awaited<ReturnType<typeof inboxPage>>

/**
 * One page of a tab of the owner's inbox, what is most urgent or most recent first, and the inquiry after which the
 * next page begins.
 */
export async function inboxPage(asker: Account, tab: InboxTab, after: string | null) {
  requireArea(asker, 'ownerDesk')
  const order = ORDER[tab]
  const direction = order.direction === 'asc' ? asc : desc
  const rows = await selectInbox(asker.id, and(sql`${tabNow()} = ${tab}`, afterKey(order, after)))
    .orderBy(direction(order.key), direction(order.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return { rows: page.map(rowOf), counts: await countInbox(asker.id), next: last?.inquiry.id ?? null }
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

type SelectedRow = Awaited<ReturnType<typeof selectInbox>>[number]

function rowOf(row: SelectedRow) {
  const { inquiry, vehicle, offeredAt } = row
  return {
    ...threadHead(row),
    isFirstOffer: inquiry.round === 1,
    /** When something last happened, in the vehicle's zone. */
    when: formatInstantShort(inquiry.closedAt ?? offeredAt, vehicle.zone, now()),
  }
}

/** What both a row of the inbox and the page of its inquiry show. */
export function threadHead({ inquiry, vehicle, photoId, itemStatus, ...row }: SelectedRow) {
  const state = threadState(negotiationOf(inquiry), { isOver: row.isOver, orderItem: itemStatus }, now())
  const isTaken = (row.isTaken || isGone(vehicle.listingStatus)) && isAffectedByOthers(state)
  return {
    id: inquiry.id,
    title: vehicleTitle(vehicle),
    picture: photoId === null ? null : photoUrls(photoId),
    productionCompany: inquiry.productionCompany,
    /** A total in cents before tax; the inquiry itself is the first offer. */
    lastOffer: inquiry.lastOfferCents,
    state,
    badge: threadBadge(state, isTaken),
    /** Others have some of the days that it is about, or the vehicle is no longer listed. */
    isTaken,
    millisecondsLeft: Math.max(0, inquiry.deadlineAt.getTime() - now().getTime()),
  }
}

/** Every inquiry about an owner's vehicles, or with null about anybody's, with what its tab and its row depend on. */
export function selectInbox(ownerId: string | null, which?: SQL) {
  return db()
    .select({
      inquiry: inquiries,
      vehicle: vehicles,
      photoId: vehiclePhotos.id,
      offeredAt: offers.createdAt,
      isOver: isOver.mapWith(Boolean),
      isTaken: sql<boolean>`exists (${takenByOthers()})`,
      itemStatus: orderItems.status,
    })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .innerJoin(offers, and(eq(offers.inquiryId, inquiries.id), eq(offers.round, inquiries.round)))
    .leftJoin(orderItems, eq(orderItems.inquiryId, inquiries.id))
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, vehicles.id), eq(vehiclePhotos.position, 0)))
    .where(and(ownerId === null ? undefined : eq(vehicles.ownerId, ownerId), which))
    .$dynamic()
}

function takenByOthers(): SQL {
  return sql`select from ${vehicleBlocks} where ${and(
    vehicleBlocks.active.getSQL(),
    eq(vehicleBlocks.vehicleId, inquiries.vehicleId),
    sql`${vehicleBlocks.period} && daterange(${inquiries.bookedFrom}, ${inquiries.bookedTo}, '[]')`,
    sql`(${vehicleBlocks.orderItemId} = ${orderItems.id}) is not true`,
  )}`
}

/** How many inquiries are in each tab. */
async function countInbox(ownerId: string): Promise<Record<InboxTab, number>> {
  const tab = tabNow()
  const rows = await db()
    .select({ tab: sql<InboxTab>`${tab}`.as('tab'), count: sql<number>`count(*)::int` })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .leftJoin(orderItems, eq(orderItems.inquiryId, inquiries.id))
    .where(eq(vehicles.ownerId, ownerId))
    .groupBy(sql`1`)
  const counts: Record<InboxTab, number> = { 'to-answer': 0, waiting: 0, agreed: 0, closed: 0 }
  for (const row of rows) counts[row.tab] = row.count
  return counts
}

/** The tab of an inquiry, as the inbox model has it. */
function tabNow(): SQL<InboxTab> {
  return sql<InboxTab>`case
    when ${inquiries.status} = 'agreed' and (${orderItems.status} = 'confirmed' or ${orderItems.id} is null and not ${isOver})
      then 'agreed'
    when ${inquiries.status} <> 'open' or ${isOver} or ${inquiries.deadlineAt} <= ${now().toISOString()}::timestamptz
      then 'closed'
    when ${inquiries.lastOfferBy} = 'renter' then 'to-answer'
    else 'waiting' end`
}

/** The vehicle was taken off its list, or the project is closed. */
const isOver = sql`(${listVehicles.removedAt} is not null or ${projects.status} <> 'active')`
