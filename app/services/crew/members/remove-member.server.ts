import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { lockAccount } from '~/services/accounts/account.server'
import { requireMembership, requirePermission } from '../membership.server'
import { recordActivity } from '../record-activity.server'
import { endMembership, hasLeft } from './end-membership.server'
import { lockCrew } from './lock-crew.server'
import { findMember, requireRemovalPermission } from './require-member.server'

type At = { projectId: string; accountId: string }

/**
 * Takes somebody out of a project; what they did in it stays. An invitation that is taken back opens nothing any more.
 * Twice is once.
 */
export function removeMember(asker: Account, at: At): Promise<Outcome> {
  return transact(MEMBER_MESSAGES.removalFailed, async (tx) => {
    const { projectId, accountId } = at
    await lockCrew(tx, projectId)
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('invite', membership)
    // against a concurrent account set-up: the member is either still invited or has accepted
    await lockAccount(tx, accountId)
    const member = await findMember(at, tx)
    if (!member) {
      if (await hasLeft(tx, at)) return { ok: true }
      throw notFound()
    }
    requireRemovalPermission(membership, member)
    await endMembership(tx, at)
    await recordActivity(tx, asker, { kind: 'member-removed', projectId, subject: { memberId: accountId } })
    return { ok: true }
  })
}
