import { and, asc, eq, gte, inArray, isNull, max, min } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import {
  availabilityDays,
  availabilityText,
  type BlockedPeriod,
  type KnownDays,
  securedText,
} from '~/models/lists/availability'
import { externalPicture } from '~/models/lists/external/external-picture'
import { EXTERNALLY_SOURCED } from '~/models/lists/listed-name'
import { SINGLE_LIST_PAGE_SIZE } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { db, inquiries, listVehicles, projects, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import type { Membership } from '~/services/crew/membership.server'
import { takenPeriodsOf } from '~/services/fleet/vehicle-days.server'
import { externalsWithPhotos } from './external-cards/external-cards.server'
import { requireList } from './list.server'

export type ListAvailability = Awaited<ReturnType<typeof listAvailability>>

type Requested = { from: string; to: string; after: string | null }

/**
 * A page of the vehicles of a list with the days on which they are not free; external ones with the days on which they
 * are used. Six queries at most. 404 if the list is not in this project.
 */
export async function listAvailability(membership: Membership, listId: string, { after, ...requested }: Requested) {
  const { fields } = await requireList(membership, listId)
  const today = todayIn(HOME_ZONE, now())
  const { days, isCut } = availabilityDays(requested, await knownDays(membership, listId, today), today)
  const { page, last } = pageOf(await selectVehicles(listId, after), SINGLE_LIST_PAGE_SIZE)
  const periods = await takenPeriodsOf(db(), {
    vehicleIds: page.flatMap(({ vehicle }) => vehicle?.id ?? []),
    days,
    projectId: membership.project.id,
  })
  const externals = await externalsWithPhotos(
    membership.project.id,
    page.filter(({ vehicle }) => vehicle === null).map(({ id }) => id),
  )
  return {
    name: fields.name,
    days,
    isCut,
    today,
    next: last?.id ?? null,
    vehicles: page.flatMap(({ id, vehicle, photoId }): AvailableVehicle[] => {
      if (vehicle === null) {
        const row = externals.find((external) => external.id === id)
        return row ? [externalOf(membership.project.id, row, today)] : []
      }
      const blocked = periods.filter(({ vehicleId }) => vehicleId === vehicle.id)
      return [
        {
          id,
          vehicleId: vehicle.id,
          title: vehicleTitle(vehicle),
          town: vehicleTown(vehicle),
          picture: photoId === null ? null : photoUrls(photoId),
          isGone: isGone(vehicle.listingStatus),
          blocked: blocked.map(({ from, to, by }) => ({ from, to, by })),
          text: availabilityText(days, blocked, today),
        },
      ]
    }),
  }
}

/** A vehicle with the days on which it is not free. */
type AvailableVehicle = {
  id: string
  /** Null for an external vehicle, whose only days are those of its use. */
  vehicleId: string | null
  title: string
  town: string
  picture: ReturnType<typeof photoUrls> | null
  isGone: boolean
  blocked: BlockedPeriod[]
  text: string
}

type External = Awaited<ReturnType<typeof externalsWithPhotos>>[number]

function externalOf(projectId: string, { id, vehicle, photoIds: [cover] }: External, today: Day): AvailableVehicle {
  const used = { from: vehicle.usingFrom, to: vehicle.usingTo }
  return {
    id,
    vehicleId: null,
    title: vehicle.title,
    town: EXTERNALLY_SOURCED,
    picture: cover === undefined ? null : externalPicture(projectId, cover),
    isGone: false,
    blocked: [{ ...used, by: 'ours' }],
    text: securedText(used, today),
  }
}

const IN_ORDER = { table: listVehicles, key: listVehicles.position, id: listVehicles.id, direction: 'asc' } as const

function selectVehicles(listId: string, after: string | null) {
  const ofList = eq(listVehicles.listId, listId)
  return db()
    .select({ id: listVehicles.id, vehicle: vehicles, photoId: vehiclePhotos.id })
    .from(listVehicles)
    .leftJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, vehicles.id), eq(vehiclePhotos.position, 0)))
    .where(and(ofList, isNull(listVehicles.removedAt), afterKey(IN_ORDER, after, ofList)))
    .orderBy(asc(listVehicles.position), asc(listVehicles.id))
    .limit(SINGLE_LIST_PAGE_SIZE + 1)
}

/** The days of the project and of its inquiries about vehicles of this list. */
async function knownDays({ project }: Membership, listId: string, today: Day): Promise<KnownDays> {
  const ofList = db().select({ id: listVehicles.id }).from(listVehicles).where(eq(listVehicles.listId, listId))
  const isAhead = and(
    eq(inquiries.projectId, projects.id),
    inArray(inquiries.listVehicleId, ofList),
    inArray(inquiries.status, ['open', 'agreed']),
    gte(inquiries.bookedTo, today),
  )
  const [row] = await db()
    .select({
      startsOn: projects.startsOn,
      endsOn: projects.endsOn,
      from: min(inquiries.bookedFrom),
      to: max(inquiries.bookedTo),
    })
    .from(projects)
    .leftJoin(inquiries, isAhead)
    .where(eq(projects.id, project.id))
    .groupBy(projects.id)
  const { startsOn = null, endsOn = null, from = null, to = null } = row ?? {}
  return { startsOn, endsOn, inquiries: from !== null && to !== null ? { from, to } : null }
}
