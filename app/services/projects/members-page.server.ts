import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { projectCounts } from '~/models/projects/project-actions'
import { can } from '~/models/trade/access/permissions'
import { db, listVehicles, projectMembers } from '~/server/db/client.server'
import { allMembers } from '~/services/crew/members.server'
import type { Membership } from '~/services/crew/membership.server'

/** The data of the members dialog. Two queries. */
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

/** Counts for '{n} cars - {n} members' in the header: distinct vehicles, those removed from lists, and members. */
export async function countProject({ project: { id: projectId } }: Membership): Promise<Counts> {
  const vehicles = sql`count(distinct coalesce(${listVehicles.vehicleId}, ${listVehicles.externalVehicleId}))`
  const cars = db()
    .select({ many: vehicles })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)))
  const removed = db()
    .select({ many: vehicles })
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
