import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import type { Invitation } from '~/models/crew/crew-form'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { mayInviteAgain } from '~/models/crew/member-rules'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, activity, attempt, projectMembers, projects, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { hasFreshLink, writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { lockCrew, lockMember, type MemberRef, requireMemberPermission } from '../members.server'
import { requireMembership, requirePermission } from '../membership.server'
import { recordActivity } from '../record-activity.server'
import { areInvited, checkInvitations, withInvitationLimit } from './check-invitations.server'
import { mailInvitation, notifyNewMember } from './invitation-emails.server'
import { writeInvitations } from './write-invitations.server'

type Invited = { invitations: readonly Invitation[]; writtenAfter: number }

/**
 * Invites people to a project, all or none. Posting the same form again invites nobody twice. Only for members with
 * `invite` in an active project.
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

/** Emails an invitation again and revokes the previous link. `isNew` is false within a minute of the last email. */
export function resendInvitation(asker: Account, ref: MemberRef): Promise<Sent> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withInvitationLimit(asker, 1, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Sent> => {
        const { membership, member } = await lockMember(tx, asker, ref)
        if (!member) {
          requirePermission('invite', membership)
          return refused('invitation-ended', MEMBER_MESSAGES.takenBack)
        }
        if (!member.isInvited) return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
        requireMemberPermission(mayInviteAgain, membership, member)
        if ((await hasFreshLink(tx, ref.accountId)) || (await wasJustInvited(tx, ref, member.email))) {
          return { ok: true, isNew: false }
        }
        const renewed = await renewInvitation(tx, ref, asker.origin)
        if (!renewed.ok) return renewed
        const subject = { email: member.email }
        await recordActivity(tx, asker, { kind: 'invitation-resent', projectId: ref.projectId, subject })
        return { ok: true, isNew: true }
      }),
    ),
  )
}

const MINUTE = 60_000

async function wasJustInvited(tx: Tx, { projectId }: MemberRef, email: string): Promise<boolean> {
  const isInvitation = inArray(activity.kind, ['member-invited', 'invitation-resent'])
  const isTheirs = and(eq(activity.projectId, projectId), eq(sql`${activity.subject} ->> 'email'`, email))
  const isFresh = gt(activity.createdAt, new Date(now().getTime() - MINUTE))
  return (await tx.$count(activity, and(isInvitation, isTheirs, isFresh))) > 0
}

/**
 * Emails an invitation again in the name of the original sender and revokes the previous link. Someone who already
 * has an account gets a link to the project. Refused once the invitation was accepted or withdrawn.
 */
export async function renewInvitation(tx: Tx, { projectId, accountId }: MemberRef, origin: string): Promise<Outcome> {
  const inviters = alias(accounts, 'inviters')
  const [row] = await tx
    .select({ account: accounts, member: projectMembers, title: projects.title, inviter: inviters })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .innerJoin(inviters, eq(inviters.id, projectMembers.invitedBy))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
    .for('no key update', { of: accounts })
  if (!row) return refused('invitation-ended', MEMBER_MESSAGES.takenBack)
  const { account, member, title, inviter } = row
  const { email, firstName } = account
  const sender = { ...inviter, origin }
  const invitation = { project: { id: projectId, title }, accountId, email, role: member.role }
  if (account.status === 'invited') {
    await mailInvitation(tx, sender, { ...invitation, token: await writeSetupLink(tx, 'account-setup', accountId) })
    return { ok: true }
  }
  if (member.openedAt) return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
  await notifyNewMember(tx, sender, { ...invitation, firstName, key: `${member.number}/${now().getTime()}` })
  return { ok: true }
}
