import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { accounts, db, inquiries, listVehicles, projects, vehicles } from '~/server/db/client.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

/** Joins of inquiries that can be answered: with their list vehicle and with their project. */
export const isOnList = and(eq(listVehicles.id, inquiries.listVehicleId), isNull(listVehicles.removedAt))
export const isInOpenProject = and(eq(projects.id, inquiries.projectId), eq(projects.status, 'active'))

/** Open, before its deadline, and the last offer was made by the other side. */
export function waitsFor(side: Side): SQL | undefined {
  return and(
    eq(inquiries.status, 'open'),
    gt(inquiries.deadlineAt, now()),
    eq(inquiries.lastOfferBy, side === 'owner' ? 'renter' : 'owner'),
  )
}

/** The inquiries that this owner has to answer, nearest deadline first. One query. */
export async function inquiriesToAnswer(ownerId: string) {
  const rows = await db()
    .select({
      id: inquiries.id,
      productionCompany: inquiries.productionCompany,
      deadlineAt: inquiries.deadlineAt,
      lastOffer: inquiries.lastOfferCents,
      round: inquiries.round,
      booking: { from: inquiries.bookedFrom, to: inquiries.bookedTo },
      photoId: firstPhotoId,
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model, zone: vehicles.zone },
    })
    .from(inquiries)
    .innerJoin(vehicles, and(eq(vehicles.id, inquiries.vehicleId), eq(vehicles.ownerId, ownerId)))
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
    .where(waitsFor('owner'))
    .orderBy(asc(inquiries.deadlineAt), asc(inquiries.id))
  return rows.map(({ vehicle, round, ...inquiry }) => ({
    ...inquiry,
    isFirstOffer: round === 1,
    title: vehicleTitle(vehicle),
    today: todayIn(vehicle.zone, now()),
  }))
}

/** How many inquiries an owner has to answer by then, and the one with the nearest deadline. One query. */
export async function waitingForOwners(until: Date) {
  const [row] = await db()
    .select({
      count: sql<number>`count(*) over ()::int`,
      inquiryId: inquiries.id,
      deadlineAt: inquiries.deadlineAt,
      production: inquiries.productionCompany,
      project: projects.title,
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model },
      owner: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
    .where(and(waitsFor('owner'), lte(inquiries.deadlineAt, until)))
    .orderBy(asc(inquiries.deadlineAt), asc(inquiries.id))
    .limit(1)
  if (!row) return { count: 0, first: null }
  const { count, deadlineAt, vehicle, owner, ...inquiry } = row
  const millisecondsLeft = deadlineAt.getTime() - now().getTime()
  return { count, first: { ...inquiry, title: vehicleTitle(vehicle), owner: personName(owner), millisecondsLeft } }
}
