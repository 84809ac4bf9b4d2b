import { and, asc, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { LastList } from '~/models/fleet/place'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { db, lists, listVehicles, projectMembers, projects, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type Membership, rolesThatMay } from '~/services/crew/membership.server'
import { findLastList } from './places.server'

/** Somewhere a vehicle can be added to; `hasVehicle` where it already is. */
export type Choice = { id: string; name: string; hasVehicle: boolean }

/** The list that was added to last, and its project. */
export type LastChoice = Choice & LastList

/** A page of choices; `next` is the one that the next page comes after, null on the last page. */
type Choices = { choices: Choice[]; next: string | null }

const PAGE = 24

/** The list that the renter added to last, be it that the vehicle is there; null where there is none. */
export async function lastChoice(asker: Account, vehicleId: string): Promise<LastChoice | null> {
  const last = await findLastList(asker)
  if (!last) return null
  const [here] = await placesOf(vehicleId, sql`${listVehicles.listId} = ${last.id}`)
  return { ...last, hasVehicle: here !== undefined }
}

/** The active projects to which the renter may add vehicles, by title, from after one of them. */
export async function projectChoices(asker: Account, vehicleId: string, after: string | null): Promise<Choices> {
  const rows = await db()
    .select({
      id: projects.id,
      name: projects.title,
      hasVehicle: sql<boolean>`${exists(placesOf(vehicleId, sql`${listVehicles.projectId} = ${projects.id}`))}`,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(
      and(
        eq(projectMembers.accountId, asker.id),
        inArray(projectMembers.role, rolesThatMay('addVehicles', asker)),
        eq(projects.status, 'active'),
        afterKey(BY_TITLE, after),
      ),
    )
    .orderBy(asc(BY_TITLE.key), asc(projects.id))
    .limit(PAGE + 1)
  return choicesOf(rows)
}

/** The lists of a project, the newest first, as on its page, from after one of them. */
export async function listChoices({ project }: Membership, vehicleId: string, after: string | null): Promise<Choices> {
  const within = eq(lists.projectId, project.id)
  const rows = await db()
    .select({
      id: lists.id,
      name: lists.name,
      hasVehicle: sql<boolean>`${exists(placesOf(vehicleId, sql`${listVehicles.listId} = ${lists.id}`))}`,
    })
    .from(lists)
    .where(and(within, afterKey(NEWEST_FIRST, after, within)))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(PAGE + 1)
  return choicesOf(rows)
}

const BY_TITLE = { table: projects, key: sql`lower(${projects.title})`, id: projects.id, direction: 'asc' } as const
const NEWEST_FIRST = { table: lists, key: lists.createdAt, id: lists.id, direction: 'desc' } as const

function choicesOf(rows: Choice[]): Choices {
  const { page, last } = pageOf(rows, PAGE)
  return { choices: page, next: last?.id ?? null }
}

function placesOf(vehicleId: string, where: ReturnType<typeof sql>) {
  return db()
    .select({ one: sql`1` })
    .from(listVehicles)
    .where(and(eq(listVehicles.vehicleId, vehicleId), isNull(listVehicles.removedAt), where))
}

/** What the picker says about the vehicle it is for; 404 when there is no such vehicle, or only a draft. */
export async function requireVehicleToAdd(asker: Account, vehicleId: string) {
  requireArea(asker, 'addToProject')
  const [row] = await db()
    .select({
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      town: vehicles.town,
      state: vehicles.state,
      listingStatus: vehicles.listingStatus,
      photoId: vehiclePhotos.id,
    })
    .from(vehicles)
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, vehicles.id), eq(vehiclePhotos.position, 0)))
    .where(eq(vehicles.id, vehicleId))
  if (!row || row.listingStatus === 'draft') throw notFound()
  return {
    id: vehicleId,
    title: vehicleTitle(row),
    town: vehicleTown(row),
    isGone: isGone(row.listingStatus),
    picture: row.photoId === null ? null : photoUrls(row.photoId),
  }
}
