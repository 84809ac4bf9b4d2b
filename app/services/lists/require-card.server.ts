import { and, eq, isNull } from 'drizzle-orm'
import type { ListCard } from '~/models/list-card'
import { db } from '../db/client.server'
import { listVehicles } from '../db/schema'
import type { Membership } from '../projects/membership.server'
import { notFound } from '../web/errors.server'
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
