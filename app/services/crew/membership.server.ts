import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { type AccessContext, can, isClosedTo, type ProjectPermission } from '~/models/trade/access/permissions'
import { refused } from '~/models/trade/results/outcome'
import { PROJECT_ROLES, type ProjectRole, type ProjectStatus } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { accounts, type Db, db, projectMembers, projects, type Tx } from '~/server/db/client.server'
import { forbidden, notFound, refusalResponse } from '~/server/errors.server'
import type { Account, AnswerLinkHolder } from '~/server/session/asker.server'

/** A renter's membership in a project, with the project's fields. */
export type Membership = {
  renterId: string
  /** Whether they have opened a page of the project before. */
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

/** Whose membership to find: the asker, or an account that is logging in. */
export type Member = Pick<Account, 'id' | 'role'>

/**
 * 404 for everyone who is not a member. In a transaction both rows are share-locked, so the project cannot be closed
 * or the member removed before it ends; to also keep the role and the project's texts from changing, call lockCrew
 * first.
 */
export async function requireMembership(
  asker: Account | AnswerLinkHolder,
  projectId: string,
  tx?: Tx,
): Promise<Membership> {
  const membership = await findMembership(asker, projectId, tx)
  if (!membership) throw notFound()
  if (!tx && !membership.hasOpened) await recordOpening(membership)
  return membership
}

/** Opening a page of the project accepts the invitation of someone who already had an account. */
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

/** Null for everyone who is not a member. */
export async function findMembership(member: Member, projectId: string, tx?: Tx): Promise<Membership | null> {
  const found = (tx ?? db())
    .select({ project: projects, role: projectMembers.role, openedAt: projectMembers.openedAt })
    .from(projects)
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, member.id)))
    .where(eq(projects.id, projectId))
  const [row] = tx ? await found.for('key share') : await found
  return row ? membershipOf(member, row) : null
}

/** All memberships of one account, in closed projects too. */
export async function allMemberships(member: Member): Promise<Membership[]> {
  const rows = await db()
    .select({ project: projects, role: projectMembers.role, openedAt: projectMembers.openedAt })
    .from(projects)
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.id))
    .where(eq(projectMembers.accountId, member.id))
    .orderBy(asc(projects.title), asc(projects.id))
  return rows.map((row) => membershipOf(member, row))
}

type MembershipRow = { project: typeof projects.$inferSelect; role: ProjectRole; openedAt: Date | null }

function membershipOf(member: Member, row: MembershipRow): Membership {
  const { id, title, productionCompany, description, location, status } = row.project
  return {
    renterId: member.id,
    hasOpened: row.openedAt !== null,
    project: { id, title, productionCompany, description, location, status },
    access: { applicationRole: member.role, projectRole: row.role, projectStatus: status },
  }
}

/**
 * Share-locks projects until the transaction ends. Services that get to a project through an inquiry or an order item
 * call it before they lock those, to keep the same lock order as closing a project.
 */
export async function lockProjectShared(tx: Tx, chosen: SQLWrapper): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(inArray(projects.id, chosen)).for('key share')
}

/** The project roles that give this account the permission in an active project. */
export function rolesThatMay(permission: ProjectPermission, { role }: Account) {
  return PROJECT_ROLES.filter((projectRole) =>
    can(permission, { applicationRole: role, projectRole, projectStatus: 'active' }),
  )
}

/** 403 for a member without the permission; 409 with a sentence if only the closed project prevents it. */
export function requirePermission(permission: ProjectPermission, { access }: Membership) {
  if (can(permission, access)) return
  throw isClosedTo(permission, access) ? refusalResponse(CLOSED) : forbidden()
}

const CLOSED = refused('project-closed', PROJECT_MESSAGES.isClosed, undefined, PROJECT_MESSAGES.isClosedHint)

/** Makes the asker the Owner of a new project. */
export async function createProjectOwner(tx: Tx, asker: Account, projectId: string): Promise<void> {
  await tx.insert(projectMembers).values({ projectId, accountId: asker.id, role: 'Owner', createdAt: now() })
}

export async function isStillMember({ id }: Account, projectId: string): Promise<boolean> {
  const membership = and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, id))
  return (await db().$count(projectMembers, membership)) > 0
}

/** The members of these projects who have an active account and the permission, one row per project. */
export async function membersWho(tx: Db | Tx, permission: ProjectPermission, projectIds: readonly string[]) {
  const rows = await tx
    .select({
      projectId: projectMembers.projectId,
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      applicationRole: accounts.role,
      projectRole: projectMembers.role,
      projectStatus: projects.status,
    })
    .from(projectMembers)
    .innerJoin(accounts, and(eq(accounts.id, projectMembers.accountId), eq(accounts.status, 'active')))
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(inArray(projectMembers.projectId, [...projectIds]))
    .orderBy(asc(projectMembers.projectId), asc(accounts.id))
  return rows.filter((member) => can(permission, member))
}
