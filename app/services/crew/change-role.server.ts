import { and, eq } from 'drizzle-orm'
import { MEMBER_MESSAGES, roleChanged } from '~/models/crew/crew-messages'
import { type InvitedRole, mayChangeRole } from '~/models/crew/member-rules'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { PROJECT_ROLE_LABELS, type ProjectRole } from '~/models/trade/vocabulary/projects'
import { projectMembers, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { promoteToMember } from '~/services/accounts/account.server'
import { notifyNewRole } from './member-emails.server'
import { HAS_LEFT, lockMember, type MemberRef, requireMemberPermission } from './members.server'
import { requirePermission } from './membership.server'
import { recordActivity } from './record-activity.server'

type Change = { role: InvitedRole; before: ProjectRole }

/**
 * Changes a member's role and emails the member. Any role but Viewer also lets their account search. Refused if the
 * current role is no longer `before`. Idempotent.
 */
export function changeRole(asker: Account, ref: MemberRef, { role, before }: Change): Promise<Outcome> {
  return transact(MEMBER_MESSAGES.roleFailed, async (tx) => {
    const { projectId, accountId } = ref
    const { membership, member } = await lockMember(tx, asker, ref)
    if (!member) {
      requirePermission('manageMembers', membership)
      return HAS_LEFT
    }
    requireMemberPermission(mayChangeRole, membership, member)
    if (member.role === role) return { ok: true }
    if (member.role !== before) return refused('role-changed', roleChanged(PROJECT_ROLE_LABELS[member.role]), 'role')
    await tx
      .update(projectMembers)
      .set({ role })
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
    if (role !== 'User') await promoteToMember(tx, accountId)
    await recordActivity(tx, asker, { kind: 'role-changed', projectId, subject: { memberId: accountId, role } })
    await notifyNewRole(tx, asker, membership.project, { ...member, role })
    return { ok: true }
  })
}
