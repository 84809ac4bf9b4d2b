import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { findMembership, requirePermission } from '../membership.server'
import { recordActivity } from '../record-activity.server'
import { endMembership, hasLeft } from './end-membership.server'
import { lockCrew } from './lock-crew.server'

/** Leaves a project for good; its Owner hands it over first. Twice is once. */
export function leaveProject(asker: Account, projectId: string): Promise<Outcome> {
  return transact(ERROR_TRY_LATER, async (tx) => {
    const at = { projectId, accountId: asker.id }
    await lockCrew(tx, projectId)
    const membership = await findMembership(asker, projectId, tx)
    if (!membership) {
      if (await hasLeft(tx, at)) return { ok: true }
      throw notFound()
    }
    requirePermission('leaveProject', membership)
    const isOwner = membership.access.projectRole === 'Owner'
    if (isOwner) return refused('owner-must-hand-over', MEMBER_MESSAGES.ownerStays)
    await endMembership(tx, at)
    await recordActivity(tx, asker, { kind: 'member-left', projectId, subject: {} })
    return { ok: true }
  })
}
