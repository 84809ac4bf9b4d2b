import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { BADGES, statusText } from '~/models/deals/deal-stage'
import type { DealFacts } from '~/models/deals/deal-terms'
import { vehicleTown } from '~/models/fleet/vehicle-title'
import { mayRestore } from '~/models/lists/restoration'
import { can } from '~/models/trade/access/permissions'
import { PHOTOS_PER_CARD } from '~/models/trade/constants'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { formatPrice } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { accounts, db, lists, listVehicles, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import type { Membership } from '~/services/crew/membership.server'
import { dealFacts } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles, type ListVehicleRow } from '~/services/deals/select-list-vehicles.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import { matchesWords } from './list-filter.server'

const PAGE = 24
const LAST_REMOVED_FIRST = {
  table: listVehicles,
  key: listVehicles.removedAt,
  id: listVehicles.id,
  direction: 'desc',
} as const

/** A vehicle that was taken off a list, as a member of the project may see it. */
export type RemovedVehicle = Awaited<ReturnType<typeof removedVehiclesPage>>['vehicles'][number]

/**
 * A project's removed vehicles, once for each list it was removed from, the last one first; three queries for any
 * number.
 */
export async function removedVehiclesPage(
  membership: Membership,
  { words, after }: { words: string[]; after: string | null },
) {
  const { page, last } = pageOf(await selectRemoved(membership, words, after), PAGE)
  const rows = await allListVehicles(page.map(({ id }) => id))
  const photos = await allVehiclePhotos(rows.map(({ vehicle }) => vehicle.id))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const shown = page.flatMap((removed) => {
    const row = rowOf.get(removed.id)
    if (!row) return []
    const [its, view] = [photos.get(row.vehicle.id) ?? [], viewOf(row, membership)]
    return [{ ...removalOf(removed, membership), ...view, photos: its.slice(0, PHOTOS_PER_CARD) }]
  })
  return { vehicles: shown, next: last?.id ?? null }
}

type Removed = Awaited<ReturnType<typeof selectRemoved>>[number]

function selectRemoved({ project }: Membership, words: string[], after: string | null) {
  const inProject = eq(listVehicles.projectId, project.id)
  return db()
    .select({
      id: listVehicles.id,
      listName: lists.name,
      removedAt: listVehicles.removedAt,
      removedBy: listVehicles.removedBy,
      person: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(accounts, eq(accounts.id, listVehicles.removedBy))
    .where(
      and(
        inProject,
        isNotNull(listVehicles.removedAt),
        matchesWords(words),
        afterKey(LAST_REMOVED_FIRST, after, inProject),
      ),
    )
    .orderBy(desc(listVehicles.removedAt), desc(listVehicles.id))
    .limit(PAGE + 1)
}

function removalOf({ listName, removedAt, removedBy, person }: Removed, { renterId, access }: Membership) {
  const at = removedAt ?? now()
  const name = (person && personName(person)) || 'Someone'
  return {
    listName,
    /** Who took it off, and when: 'Mel Ortiz, Dec 7, 4:10 PM'. */
    removal: `${name}, ${formatInstant(at, HOME_ZONE, now())}`,
    isProjectOpen: access.projectStatus === 'active',
    mayRestore: mayRestore({ removedBy, removedAt: at }, { id: renterId, access }, now()) === 'yes',
  }
}

function viewOf(row: ListVehicleRow, { access }: Membership) {
  const { id, year, make, model, listingStatus } = row.vehicle
  const facts = can('seePrices', access) ? dealFacts(row, now()) : null
  return {
    id: row.id,
    vehicle: { id, year, make, model, town: vehicleTown(row.vehicle), listingStatus },
    /** For a day, and its status; null for members who see no deals. */
    deal: facts && { price: formatPrice(facts.dailyCents), status: statusWords(facts) },
  }
}

function statusWords({ stage, inquiry, taken, today }: DealFacts): string {
  const { status } = BADGES[stage]
  const booking = status === 'not_available' ? taken : (inquiry?.booking ?? null)
  return statusText(status, { booking, rate: inquiry?.lastOfferCents ?? null }, today)
}
