import { and, eq, inArray, max } from 'drizzle-orm'
import { checkUses } from '~/models/deals/booking-rules'
import { checkInquiry } from '~/models/deals/deal-actions'
import { rateAt } from '~/models/deals/selected-inquiries'
import type { SelectedTerms } from '~/models/deals/selected-inquiries-form'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { countDays } from '~/models/trade/days/day'
import { bookableDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { listedRate } from '~/models/trade/money'
import { photoUrls } from '~/models/trade/photos'
import { combineRefusals, refusalText } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, inquiries, lists, listVehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Membership, requirePermission } from '~/services/crew/membership.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import { allTermsRefusals } from '../check-terms.server'
import { stageOf } from '../list-vehicle-view.server'
import { allListVehicles, type ListVehicleRow } from '../select-list-vehicles.server'

export type ReviewedInquiries = Awaited<ReturnType<typeof reviewInquiries>>

/**
 * Selected list vehicles, each with the offer that it would get and why it cannot be sent, if so. Without terms, only
 * the initial data of the form. External vehicles are omitted and counted, and so are those that were removed since or
 * are not in the project. Five queries at most. 403 without the permission, 404 if none is in the project.
 */
export async function reviewInquiries(membership: Membership, ids: readonly string[], terms: SelectedTerms | null) {
  requirePermission('inquire', membership)
  const all = await allListVehicles([...ids])
  const own = all.filter(({ projectId }) => projectId === membership.project.id)
  const inProject = own.length < ids.length ? await countInProject(membership, ids) : own.length
  const rows = own.filter(({ removedAt }) => removedAt === null).sort((one, other) => one.position - other.position)
  const photos = await allVehiclePhotos(rows.map(({ vehicle }) => vehicle.id))
  const attempts = await lastAttempts(rows)
  const refusals = terms ? await refusalsOf(rows, terms) : []
  const vehicles = rows.map(({ id, vehicle }, index) => {
    const [photo] = photos.get(vehicle.id) ?? []
    const { dayPrice: daily } = vehicle
    return {
      id,
      title: vehicleTitle(vehicle),
      town: vehicleTown(vehicle),
      picture: photo ? photoUrls(photo.id) : null,
      daily,
      attempt: (attempts.get(id) ?? 0) + 1,
      offer: terms && { listed: listedRate(daily, countDays(terms)), rate: rateAt(terms.percent, daily, terms) },
      refusal: refusals[index] ?? null,
    }
  })
  const externals = inProject - own.length
  const missing = ids.length - externals - rows.length
  return { vehicles, externals, missing, bookable: bookableDays(todayIn(HOME_ZONE, now())) }
}

async function countInProject({ project }: Membership, ids: readonly string[]): Promise<number> {
  const own = and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, project.id))
  const many = await db().$count(listVehicles, own)
  if (many === 0) throw notFound()
  return many
}

/** Rates above the list price count as confirmed: the page says that they are above it. */
async function refusalsOf(rows: readonly ListVehicleRow[], terms: SelectedTerms): Promise<(string | null)[]> {
  const requested = rows.map(({ vehicle: { id, zone, dayPrice: daily } }) => {
    const rate = rateAt(terms.percent, daily, terms)
    return { vehicle: { id, zone, daily }, terms: { from: terms.from, to: terms.to, rate, confirmed: rate } }
  })
  const ofTerms = await allTermsRefusals(db(), requested)
  return rows.map((row, index) => {
    const { listingStatus, refusedUses } = row.vehicle
    const refusal =
      checkInquiry({ stage: stageOf(row, now()), listingStatus }) ??
      combineRefusals([checkUses(terms.usage, refusedUses), ofTerms[index] ?? null])
    return refusal && refusalText(refusal)
  })
}

async function lastAttempts(rows: readonly ListVehicleRow[]): Promise<Map<string, number | null>> {
  const found = await db()
    .select({ id: inquiries.listVehicleId, attempt: max(inquiries.attempt) })
    .from(inquiries)
    .where(
      inArray(
        inquiries.listVehicleId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(inquiries.listVehicleId)
  return new Map(found.map(({ id, attempt }) => [id, attempt]))
}

/** The initial location in the form: that of the list, or of the project. */
export async function usualTerms({ project }: Membership, ids: readonly string[]) {
  const [list] = await db()
    .select({ location: lists.location })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .where(and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, project.id)))
    .limit(1)
  return { productionCompany: project.productionCompany, location: list?.location || project.location }
}
