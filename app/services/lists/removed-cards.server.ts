import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ListCard } from '~/models/deals/list-card'
import { db } from '~/server/db/client.server'
import { lists, listVehicles, vehicles } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'
import { cardsOf } from './list-cards.server'
import { hasWords } from './vehicle-words.server'

const PAGE = 24

export type RemovedCard = ListCard & { listName: string }

/** A project's removed vehicles, one card for each list it was removed from, the last one first. */
export async function removedCards(
  membership: Membership,
  { words, after }: { words: string[]; after: string | null },
): Promise<{ cards: RemovedCard[]; next: string | null }> {
  const rows = await db()
    .select({ id: listVehicles.id, listName: lists.name })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(
      and(
        eq(listVehicles.projectId, membership.project.id),
        isNotNull(listVehicles.removedAt),
        hasWords(words),
        after === null ? undefined : comesAfter(after),
      ),
    )
    .orderBy(desc(listVehicles.removedAt), desc(listVehicles.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const cards = await cardsOf(
    page.map(({ id }) => id),
    membership,
  )
  const nameOf = new Map(page.map(({ id, listName }) => [id, listName]))
  return {
    cards: cards.map((card) => ({ ...card, listName: nameOf.get(card.id) ?? '' })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The database compares its own instants: a Date would have lost their microseconds. */
function comesAfter(listVehicleId: string) {
  return sql`(${listVehicles.removedAt}, ${listVehicles.id}) < (select shown.removed_at, shown.id
    from list_vehicles as shown where shown.id = ${listVehicleId} and shown.project_id = ${listVehicles.projectId})`
}
