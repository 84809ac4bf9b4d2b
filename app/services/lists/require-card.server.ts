import { and, eq, isNull } from 'drizzle-orm'
import type { ListCard } from '~/models/deals/list-card'
import { db } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { cardsOf } from './list-cards.server'

/** The card of one vehicle that is on a list of this project now, else 404. */
export async function requireCard(membership: Membership, listVehicleId: string): Promise<ListCard> {
  const [place] = await db()
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(
      and(
        eq(listVehicles.id, listVehicleId),
        eq(listVehicles.projectId, membership.project.id),
        isNull(listVehicles.removedAt),
      ),
    )
  const [card] = await cardsOf(place ? [place.id] : [], membership)
  if (!card) throw notFound()
  return card
}
