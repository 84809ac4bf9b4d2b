import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { type AccessContext, can, isClosedTo, type ProjectAct } from '~/models/trade/access/permissions'
import { refused } from '~/models/trade/answers/outcome'
import { PROJECT_ROLES, type ProjectStatus } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { accounts, db, projectMembers, projects, type Tx } from '~/server/db/client.server'
import { forbidden, notFound, refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'

/** A renter's place in one project, with the project's own facts. */
export type Membership = {
  renterId: string
  /** Whether they have seen a page of the project before. */
  hasOpened: boolean
  project: {
    id: string
    title: string
    productionCompany: string
    description: string
    location: string
    status: ProjectStatus
  }
  access: AccessContext
}

/** Whose membership is looked for: an account, or one that is logging in. */
export type Member = Pick<Account, 'id' | 'role'>

/**
 * 404 for everybody who is not a member: to them the project does not exist. In a transaction both rows are
 * locked against closing the project and removing the member. The member's
 * role and the project's words stay too only after lockCrew.
 */
export async function requireMembership(asker: Account, projectId: string, tx?: Tx): Promise<Membership> {
  const membership = await findMembership(asker, projectId, tx)
  if (!membership) throw notFound()
  if (!tx && !membership.hasOpened) await recordOpening(membership)
  return membership
}

/** By opening a page of the project, somebody who had an account accepts. */
async function recordOpening({ renterId, project }: Membership): Promise<void> {
  await db()
    .update(projectMembers)
    .set({ openedAt: now() })
    .where(
      and(
        eq(projectMembers.projectId, project.id),
        eq(projectMembers.accountId, renterId),
        isNull(projectMembers.openedAt),
      ),
    )
}

/** Null for everybody who is not a member. */
export async function findMembership(member: Member, projectId: string, tx?: Tx): Promise<Membership | null> {
  const found = (tx ?? db())
    .select({ project: projects, role: projectMembers.role, openedAt: projectMembers.openedAt })
    .from(projects)
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, member.id)))
    .where(eq(projects.id, projectId))
  const [row] = await (tx ? found.for('key share') : found)
  if (!row) return null
  const { id, title, productionCompany, description, location, status } = row.project
  return {
    renterId: member.id,
    hasOpened: row.openedAt !== null,
    project: { id, title, productionCompany, description, location, status },
    access: { applicationRole: member.role, projectRole: row.role, projectStatus: status },
  }
}

/**
 * Share-locks a project until the transaction ends, for services that reach it through an inquiry or item: call it
 * before locking those, in the lock order of closing a project.
 */
export async function lockProjectShared(tx: Tx, chosen: SQLWrapper): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(inArray(projects.id, chosen)).for('key share')
}

/** The places in an active project from which somebody of this application role may do this. */
export function rolesThatMay(act: ProjectAct, { role }: Account) {
  return PROJECT_ROLES.filter((projectRole) =>
    can(act, { applicationRole: role, projectRole, projectStatus: 'active' }),
  )
}

/** 403 for a member who may not do this here, 409 with a sentence where they could until the project was closed. */
export function requirePermission(act: ProjectAct, { access }: Membership) {
  if (can(act, access)) return
  throw isClosedTo(act, access) ? refusalResponse(CLOSED) : forbidden()
}

const CLOSED = refused('project-closed', PROJECT_MESSAGES.isClosed, undefined, PROJECT_MESSAGES.isClosedHint)

/** Makes the asker the Owner of a project that has nobody yet. */
export async function createProjectOwner(tx: Tx, asker: Account, projectId: string): Promise<void> {
  await tx.insert(projectMembers).values({ projectId, accountId: asker.id, role: 'Owner', createdAt: now() })
}

/** Whether somebody who was shown a project before is still a member of it. */
export async function isStillMember({ id }: Account, projectId: string): Promise<boolean> {
  const membership = and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, id))
  return (await db().$count(projectMembers, membership)) > 0
}

/** The active members of these projects who may do this in them, one row for each project. */
export async function membersWho(tx: Tx, act: ProjectAct, projectIds: readonly string[]) {
  const rows = await tx
    .select({
      projectId: projectMembers.projectId,
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      applicationRole: accounts.role,
      projectRole: projectMembers.role,
      projectStatus: projects.status,
    })
    .from(projectMembers)
    .innerJoin(accounts, and(eq(accounts.id, projectMembers.accountId), eq(accounts.status, 'active')))
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(inArray(projectMembers.projectId, [...projectIds]))
    .orderBy(asc(projectMembers.projectId), asc(accounts.id))
  return rows.filter((member) => can(act, member))
}
