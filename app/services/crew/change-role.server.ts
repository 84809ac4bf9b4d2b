import { and, eq } from 'drizzle-orm'
import { MEMBER_MESSAGES, roleChanged } from '~/models/crew/crew-messages'
import { type InvitedRole, mayChangeRole } from '~/models/crew/member-rules'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { PROJECT_ROLE_LABELS, type ProjectRole } from '~/models/trade/vocabulary/projects'
import { projectMembers, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { promoteToMember } from '~/services/accounts/account.server'
import { notifyNewRole } from './member-emails.server'
import { HAS_LEFT, lockMember, type MemberAt, requireMemberPermission } from './members.server'
import { requirePermission } from './membership.server'
import { recordActivity } from './record-activity.server'

type Change = { role: InvitedRole; before: ProjectRole }

/**
 * Makes something else of a member, who is emailed and may search from then on unless it is a Viewer. A change that was written from a
 * role which is another one by now is refused; the same one twice is once.
 */
export function changeRole(asker: Account, at: MemberAt, { role, before }: Change): Promise<Outcome> {
  return transact(MEMBER_MESSAGES.roleFailed, async (tx) => {
    const { projectId, accountId } = at
    const { membership, member } = await lockMember(tx, asker, at)
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
