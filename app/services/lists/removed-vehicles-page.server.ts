import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { statusText } from '~/models/deals/booking-status'
import { BADGES } from '~/models/deals/deal-stage'
import type { DealView, ListVehicle } from '~/models/deals/list-vehicle'
import { db } from '~/server/db/client.server'
import { comesAfter, pageOf } from '~/server/db/keyset.server'
import { lists, listVehicles, vehicles } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'
import { listVehiclesOf } from './lists-page.server'
import { hasWords } from './vehicle-words.server'

const PAGE = 24
const LAST_REMOVED_FIRST = {
  table: listVehicles,
  key: listVehicles.removedAt,
  id: listVehicles.id,
  direction: 'desc',
} as const

/** `status`: how it stands with its owner; null for members who see no deals. */
export type RemovedVehicle = ListVehicle & { listName: string; status: string | null }

/** A project's removed vehicles, once for each list it was removed from, the last one first. */
export async function removedVehiclesPage(
  membership: Membership,
  { words, after }: { words: string[]; after: string | null },
): Promise<{ vehicles: RemovedVehicle[]; next: string | null }> {
  const inProject = eq(listVehicles.projectId, membership.project.id)
  const rows = await db()
    .select({ id: listVehicles.id, listName: lists.name })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(
      and(
        inProject,
        isNotNull(listVehicles.removedAt),
        hasWords(words),
        comesAfter(LAST_REMOVED_FIRST, after, inProject),
      ),
    )
    .orderBy(desc(listVehicles.removedAt), desc(listVehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  const removed = await listVehiclesOf(
    page.map(({ id }) => id),
    membership,
  )
  const nameOf = new Map(page.map(({ id, listName }) => [id, listName]))
  return {
    vehicles: removed.map((each) => ({
      ...each,
      listName: nameOf.get(each.id) ?? '',
      status: each.deal && statusWords(each.deal),
    })),
    next: last?.id ?? null,
  }
}

function statusWords({ stage, inquiry, taken, today }: DealView): string {
  const { status } = BADGES[stage]
  const booking = status === 'not_available' ? taken : (inquiry?.booking ?? null)
  return statusText(status, { booking, rate: inquiry?.lastOfferCents ?? null }, today)
}
