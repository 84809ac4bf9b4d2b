import { and, eq, gt } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import type { Invitation } from '~/models/crew/invitations/invitation-form'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { attempt, transact } from '~/server/verb.server'
import { lockCrew } from '../members/lock-crew.server'
import { refuseUnless, requireMembership } from '../membership.server'
import { judgeInvitations } from './judge-invitations.server'
import { withinInvitationLimit } from './within-invitation-limit.server'
import { writeInvitations } from './write-invitations.server'

type Invited = { invitations: readonly Invitation[]; writtenAfter: number }

/**
 * Invites people to a project, all of them or nobody. The same form posted again invites nobody anew. Editors of an active
 * project only.
 */
export function inviteMembers(asker: Account, projectId: string, form: Invited): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withinInvitationLimit(asker, form.invitations.length, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Outcome> => {
        await lockCrew(tx, projectId)
        const { standing, project } = await requireEditor(tx, asker, projectId)
        if (await areInvited(tx, asker, projectId, form)) return { ok: true }
        const judgement = await judgeInvitations(tx, asker, { projectId, standing }, form.invitations)
        if (!judgement.ok) return judgement
        await writeInvitations(tx, asker, project, judgement.judged)
        return { ok: true }
      }),
    ),
  )
}

async function requireEditor(tx: Tx, asker: Account, projectId: string) {
  const membership = await requireMembership(asker, projectId, tx)
  refuseUnless('invite', membership)
  return membership
}

/** Whether this very form has invited them already: the same person, to the same roles, since it was written. */
async function areInvited(tx: Tx, asker: Account, projectId: string, { invitations, writtenAfter }: Invited) {
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
