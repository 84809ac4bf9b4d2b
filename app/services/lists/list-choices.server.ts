import { and, asc, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { can } from '~/models/trade/permissions'
import { db } from '~/server/db/client.server'
import { lists, listVehicles, projectMembers, projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import type { Membership } from '~/services/crew/membership.server'

/** Somewhere a vehicle can be added to; `hasVehicle` where it already is. */
type Choice = { id: string; name: string; hasVehicle: boolean }

/** The active projects to which the renter may add vehicles, by title. */
export async function projectChoices(asker: Account, vehicleId: string): Promise<Choice[]> {
  const rows = await db()
    .select({
      id: projects.id,
      name: projects.title,
      role: projectMembers.role,
      hasVehicle: sql<boolean>`${exists(placesOf(vehicleId, sql`${listVehicles.projectId} = ${projects.id}`))}`,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(and(eq(projectMembers.accountId, asker.id), eq(projects.status, 'active')))
    .orderBy(asc(sql`lower(${projects.title})`), asc(projects.id))
  return rows
    .filter(({ role }) =>
      can('addVehicles', { applicationRole: asker.role, projectRole: role, projectStatus: 'active' }),
    )
    .map(({ id, name, hasVehicle }) => ({ id, name, hasVehicle }))
}

/** The lists of a project, the newest first, as on its page. */
export async function listChoices({ project }: Membership, vehicleId: string): Promise<Choice[]> {
  return db()
    .select({
      id: lists.id,
      name: lists.name,
      hasVehicle: sql<boolean>`${exists(placesOf(vehicleId, sql`${listVehicles.listId} = ${lists.id}`))}`,
    })
    .from(lists)
    .where(eq(lists.projectId, project.id))
    .orderBy(desc(lists.createdAt), desc(lists.id))
}

function placesOf(vehicleId: string, where: ReturnType<typeof sql>) {
  return db()
    .select({ one: sql`1` })
    .from(listVehicles)
    .where(and(eq(listVehicles.vehicleId, vehicleId), isNull(listVehicles.removedAt), where))
}
