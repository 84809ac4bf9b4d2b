import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { projectCounts } from '~/models/projects/project-actions'
import { can } from '~/models/trade/access/permissions'
import { db, listVehicles, projectMembers } from '~/server/db/client.server'
import { allMembers } from '~/services/crew/members.server'
import type { Membership } from '~/services/crew/membership.server'

/** Everybody who belongs to a project, with what of it its members' dialog says and offers. Two queries. */
export async function membersPage(membership: Membership) {
  const { project, access } = membership
  return {
    projectId: project.id,
    subtitle: `${project.title}, ${projectCounts(await countProject(membership))}`,
    members: await allMembers(membership),
    may: {
      invite: can('invite', access),
      leave: can('leaveProject', access),
      handOver: can('handOver', access),
    },
  }
}

type Counts = { cars: number; removedCars: number; members: number }

/** '{n} cars - {n} members' of a project's header: distinct vehicles on its lists, and on the removed page those off them. */
export async function countProject({ project: { id: projectId } }: Membership): Promise<Counts> {
  const cars = db()
    .select({ many: sql`count(distinct ${listVehicles.vehicleId})` })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)))
  const removed = db()
    .select({ many: sql`count(distinct ${listVehicles.vehicleId})` })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, projectId), isNotNull(listVehicles.removedAt)))
  const [counts] = await db()
    .select({
      members: sql`count(*)`.mapWith(Number),
      cars: sql`(${cars})`.mapWith(Number),
      removedCars: sql`(${removed})`.mapWith(Number),
    })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId))
  return counts ?? { cars: 0, removedCars: 0, members: 0 }
}
