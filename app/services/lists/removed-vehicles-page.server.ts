import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { BADGES, statusText } from '~/models/deals/deal-stage'
import type { DealFacts } from '~/models/deals/deal-terms'
import { vehicleTown } from '~/models/fleet/vehicle-title'
import { mayRestore } from '~/models/lists/restoration'
import { can } from '~/models/trade/access/permissions'
import { PHOTOS_PER_CARD } from '~/models/trade/constants'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { formatPrice } from '~/models/trade/money'
import type { VehiclePhoto } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { accounts, db, externalVehicles, lists, listVehicles, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import type { Membership } from '~/services/crew/membership.server'
import { dealFacts } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles, type ListVehicleRow } from '~/services/deals/select-list-vehicles.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import { countComments } from './comments/count-comments.server'
import { externalCards } from './external-cards/external-cards.server'
import { matchesExternalWords, matchesWords } from './list-filter.server'

const PAGE = 24
const LAST_REMOVED_FIRST = {
  table: listVehicles,
  key: listVehicles.removedAt,
  id: listVehicles.id,
  direction: 'desc',
} as const

type Removal = ReturnType<typeof removalOf> & { comments: number }

/** A removed vehicle of the marketplace as this member may see it. */
export type RemovedVehicle = Removal & ReturnType<typeof viewOf> & { photos: VehiclePhoto[]; photoCount: number }

/** The same for an external vehicle. */
export type RemovedExternal = Removal & Awaited<ReturnType<typeof externalCards>>[number]

/**
 * A keyset page of a project's removed vehicles, last removed first; a vehicle appears once for each list it was
 * removed from. Six queries at most.
 */
export async function removedVehiclesPage(
  membership: Membership,
  { words, after }: { words: string[]; after: string | null },
) {
  const { page, last } = pageOf(await selectRemoved(membership, words, after), PAGE)
  const rows = await allListVehicles(page.map(({ id }) => id))
  const photos = await allVehiclePhotos(rows.map(({ vehicle }) => vehicle.id))
  const external = page.filter(({ externalVehicleId }) => externalVehicleId !== null).map(({ id }) => id)
  const cards = new Map((await externalCards(membership, external)).map((card) => [card.id, card]))
  const comments = await countComments(page.map(({ id }) => id))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const shown = page.flatMap((removed): (RemovedVehicle | RemovedExternal)[] => {
    const removal = { ...removalOf(removed, membership), comments: comments.get(removed.id) ?? 0 }
    const [row, card] = [rowOf.get(removed.id), cards.get(removed.id)]
    if (row) {
      const its = photos.get(row.vehicle.id) ?? []
      return [{ ...removal, ...viewOf(row, membership), photos: its.slice(0, PHOTOS_PER_CARD), photoCount: its.length }]
    }
    return card ? [{ ...removal, ...card }] : []
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
      externalVehicleId: listVehicles.externalVehicleId,
      person: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .leftJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .leftJoin(accounts, eq(accounts.id, listVehicles.removedBy))
    .where(
      and(
        inProject,
        isNotNull(listVehicles.removedAt),
        or(matchesWords(words), matchesExternalWords(words)),
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
    /** Who removed it, and when: 'Mel Ortiz, Dec 7, 4:10 PM'. */
    removal: `${name}, ${formatInstant(at, HOME_ZONE, now())}`,
    isProjectOpen: access.projectStatus === 'active',
    mayRestore: mayRestore({ removedBy, removedAt: at }, { id: renterId, access }, now()) === 'yes',
  }
}

function viewOf(row: ListVehicleRow, { access }: Membership) {
  const { id, year, make, model, listingStatus, pickupPreference: pickup } = row.vehicle
  const facts = can('seePrices', access) ? dealFacts(row, now()) : null
  return {
    id: row.id,
    vehicle: { id, year, make, model, town: vehicleTown(row.vehicle), pickup, listingStatus },
    /** The price per day and the status; null for members who see no prices. */
    deal: facts && { price: formatPrice(facts.dailyCents), status: statusWords(facts) },
  }
}

function statusWords({ stage, inquiry, taken, today }: DealFacts): string {
  const { status } = BADGES[stage]
  const booking = status === 'not_available' ? taken : (inquiry?.booking ?? null)
  return statusText(status, { booking, rate: inquiry?.lastOfferCents ?? null }, today)
}
