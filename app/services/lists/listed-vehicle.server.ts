import { and, eq } from 'drizzle-orm'
import { checkComment } from '~/models/lists/comments'
import { NO_REACTIONS } from '~/models/lists/reactions'
import { db, lists, listVehicles, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findMembership } from '~/services/crew/membership.server'
import { countComments } from './comments/count-comments.server'
import { allReactions } from './reactions.server'

export type ListedOn = NonNullable<Awaited<ReturnType<typeof findListedOn>>>

/**
 * The list that a vehicle's page was opened from, with the reactions and comments there. Null if the vehicle is not on
 * it, or the asker is not a member of its project.
 */
export async function findListedOn(asker: Account, ref: { vehicleId: string; listVehicleId: string }) {
  const { vehicleId, listVehicleId } = ref
  const [row] = await db()
    .select({
      projectId: lists.projectId,
      listName: lists.name,
      removedAt: listVehicles.removedAt,
      listingStatus: vehicles.listingStatus,
    })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.vehicleId, vehicleId)))
  const membership = row ? await findMembership(asker, row.projectId) : null
  if (!row || !membership || row.removedAt) return null
  const { projectId, listName } = row
  const refusal = checkComment(row, membership.access)?.message ?? null
  const reactions = await allReactions([listVehicleId], asker.id)
  const comments = await countComments([listVehicleId])
  return {
    projectId,
    listVehicleId,
    listName,
    projectTitle: membership.project.title,
    reactions: { ...NO_REACTIONS, ...reactions.get(listVehicleId), refusal },
    comments: comments.get(listVehicleId) ?? 0,
  }
}
