import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { checkComment } from '~/models/lists/comments'
import { NO_REACTIONS } from '~/models/lists/reactions'
import { listPaths } from '~/models/trade/paths/lists'
import { db, inquiries, lists, listVehicles, projectMembers, projects, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findMembership, rolesThatMay } from '~/services/crew/membership.server'
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

/**
 * The address of a vehicle in the active project where it has an open or agreed offer that the asker may see, the newest
 * if there are several; null if there is none.
 */
export async function findOpenOffer(asker: Account, vehicleId: string): Promise<string | null> {
  const [row] = await db()
    .select({ id: listVehicles.id, projectId: projects.id })
    .from(listVehicles)
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.id))
    .innerJoin(
      inquiries,
      and(eq(inquiries.listVehicleId, listVehicles.id), inArray(inquiries.status, ['open', 'agreed'])),
    )
    .where(
      and(
        eq(listVehicles.vehicleId, vehicleId),
        isNull(listVehicles.removedAt),
        eq(projectMembers.accountId, asker.id),
        inArray(projectMembers.role, rolesThatMay('seePrices', asker)),
      ),
    )
    .orderBy(desc(inquiries.createdAt), desc(listVehicles.id))
    .limit(1)
  return row ? listPaths.listVehicle(row.projectId, row.id) : null
}
