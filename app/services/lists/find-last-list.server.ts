import { and, desc, eq, inArray } from 'drizzle-orm'
import type { LastList } from '~/models/fleet/place'
import { db } from '~/server/db/client.server'
import { lists, listVehicles, projectMembers, projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { rolesThatMay } from '~/services/crew/membership.server'

/** The list that somebody put a vehicle into last, of those that they may still add to; null where there is none. */
export async function findLastList(asker: Account): Promise<LastList | null> {
  const [last] = await db()
    .select({ id: lists.id, name: lists.name, projectId: projects.id, project: projects.title })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    .where(and(eq(listVehicles.addedBy, asker.id), inArray(projectMembers.role, rolesThatMay('addVehicles', asker))))
    .orderBy(desc(listVehicles.addedAt), desc(listVehicles.id))
    .limit(1)
  return last ?? null
}
