import { and, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LastList, Place } from '~/models/fleet/place'
import type { SearchPage, VehicleCard } from '~/models/search/search-page'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/day'
import { listPaths } from '~/models/trade/paths/lists'
import { arrayText, builtOnce, lists, listVehicles, projectMembers, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { rolesThatMay } from '~/services/crew/membership.server'
import { searchPage } from '~/services/search/search-page.server'

/** What a search finds, so many pages in one, with where the crew has each vehicle, and the list they added to last. */
export async function searchWithPlaces(asker: Account, query: SearchQuery, today: Day, pages = 1): Promise<SearchPage> {
  const [found, last] = await Promise.all([searchPage(asker, query, today, pages), findLastList(asker)])
  const ids = [...found.cards, ...found.near].map(({ id }) => id)
  const places = await findListPlaces(asker, ids, last?.id ?? null)
  const placed = (card: VehicleCard) => ({ ...card, place: places.get(card.id) ?? null })
  return { ...found, cards: found.cards.map(placed), near: found.near.map(placed), last }
}

/**
 * The place of each of these vehicles in the active projects of the asker, by its id; one without a place is left
 * out. Says whether the list that was added to last is among the places. One statement, however many there are.
 */
export async function findListPlaces(
  asker: Account,
  vehicleIds: readonly string[],
  lastListId: string | null,
): Promise<Map<string, Place>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await placesOf().execute({ vehicleIds: arrayText(vehicleIds), lastListId, accountId: asker.id })
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
      vehicleId: listVehicles.vehicleId,
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
        sql`${listVehicles.vehicleId} = any(${sql.placeholder('vehicleIds')}::text::uuid[])`,
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

/** A column of the place that a vehicle was put into last. */
function ofTheNewest(column: AnyPgColumn) {
  return sql<string>`(array_agg(${column} order by ${listVehicles.addedAt} desc, ${listVehicles.id} desc))[1]`
}

/** The list that somebody put a vehicle into last, of those that they may still add to; null where there is none. */
export async function findLastList(asker: Account): Promise<LastList | null> {
  const roles = arrayText(rolesThatMay('addVehicles', asker))
  const [last] = await lastListOf().execute({ accountId: asker.id, roles })
  return last ?? null
}

const lastListOf = builtOnce((on) =>
  on
    .select({ id: lists.id, name: lists.name, projectId: projects.id, project: projects.title })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, isMember)
    .where(
      and(
        eq(listVehicles.addedBy, sql.placeholder('accountId')),
        sql`${projectMembers.role} = any(${sql.placeholder('roles')}::text::text[])`,
      ),
    )
    .orderBy(desc(listVehicles.addedAt), desc(listVehicles.id))
    .limit(1)
    .prepare('last list'),
)
