import { and, eq } from 'drizzle-orm'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import { projectMembers, type Tx, transact } from '~/server/db/client.server'
import { supersedeQueued } from '~/server/delivery/undelivered.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { lockAccount, withdrawInvitation } from '~/services/accounts/account.server'
import { notifyRemoved } from './member-emails.server'
import {
  findMember,
  hasLeft,
  invitationSecret,
  lockCrew,
  type MemberRef,
  requireRemovalPermission,
} from './members.server'
import { findMembership, requireMembership, requirePermission } from './membership.server'
import { recordActivity } from './record-activity.server'

/**
 * Removes a member from a project and emails them; their entries and inquiries stay. For an invited member it revokes
 * the invitation link and cancels the unsent email. Idempotent.
 */
export function removeMember(asker: Account, ref: MemberRef): Promise<Outcome> {
  return transact(MEMBER_MESSAGES.removalFailed, async (tx) => {
    const { projectId, accountId } = ref
    await lockCrew(tx, projectId)
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('invite', membership)
    // serialize with a concurrent account set-up: the member is either still invited or has accepted
    await lockAccount(tx, accountId)
    const member = await findMember(ref, tx)
    if (!member) {
      if (await hasLeft(tx, ref)) return { ok: true }
      throw notFound()
    }
    requireRemovalPermission(membership, member)
    await endMembership(tx, ref)
    if (member.hasAccount) await notifyRemoved(tx, asker, membership.project, member)
    else await supersedeQueued(tx, invitationSecret(ref))
    const subject = { memberId: accountId, ...(member.isInvited && { email: member.email }) }
    await recordActivity(tx, asker, { kind: 'member-removed', projectId, subject })
    return { ok: true }
  })
}

/** Leaves a project; its Owner has to hand it over first. Idempotent. */
export function leaveProject(asker: Account, projectId: string): Promise<Outcome> {
  return transact(ERROR_TRY_LATER, async (tx) => {
    const ref = { projectId, accountId: asker.id }
    await lockCrew(tx, projectId)
    const membership = await findMembership(asker, projectId, tx)
    if (!membership) {
      if (await hasLeft(tx, ref)) return { ok: true }
      throw notFound()
    }
    requirePermission('leaveProject', membership)
    const isOwner = membership.access.projectRole === 'Owner'
    if (isOwner) return refused('owner-must-hand-over', MEMBER_MESSAGES.ownerStays)
    await endMembership(tx, ref)
    await recordActivity(tx, asker, { kind: 'member-left', projectId, subject: {} })
    return { ok: true }
  })
}

/**
 * Ends a membership. Vehicles stay in the member's cart but can no longer be booked from it, and do not block other
 * carts. Their inquiries stay open.
 */
export async function endMembership(tx: Tx, { projectId, accountId }: MemberRef): Promise<void> {
  await tx
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
  await withdrawInvitation(tx, accountId)
}
