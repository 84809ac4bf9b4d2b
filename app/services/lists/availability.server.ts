import { and, asc, eq, gt, gte, inArray, isNull, max, min, or, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import {
  availabilityDays,
  availabilityText,
  type BlockedPeriod,
  type KnownDays,
  securedText,
  shootingDays,
  type WantedDays,
  wantedText,
  wantedWithin,
} from '~/models/lists/availability'
import { externalPicture } from '~/models/lists/external/external-picture'
import { EXTERNALLY_SOURCED } from '~/models/lists/listed-name'
import { can } from '~/models/trade/access/permissions'
import { SINGLE_LIST_PAGE_SIZE } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import type { InquiryStatus, Side } from '~/models/trade/vocabulary/deals'
import { isGone } from '~/models/trade/vocabulary/listings'
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
  const known = await knownDays(membership, listId, today)
  const { days, isCut } = availabilityDays(requested, known, today)
  const shooting = wantedToShoot(shootingDays(known))
  const mayKnow = can('seePrices', membership.access)
  const mayAnswer = can('negotiate', membership.access)
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
    vehicles: page.flatMap(({ id, vehicle, photoId, inquiry }): AvailableVehicle[] => {
      if (vehicle === null) {
        const row = externals.find((external) => external.id === id)
        return row ? [externalOf(membership.project.id, row, today)] : []
      }
      const known = mayKnow ? inquiry : null
      const blocked = [...periods.filter(({ vehicleId }) => vehicleId === vehicle.id), ...declinedBy(known, days)]
      const wanted = wantedWithin(days, (known && wantedBy(known, mayAnswer)) ?? shooting, blocked)
      return [
        {
          id,
          vehicleId: vehicle.id,
          title: vehicleTitle(vehicle),
          town: vehicleTown(vehicle),
          picture: photoId === null ? null : photoUrls(photoId),
          isGone: isGone(vehicle.listingStatus),
          blocked: blocked.map(({ from, to, by }) => ({ from, to, by })),
          wanted: wanted && { ...wanted, ...wantedText(wanted, blocked, today) },
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
  /** The days wanted of it, in words, and whether some of them are taken. */
  wanted: (WantedDays & ReturnType<typeof wantedText>) | null
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
    wanted: null,
    text: securedText(used, today),
  }
}

/** Agreed, or open until its deadline. At most one per list vehicle. */
const isLive = () =>
  or(eq(inquiries.status, 'agreed'), and(eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now())))

type Known = Booking & { status: InquiryStatus; lastOfferBy: Side }

/** Null for a declined inquiry. */
function wantedBy({ from, to, status, lastOfferBy }: Known, mayAnswer: boolean): WantedDays | null {
  if (status === 'declined') return null
  if (status === 'agreed') return { from, to, why: 'agreed' }
  return { from, to, why: mayAnswer && lastOfferBy === 'owner' ? 'answer' : 'inquired' }
}

/** The days for which its owner declined the inquiry because it is booked. */
function declinedBy(inquiry: Known | null, days: Booking): BlockedPeriod[] {
  if (inquiry?.status !== 'declined' || !overlaps(inquiry, days)) return []
  return [{ from: inquiry.from, to: inquiry.to, by: 'declined' }]
}

const wantedToShoot = (days: Booking | null): WantedDays | null => days && { ...days, why: 'shooting' }

/** The owner declined the latest inquiry that was not withdrawn, because the vehicle is booked on its days. */
const isBooked = and(
  eq(inquiries.status, 'declined'),
  eq(inquiries.declineReason, 'booked'),
  sql`not exists (select from inquiries as newer
    where newer.list_vehicle_id = ${inquiries.listVehicleId} and newer.attempt > ${inquiries.attempt}
      and newer.status <> 'withdrawn')`,
)

const IN_ORDER = { table: listVehicles, key: listVehicles.position, id: listVehicles.id, direction: 'asc' } as const

function selectVehicles(listId: string, after: string | null) {
  const ofList = eq(listVehicles.listId, listId)
  return db()
    .select({
      id: listVehicles.id,
      vehicle: vehicles,
      photoId: vehiclePhotos.id,
      inquiry: {
        ...{ from: inquiries.bookedFrom, to: inquiries.bookedTo },
        ...{ status: inquiries.status, lastOfferBy: inquiries.lastOfferBy },
      },
    })
    .from(listVehicles)
    .leftJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, vehicles.id), eq(vehiclePhotos.position, 0)))
    .leftJoin(inquiries, and(eq(inquiries.listVehicleId, listVehicles.id), or(isLive(), isBooked)))
    .where(and(ofList, isNull(listVehicles.removedAt), afterKey(IN_ORDER, after, ofList)))
    .orderBy(asc(listVehicles.position), asc(listVehicles.id))
    .limit(SINGLE_LIST_PAGE_SIZE + 1)
}

/** The days of the project and, for members who see prices, of its inquiries about vehicles of this list. */
async function knownDays({ project, access }: Membership, listId: string, today: Day): Promise<KnownDays> {
  const ofList = db().select({ id: listVehicles.id }).from(listVehicles).where(eq(listVehicles.listId, listId))
  const isAhead = and(
    eq(inquiries.projectId, projects.id),
    inArray(inquiries.listVehicleId, ofList),
    isLive(),
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
  const isShown = from !== null && to !== null && can('seePrices', access)
  return { startsOn, endsOn, inquiries: isShown ? { from, to } : null }
}
