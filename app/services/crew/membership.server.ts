import { and, eq } from 'drizzle-orm'
import { can, type ProjectAct, type Standing } from '~/models/trade/permissions'
import { PROJECT_ROLES } from '~/models/trade/vocabulary/project-roles'
import type { ProjectStatus } from '~/models/trade/vocabulary/statuses/project-status'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { projectMembers, projects } from '~/server/db/schema'
import { forbidden, notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'

/** A renter's place in one project, with the project's own facts. */
export type Membership = {
  renterId: string
  project: {
    id: string
    title: string
    productionCompany: string
    description: string
    location: string
    status: ProjectStatus
  }
  standing: Standing
}

/** Whose membership is looked for: an account, or one that is logging in. */
export type Member = Pick<Account, 'id' | 'role'>

/** 404 for everybody who is not a member: to them the project does not exist. */
export async function requireMembership(asker: Account, projectId: string, on?: Db | Tx): Promise<Membership> {
  const membership = await findMembership(asker, projectId, on)
  if (!membership) throw notFound()
  return membership
}

/** Null for everybody who is not a member. */
export async function findMembership(member: Member, projectId: string, on?: Db | Tx): Promise<Membership | null> {
  const [row] = await (on ?? db())
    .select({ project: projects, role: projectMembers.role })
    .from(projects)
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, member.id)))
    .where(eq(projects.id, projectId))
  if (!row) return null
  const { id, title, productionCompany, description, location, status } = row.project
  return {
    renterId: member.id,
    project: { id, title, productionCompany, description, location, status },
    standing: { applicationRole: member.role, projectRole: row.role, projectStatus: status },
  }
}

/** The places in an active project from which somebody of this application role may do this. */
export function rolesThatMay(act: ProjectAct, { role }: Account) {
  return PROJECT_ROLES.filter((projectRole) =>
    can(act, { applicationRole: role, projectRole, projectStatus: 'active' }),
  )
}

/** 403 for a member who may not do this here. */
export function refuseUnless(act: ProjectAct, membership: Membership) {
  if (!can(act, membership.standing)) throw forbidden()
}
