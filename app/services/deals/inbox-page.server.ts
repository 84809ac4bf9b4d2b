import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type InboxTab, isAffectedByOthers, threadBadge, threadState } from '~/models/deals/inbox'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBooking } from '~/models/trade/days/day'
import { formatInstantShort, todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/listings'
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

/** Ids of the vehicle or project that the inbox is limited to. */
export type InboxFilter = { vehicle?: string | undefined; project?: string | undefined }

export type Inbox = Awaited<ReturnType<typeof inboxPage>>

/**
 * One keyset page of a tab of the owner's inbox, most urgent or most recent first, of everything or of one of their
 * vehicles or of one project. `next` is the inquiry after which the next page starts.
 */
export async function inboxPage(asker: Account, tab: InboxTab, after: string | null, about: InboxFilter = {}) {
  requireArea(asker, 'ownerDesk')
  const vehicle = about.vehicle ? await ownedVehicle(asker, about.vehicle) : null
  const project = about.project ? await inquiringProject(asker, about.project) : null
  const chosen = and(
    vehicle ? eq(inquiries.vehicleId, vehicle.id) : undefined,
    project ? eq(inquiries.projectId, project.id) : undefined,
  )
  const order = ORDER[tab]
  const direction = order.direction === 'asc' ? asc : desc
  const rows = await selectInbox(asker.id, and(sql`${tabNow()} = ${tab}`, chosen, afterKey(order, after)))
    .orderBy(direction(order.key), direction(order.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    rows: page.map(rowOf),
    counts: await countInbox(and(eq(vehicles.ownerId, asker.id), chosen)),
    next: last?.inquiry.id ?? null,
    vehicle,
    project,
  }
}

/** The name of the vehicle whose inquiries are shown; null if it is another owner's. */
async function ownedVehicle(asker: Account, vehicleId: string) {
  const { id, year, make, model } = vehicles
  const [vehicle] = await db()
    .select({ id, year, make, model })
    .from(vehicles)
    .where(and(eq(id, vehicleId), eq(vehicles.ownerId, asker.id)))
  return vehicle ? { id: vehicle.id, title: vehicleTitle(vehicle) } : null
}

/** The project whose inquiries are shown; null if it has none about a vehicle of this owner. */
async function inquiringProject(asker: Account, projectId: string) {
  const [project] = await db()
    .select({ id: projects.id, productionCompany: inquiries.productionCompany, title: projects.title })
    .from(inquiries)
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .where(and(eq(projects.id, projectId), eq(vehicles.ownerId, asker.id)))
    .orderBy(desc(inquiries.createdAt))
    .limit(1)
  return project ?? null
}

const lastChange = sql`coalesce(${inquiries.closedAt}, ${inquiries.deadlineAt})`

/** The keyset may name another owner's inquiry: it is only used as a position. */
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
    dates: formatBooking({ from: inquiry.bookedFrom, to: inquiry.bookedTo }, todayIn(vehicle.zone, now())),
    /** Time of the last change, in the vehicle's time zone. */
    when: formatInstantShort(inquiry.closedAt ?? offeredAt, vehicle.zone, now()),
  }
}

/** What both the inbox row and the inquiry page show. */
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
    /** Some of its days are booked by others, or the vehicle is no longer listed. */
    isTaken,
    millisecondsLeft: Math.max(0, inquiry.deadlineAt.getTime() - now().getTime()),
  }
}

/** The inquiries about an owner's vehicles, or about all vehicles for null, with all columns the inbox needs. */
export function selectInbox(ownerId: string | null, which?: SQL) {
  return db()
    .select({
      inquiry: inquiries,
      vehicle: vehicles,
      photoId: vehiclePhotos.id,
      projectTitle: projects.title,
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

async function countInbox(which: SQL | undefined): Promise<Record<InboxTab, number>> {
  const tab = tabNow()
  const rows = await db()
    .select({ tab: sql<InboxTab>`${tab}`.as('tab'), count: sql<number>`count(*)::int` })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .leftJoin(orderItems, eq(orderItems.inquiryId, inquiries.id))
    .where(which)
    .groupBy(sql`1`)
  const counts: Record<InboxTab, number> = { 'to-answer': 0, waiting: 0, agreed: 0, closed: 0 }
  for (const row of rows) counts[row.tab] = row.count
  return counts
}

/** The tab of an inquiry in SQL; has to agree with the inbox model. */
function tabNow(): SQL<InboxTab> {
  return sql<InboxTab>`case
    when ${inquiries.status} = 'agreed' and (${orderItems.status} = 'confirmed' or ${orderItems.id} is null and not ${isOver})
      then 'agreed'
    when ${inquiries.status} <> 'open' or ${isOver} or ${inquiries.deadlineAt} <= ${now().toISOString()}::timestamptz
      then 'closed'
    when ${inquiries.lastOfferBy} = 'renter' then 'to-answer'
    else 'waiting' end`
}

/** The vehicle was removed from its list, or the project is closed. */
const isOver = sql`(${listVehicles.removedAt} is not null or ${projects.status} <> 'active')`
