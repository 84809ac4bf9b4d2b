import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { applicationRoleOf } from '~/models/crew/member-rules'
import { refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { projectMembers, type Tx } from '~/server/db/client.server'
import { refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { inviteAccount, promoteToMember } from '~/services/accounts/account.server'
import { lockSignUpOf, writeDecision } from '~/services/accounts/decide-sign-up.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { recordActivity } from '../record-activity.server'
import { type CheckedInvitation, canJoin, emailField, type Known, knownAccounts } from './check-invitations.server'
import { mailInvitation, notifyNewMember } from './invitation-emails.server'

type Project = { id: string; title: string }

/**
 * Stores invitations that were checked in the same transaction and emails each of them. An active account becomes a
 * member immediately; everyone else gets a link to set up an account. Approves an open sign-up request of the same
 * address. The caller has checked the permission.
 */
export async function writeInvitations(
  tx: Tx,
  asker: Account,
  project: Project,
  invitations: readonly CheckedInvitation[],
): Promise<void> {
  const inOrder = [...invitations].sort((one, other) => (one.email.toLowerCase() < other.email.toLowerCase() ? -1 : 1))
  for (const invitation of inOrder) {
    const { email, role } = invitation
    const account = invitation.account ?? (await makeAccount(tx, asker, invitation))
    const accountId = account.id
    if (role !== 'User') await promoteToMember(tx, accountId)
    const openedAt = account.status === 'active' ? null : now()
    const number = await writeMember(tx, { projectId: project.id, accountId, role, invitedBy: asker.id, openedAt })
    const member = { project, accountId, email, role }
    if (account.status === 'active') {
      await notifyNewMember(tx, asker, { ...member, key: String(number), firstName: account.firstName })
    } else {
      const token = await writeSetupLink(tx, 'account-setup', accountId)
      await mailInvitation(tx, asker, { ...member, token })
    }
    const subject = { email, role }
    await recordActivity(tx, asker, { kind: 'member-invited', projectId: project.id, subject })
  }
}

async function makeAccount(tx: Tx, asker: Account, invitation: CheckedInvitation): Promise<Known> {
  const { email, role } = invitation
  const requestId = await lockSignUpOf(tx, email)
  const id = await inviteAccount(tx, { email, role: applicationRoleOf(role), invitedBy: asker.id })
  if (!id) return requireJustMade(tx, invitation)
  if (requestId) await writeDecision(tx, asker, requestId, { status: 'approved', accountId: id })
  return { id, status: 'invited', role: applicationRoleOf(role), firstName: '' }
}

/** The account was created concurrently: by another project, or by staff and cannot join a crew. */
async function requireJustMade(tx: Tx, { email, row }: CheckedInvitation): Promise<Known> {
  const [account] = await knownAccounts(tx, [email])
  if (account && canJoin(account)) return account
  throw refusalResponse(refused('cannot-join', MEMBER_MESSAGES.cannotJoin, emailField(row)))
}

type Member = Pick<typeof projectMembers.$inferInsert, 'projectId' | 'accountId' | 'role' | 'invitedBy' | 'openedAt'>

async function writeMember(tx: Tx, member: Member): Promise<number> {
  const [row] = await tx
    .insert(projectMembers)
    .values({ ...member, createdAt: now() })
    .returning({ number: projectMembers.number })
  if (!row) throw new Error('The member was not written.')
  return row.number
}
