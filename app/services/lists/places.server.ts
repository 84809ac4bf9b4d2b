import { and, countDistinct, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { readNamedPlace } from '~/models/fleet/named-place'
import type { LastList, Place } from '~/models/fleet/place'
import type { ComparisonPage } from '~/models/search/comparison'
import type { SearchPage, VehicleCard } from '~/models/search/search-page'
import type { SimilarPage } from '~/models/search/similar-page'
import type { RequestedComparison } from '~/models/trade/addresses/search-params'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Booking, Day } from '~/models/trade/days/day'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { builtOnce, db, inquiries, lists, listVehicles, projectMembers, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { rolesThatMay } from '~/services/crew/membership.server'
import { compareVehicles } from '~/services/search/compare-vehicles.server'
import { searchPage } from '~/services/search/search-page.server'
import { similarVehicles } from '~/services/search/similar/similar-vehicles.server'

/**
 * The first `pages` pages of a search or of the favorites, with the lists that each vehicle is on, and the list that
 * the asker last added a vehicle to.
 */
export async function searchWithPlaces(asker: Account, query: SearchQuery, today: Day, pages = 1): Promise<SearchPage> {
  const [found, last] = await Promise.all([searchPage(asker, query, today, pages), findLastList(asker)])
  const ids = [...found.cards, ...(found.near?.cards ?? [])].map(({ id }) => id)
  const places = await findListPlaces(asker, ids, last?.id ?? null)
  const placed = (card: VehicleCard) => ({ ...card, place: places.get(card.id) ?? null })
  const near = found.near && { ...found.near, cards: found.near.cards.map(placed) }
  return { ...found, cards: found.cards.map(placed), near, last }
}

/** The vehicles similar to a vehicle, with the same. */
export async function similarWithPlaces(
  asker: Account,
  vehicleId: string,
  booking: Booking | null,
  today: Day,
): Promise<SimilarPage> {
  const [found, last] = await Promise.all([similarVehicles(asker, vehicleId, booking, today), findLastList(asker)])
  const ids = found.cards.map(({ id }) => id)
  const places = await findListPlaces(asker, ids, last?.id ?? null)
  return { ...found, cards: found.cards.map((card) => ({ ...card, place: places.get(card.id) ?? null })), last }
}

/** The compared vehicles, with the same, and with links to inquire about them. */
export async function compareWithPlaces(
  asker: Account,
  requested: RequestedComparison,
  today: Day,
): Promise<ComparisonPage> {
  const [found, last] = await Promise.all([compareVehicles(asker, requested, today), findLastList(asker)])
  const ids = found.vehicles.map(({ id }) => id)
  const places = await findListPlaces(asker, ids, last?.id ?? null)
  const inquiries = await findOpenInquiries(asker, ids)
  return {
    ...found,
    vehicles: found.vehicles.map((vehicle) => ({
      ...vehicle,
      place: places.get(vehicle.id) ?? null,
      inquireTo: vehicle.isGone ? null : (inquiries.get(vehicle.id) ?? null),
    })),
    last,
  }
}

/**
 * By vehicle id, the address to inquire on the list that the vehicle was last added to, unless it was inquired about
 * there.
 */
async function findOpenInquiries(asker: Account, vehicleIds: string[]): Promise<Map<string, string>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await db()
    .selectDistinctOn([listVehicles.vehicleId], {
      vehicleId: listVehicles.vehicleId,
      id: listVehicles.id,
      projectId: listVehicles.projectId,
    })
    .from(listVehicles)
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.id))
    .leftJoin(inquiries, eq(inquiries.listVehicleId, listVehicles.id))
    .where(
      and(
        inArray(listVehicles.vehicleId, vehicleIds),
        isNull(listVehicles.removedAt),
        isNull(inquiries.id),
        eq(projectMembers.accountId, asker.id),
        inArray(projectMembers.role, rolesThatMay('inquire', asker)),
      ),
    )
    .orderBy(listVehicles.vehicleId, desc(listVehicles.addedAt), desc(listVehicles.id))
  return new Map(rows.map(({ vehicleId, id, projectId }) => [vehicleId ?? '', dealPaths.inquiry(projectId, id)]))
}

/**
 * By vehicle id, where these vehicles are in the asker's active projects; vehicles on no list are omitted. `isInLast`
 * is set if the list last added to contains the vehicle. One query for any number.
 */
export async function findListPlaces(
  asker: Account,
  vehicleIds: readonly string[],
  lastListId: string | null,
): Promise<Map<string, Place>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await placesOf().execute({ vehicleIds, lastListId, accountId: asker.id })
  return new Map(
    rows.map(({ vehicleId, id, projectId, project, projects, isInLast }) => [
      vehicleId,
      { project, to: listPaths.listVehicle(projectId, id), more: projects - 1, isInLast },
    ]),
  )
}

const placesOf = builtOnce((on) =>
  on
    .select({
      vehicleId: sql<string>`${listVehicles.vehicleId}`,
      id: ofTheNewest(listVehicles.id),
      projectId: ofTheNewest(projects.id),
      project: ofTheNewest(projects.title),
      projects: countDistinct(projects.id),
      isInLast: sql<boolean>`coalesce(bool_or(${listVehicles.listId} = ${sql.placeholder('lastListId')}), false)`,
    })
    .from(listVehicles)
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, isMember)
    .where(
      and(
        sql`${listVehicles.vehicleId} = any(${sql.placeholder('vehicleIds')}::uuid[])`,
        isNull(listVehicles.removedAt),
      ),
    )
    .groupBy(listVehicles.vehicleId)
    .prepare('places'),
)

const isMember = and(
  eq(projectMembers.projectId, projects.id),
  eq(projectMembers.accountId, sql.placeholder('accountId')),
)

/** A column of the most recently added of a vehicle's list vehicles. */
function ofTheNewest(column: AnyPgColumn) {
  return sql<string>`(array_agg(${column} order by ${listVehicles.addedAt} desc, ${listVehicles.id} desc))[1]`
}

/** The list that the asker last added a vehicle to, among those they may still add to; null if there is none. */
export async function findLastList(asker: Account): Promise<LastList | null> {
  const roles = rolesThatMay('addVehicles', asker)
  const [found] = await lastListOf().execute({ accountId: asker.id, roles })
  if (!found) return null
  const { location, projectLocation, ...last } = found
  return { ...last, location: [location, projectLocation].find(readNamedPlace) ?? '' }
}

const lastListOf = builtOnce((on) =>
  on
    .select({
      id: lists.id,
      name: lists.name,
      projectId: projects.id,
      project: projects.title,
      location: lists.location,
      projectLocation: projects.location,
    })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, isMember)
    .where(
      and(
        eq(listVehicles.addedBy, sql.placeholder('accountId')),
        isNull(lists.archivedAt),
        sql`${projectMembers.role} = any(${sql.placeholder('roles')}::text[])`,
      ),
    )
    .orderBy(desc(listVehicles.addedAt), desc(listVehicles.id))
    .limit(1)
    .prepare('last list'),
)
