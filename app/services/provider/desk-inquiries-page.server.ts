import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { remindedToday } from '~/models/deals/deadline'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import type { DeskInquiriesChoice } from '~/models/provider/desk-inquiries'
import { formatBooking } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { accounts, db, inquiries, listVehicles, projects, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { isInOpenProject, isOnList, waitsFor } from '~/services/deals/waiting-inquiries.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { inquiryHasWords } from '~/services/owner/fleet/fleet-search.server'

const PAGE = 30
const BY_DEADLINE = { table: inquiries, key: inquiries.deadlineAt, id: inquiries.id, direction: 'asc' } as const
const crew = alias(accounts, 'crew')

/**
 * A keyset page of the inquiries that match and wait for one side's answer, nearest deadline first. `counts`: how many
 * of them wait for each side.
 */
export async function deskInquiriesPage(asker: Account, { tab, search, after }: DeskInquiriesChoice) {
  requireArea(asker, 'providerDesk')
  const found = and(...inquiryHasWords(search))
  const rows = await select()
    .where(and(found, waitsFor(tab), afterKey(BY_DEADLINE, after)))
    .orderBy(asc(inquiries.deadlineAt), asc(inquiries.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    inquiries: page.map((row) => rowOf(row, tab)),
    counts: await countWaiting(found),
    next: last?.inquiry.id ?? null,
  }
}

export type DeskInquiryRow = ReturnType<typeof rowOf>

function select() {
  return db()
    .select({ inquiry: inquiries, vehicle: vehicles, photoId: firstPhotoId, owner: accounts, askedBy: crew })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .innerJoin(crew, eq(crew.id, inquiries.askedBy))
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
}

type Row = Awaited<ReturnType<typeof select>>[number]

function rowOf({ inquiry, vehicle, photoId, owner, askedBy }: Row, tab: Side) {
  const { id, productionCompany, bookedFrom, bookedTo, lastOfferCents, deadlineAt, ownerRemindedAt } = inquiry
  const contact = tab === 'owner' ? owner : askedBy
  const booking = { from: bookedFrom, to: bookedTo }
  return {
    id,
    productionCompany,
    title: vehicleTitle(vehicle),
    stockNumber: vehicle.stockNumber,
    town: vehicleTown(vehicle),
    picture: photoId ? photoUrls(photoId) : null,
    owner: personName(owner),
    /** Who has to answer. */
    contact: { name: personName(contact), phone: normalizePhone(contact.phone ?? '') },
    days: formatBooking(booking, todayIn(vehicle.zone, now())),
    lastOffer: lastOfferCents,
    millisecondsLeft: deadlineAt.getTime() - now().getTime(),
    reminded: remindedToday(ownerRemindedAt, now()),
  }
}

async function countWaiting(found: SQL | undefined): Promise<Record<Side, number>> {
  const isWaitingFor = (side: Side) => sql<number>`count(*) filter (where ${waitsFor(side)})::int`
  const [counts] = await db()
    .select({ owner: isWaitingFor('owner'), renter: isWaitingFor('renter') })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
    .where(and(found, eq(inquiries.status, 'open')))
  return counts ?? { owner: 0, renter: 0 }
}
