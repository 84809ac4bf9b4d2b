import { and, eq, sql } from 'drizzle-orm'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { canTakeOver } from '~/models/crew/member-rules'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'
import { activity, projectMembers, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { notifyNewOwner } from './member-emails.server'
import { lockMember, type MemberRef } from './members.server'
import { requirePermission } from './membership.server'
import { recordActivity } from './record-activity.server'

/**
 * Makes a Project Manager who may book the Owner of a project and emails them; the asker, its Owner so far, becomes a
 * Project Manager. Idempotent.
 */
export function handOver(asker: Account, ref: MemberRef): Promise<Outcome> {
  return transact(ERROR_TRY_LATER, async (tx) => {
    const { membership, member } = await lockMember(tx, asker, ref)
    if (member?.role === 'Owner' && (await hasHandedOver(tx, asker, ref))) return { ok: true }
    requirePermission('handOver', membership)
    if (!member || !canTakeOver(member))
      return refused('cannot-become-owner', MEMBER_MESSAGES.cannotBecomeOwner, 'accountId')
    const { projectId, accountId } = ref
    // a project never has two Owners, so demote first
    await setRole(tx, { projectId, accountId: asker.id }, 'Manager')
    await setRole(tx, ref, 'Owner')
    await recordActivity(tx, asker, { kind: 'handed-over', projectId, subject: { memberId: accountId } })
    await notifyNewOwner(tx, asker, membership.project, member)
    return { ok: true }
  })
}

async function hasHandedOver(tx: Tx, asker: Account, { projectId, accountId }: MemberRef): Promise<boolean> {
  const byAsker = and(eq(activity.kind, 'handed-over'), eq(activity.accountId, asker.id))
  const toThem = and(eq(activity.projectId, projectId), sql`${activity.subject} ->> 'memberId' = ${accountId}`)
  return (await tx.$count(activity, and(byAsker, toThem))) > 0
}

async function setRole(tx: Tx, { projectId, accountId }: MemberRef, role: ProjectRole): Promise<void> {
  await tx
    .update(projectMembers)
    .set({ role })
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
}
