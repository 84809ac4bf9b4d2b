import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import type { Invitation } from '~/models/crew/crew-form'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { mayInviteAgain } from '~/models/crew/member-rules'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { attempt, type Tx, transact } from '~/server/db/client.server'
import { accounts, projectMembers, projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { hasFreshLink, writeSetupLink } from '~/services/accounts/setup/setup-link.server'
import { lockCrew, lockMember, type MemberAt, requireMemberPermission } from '../members.server'
import { requireMembership, requirePermission } from '../membership.server'
import { areInvited, checkInvitations, withInvitationLimit } from './check-invitations.server'
import { mailInvitation } from './invitation-emails.server'
import { writeInvitations } from './write-invitations.server'

type Invited = { invitations: readonly Invitation[]; writtenAfter: number }

/**
 * Invites people to a project, all of them or nobody. The same form posted again invites nobody again. Editors of an
 * active project only.
 */
export function inviteMembers(asker: Account, projectId: string, form: Invited): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withInvitationLimit(asker, form.invitations.length, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Outcome> => {
        await lockCrew(tx, projectId)
        const membership = await requireMembership(asker, projectId, tx)
        requirePermission('invite', membership)
        const { access, project } = membership
        if (await areInvited(tx, asker, projectId, form.invitations, form.writtenAfter)) return { ok: true }
        const checked = await checkInvitations(tx, asker, { projectId, access }, form.invitations)
        if (!checked.ok) return checked
        await writeInvitations(tx, asker, project, checked.invitations)
        return { ok: true }
      }),
    ),
  )
}

type Sent = Outcome<{ isNew: boolean }>

/** Mails an invitation again and revokes the previous link; not within a minute of the last email (`isNew`). */
export function resendInvitation(asker: Account, at: MemberAt): Promise<Sent> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withInvitationLimit(asker, 1, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Sent> => {
        const { membership, member } = await lockMember(tx, asker, at)
        if (!member) {
          requirePermission('invite', membership)
          return refused('invitation-is-over', MEMBER_MESSAGES.takenBack)
        }
        if (!member.isInvited) return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
        requireMemberPermission(mayInviteAgain, membership, member)
        if (await hasFreshLink(tx, at.accountId)) return { ok: true, isNew: false }
        const renewed = await renewInvitation(tx, at, asker.origin)
        return renewed.ok ? { ok: true, isNew: true } : renewed
      }),
    ),
  )
}

/**
 * Mails an invitation again, in the name of its sender, and revokes the previous link; refused once the account is set
 * up or the invitation was taken back.
 */
export async function renewInvitation(tx: Tx, { projectId, accountId }: MemberAt, origin: string): Promise<Outcome> {
  const inviters = alias(accounts, 'inviters')
  const [row] = await tx
    .select({ account: accounts, role: projectMembers.role, title: projects.title, inviter: inviters })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .innerJoin(inviters, eq(inviters.id, projectMembers.invitedBy))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
    .for('no key update', { of: accounts })
  if (!row) return refused('invitation-is-over', MEMBER_MESSAGES.takenBack)
  const { account, role, title, inviter } = row
  if (account.status !== 'invited') return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
  const token = await writeSetupLink(tx, 'account-setup', accountId)
  const invitation = { project: { id: projectId, title }, accountId, email: account.email, role, token }
  await mailInvitation(tx, { ...inviter, origin }, invitation)
  return { ok: true }
}
