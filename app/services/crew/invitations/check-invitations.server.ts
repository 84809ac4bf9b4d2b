import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Invitation } from '~/models/crew/crew-form'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { mayGrantRole } from '~/models/crew/member-rules'
import type { AccessContext } from '~/models/trade/access/permissions'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { EMAIL_TAKEN } from '~/models/trade/results/shared-messages'
import { RENTER_ROLES } from '~/models/trade/vocabulary/accounts'
import { accounts, db, projectMembers, type Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import type { Membership } from '../membership.server'

/** An invitation that passed the checks, with the account of its address. */
export type CheckedInvitation = Invitation & { account: Known | null }
export type Known = Pick<typeof accounts.$inferSelect, 'id' | 'status' | 'role' | 'firstName'>

interface Crew {
  /** Null for a project that is about to be created, whose only member is the asker. */
  projectId: string | null
  access: AccessContext
}

/**
 * Checks every invitation. Returns either the refusals, each for the field of its row, or the checked invitations, with
 * their accounts locked until the transaction ends. Writes nothing, so the form that also creates a project can be
 * refused as a whole.
 */
export async function checkInvitations(
  tx: Tx,
  asker: Account,
  { projectId, access }: Crew,
  invitations: readonly Invitation[],
): Promise<Outcome<{ invitations: CheckedInvitation[] }>> {
  const accountsThere = await knownAccounts(
    tx,
    invitations.map(({ email }) => email),
  )
  const known = new Map(accountsThere.map((account) => [account.email.toLowerCase(), account]))
  const members = projectId ? await membersAmong(tx, projectId, accountsThere) : new Set([asker.id])
  const checked = invitations.map(({ row, email, role }) => {
    const account = known.get(email.toLowerCase()) ?? null
    const refusal = mayGrantRole(role, access)
      ? checkInvited(account, members, emailField(row))
      : refused('role-not-yours', MEMBER_MESSAGES.managersOnly, `invitations[${row}].role`)
    return { refusal, row, email, role, account }
  })
  const refusal = combineRefusals(checked.map((each) => each.refusal))
  return refusal ?? { ok: true, invitations: checked.map(({ refusal: _, ...each }) => each) }
}

/** The name of an email field in the form. */
export const emailField = (row: number) => `invitations[${row}].email`

function checkInvited(account: Known | null, members: ReadonlySet<string>, field: string): Refusal | null {
  if (!account) return null
  if (members.has(account.id)) return refused('email-taken', EMAIL_TAKEN, field)
  return canJoin(account) ? null : refused('cannot-join', MEMBER_MESSAGES.cannotJoin, field)
}

/** Vehicle owners, staff and closed accounts cannot join a crew. */
export function canJoin({ role, status }: Known): boolean {
  return status !== 'closed' && RENTER_ROLES.some((each) => each === role)
}

/**
 * The accounts of these addresses, locked in the order of the addresses so that two crews inviting the same people do
 * not deadlock.
 */
export async function knownAccounts(tx: Tx, emails: string[]): Promise<(Known & { email: string })[]> {
  if (emails.length === 0) return []
  return tx
    .select({
      id: accounts.id,
      email: accounts.email,
      status: accounts.status,
      role: accounts.role,
      firstName: accounts.firstName,
    })
    .from(accounts)
    .where(inArray(accounts.email, emails))
    .orderBy(asc(accounts.email))
    .for('no key update')
}

async function membersAmong(tx: Tx, projectId: string, known: Known[]): Promise<Set<string>> {
  if (known.length === 0) return new Set()
  const ids = known.map(({ id }) => id)
  const rows = await tx
    .select({ id: projectMembers.accountId })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), inArray(projectMembers.accountId, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Whether an address belongs to a member or invited member of the project. */
export async function isInProject({ project }: Membership, email: string): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(projectMembers, eq(projectMembers.accountId, accounts.id))
    .where(and(eq(projectMembers.projectId, project.id), eq(accounts.email, email.trim())))
  return rows.length > 0
}

/** Runs `work` under the rate limit for invitation emails. */
export function withInvitationLimit<T extends object>(
  asker: Account,
  emails: number,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return emails === 0 ? work() : withRateLimit('invitation', asker, asker.id, work, emails)
}

/** Whether the asker has already invited all of these people with these roles since the form was loaded. */
export async function areInvited(
  tx: Tx,
  asker: Account,
  projectId: string,
  invitations: readonly Invitation[],
  writtenAfter = 0,
): Promise<boolean> {
  const rows = await tx
    .select({ email: accounts.email, role: projectMembers.role })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(
      and(
        eq(projectMembers.projectId, projectId),
        eq(projectMembers.invitedBy, asker.id),
        gt(projectMembers.number, writtenAfter),
      ),
    )
  const roles = new Map(rows.map(({ email, role }) => [email.toLowerCase(), role]))
  return invitations.every(({ email, role }) => roles.get(email.toLowerCase()) === role)
}

/** The number of the newest member: the value of `writtenAfter` in the invitations form. */
export async function newestMember({ project }: Membership): Promise<number> {
  const [row] = await db()
    .select({ number: sql`coalesce(max(${projectMembers.number}), 0)`.mapWith(Number) })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, project.id))
  return row?.number ?? 0
}
