import { and, asc, eq, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { accounts, db, inquiries, listVehicles, projects, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { isInOpenProject, isOnList, waitsFor } from '~/services/deals/waiting-inquiries.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

const PAGE = 30
const BY_DEADLINE = { table: inquiries, key: inquiries.deadlineAt, id: inquiries.id, direction: 'asc' } as const

/**
 * A keyset page of the inquiries waiting for one side's answer, nearest deadline first; `after` is the last one on the
 * previous page. `counts`: how many wait for each side.
 */
export async function deskInquiriesPage(asker: Account, side: Side, after: string | null) {
  requireArea(asker, 'providerDesk')
  const rows = await db()
    .select({
      id: inquiries.id,
      productionCompany: inquiries.productionCompany,
      from: inquiries.bookedFrom,
      to: inquiries.bookedTo,
      lastOffer: inquiries.lastOfferCents,
      deadlineAt: inquiries.deadlineAt,
      vehicle: {
        year: vehicles.year,
        make: vehicles.make,
        model: vehicles.model,
        stockNumber: vehicles.stockNumber,
        town: vehicles.town,
        state: vehicles.state,
      },
      photoId: firstPhotoId,
      owner: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
    .where(and(waitsFor(side), afterKey(BY_DEADLINE, after)))
    .orderBy(asc(inquiries.deadlineAt), asc(inquiries.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    inquiries: page.map(({ vehicle, photoId, owner, deadlineAt, from, to, ...row }) => ({
      ...row,
      title: vehicleTitle(vehicle),
      stockNumber: vehicle.stockNumber,
      town: vehicleTown(vehicle),
      picture: photoId ? photoUrls(photoId) : null,
      owner: personName(owner),
      days: formatBookingOfYear({ from, to }),
      millisecondsLeft: deadlineAt.getTime() - now().getTime(),
    })),
    counts: await countWaiting(),
    next: last?.id ?? null,
  }
}

async function countWaiting(): Promise<Record<Side, number>> {
  const isWaitingFor = (side: Side) => sql<number>`count(*) filter (where ${waitsFor(side)})::int`
  const [counts] = await db()
    .select({ owner: isWaitingFor('owner'), renter: isWaitingFor('renter') })
    .from(inquiries)
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
    .where(eq(inquiries.status, 'open'))
  return counts ?? { owner: 0, renter: 0 }
}

export type DeskInquiryRow = Awaited<ReturnType<typeof deskInquiriesPage>>['inquiries'][number]
