import { and, asc, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { LastList } from '~/models/fleet/place'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { pluralize } from '~/models/trade/format/text'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/listings'
import { db, lists, listVehicles, projectMembers, projects, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type Membership, rolesThatMay } from '~/services/crew/membership.server'
import { findLastList } from './places.server'

/** A project or list that a vehicle can be added to; `hasVehicle` if it is already there. */
export type Choice = {
  id: string
  name: string
  /** Its location, and how many vehicles it has. */
  hint: string
  hasVehicle: boolean
}

/** The list that the asker last added a vehicle to, with its project. */
export type LastChoice = LastList & Pick<Choice, 'hasVehicle'>

/** A keyset page of choices; `next` is the id after which the next page starts, null on the last page. */
type Choices = { choices: Choice[]; next: string | null }

const PAGE = 24

/** The list that the asker last added a vehicle to, even if it contains this vehicle; null if there is none. */
export async function lastChoice(asker: Account, vehicleId: string): Promise<LastChoice | null> {
  const last = await findLastList(asker)
  if (!last) return null
  const [here] = await placesOf(vehicleId, sql`${listVehicles.listId} = ${last.id}`)
  return { ...last, hasVehicle: here !== undefined }
}

/** The active projects that the asker may add vehicles to, by title, after the project `after`. */
export async function projectChoices(asker: Account, vehicleId: string, after: string | null): Promise<Choices> {
  const rows = await db()
    .select({
      id: projects.id,
      name: projects.title,
      location: projects.location,
      many: vehiclesIn(sql`${listVehicles.projectId} = ${projects.id}`),
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

/** The lists of a project in the order of its page, after the list `after`. */
export async function listChoices({ project }: Membership, vehicleId: string, after: string | null): Promise<Choices> {
  const within = eq(lists.projectId, project.id)
  const rows = await db()
    .select({
      id: lists.id,
      name: lists.name,
      location: lists.location,
      many: vehiclesIn(sql`${listVehicles.listId} = ${lists.id}`),
      hasVehicle: sql<boolean>`${exists(placesOf(vehicleId, sql`${listVehicles.listId} = ${lists.id}`))}`,
    })
    .from(lists)
    .where(and(within, isNull(lists.archivedAt), afterKey(IN_ORDER, after, within)))
    .orderBy(desc(lists.position))
    .limit(PAGE + 1)
  return choicesOf(rows)
}

const BY_TITLE = { table: projects, key: sql`lower(${projects.title})`, id: projects.id, direction: 'asc' } as const
const IN_ORDER = { table: lists, key: lists.position, id: lists.id, direction: 'desc' } as const

type Row = Omit<Choice, 'hint'> & { location: string; many: number }

function choicesOf(rows: Row[]): Choices {
  const { page, last } = pageOf(rows, PAGE)
  const choices = page.map(({ location, many, ...choice }) => ({
    ...choice,
    hint: [location, pluralize(many, 'vehicle')].filter(Boolean).join(' · '),
  }))
  return { choices, next: last?.id ?? null }
}

const vehiclesIn = (where: ReturnType<typeof sql>) =>
  sql`(select count(distinct coalesce(vehicle_id, external_vehicle_id)) from ${listVehicles} where ${listVehicles.removedAt} is null and ${where})`.mapWith(
    Number,
  )

function placesOf(vehicleId: string, where: ReturnType<typeof sql>) {
  return db()
    .select({ one: sql`1` })
    .from(listVehicles)
    .where(and(eq(listVehicles.vehicleId, vehicleId), isNull(listVehicles.removedAt), where))
}

/** The vehicle that the list picker is about. 404 if it does not exist or is a draft. */
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
