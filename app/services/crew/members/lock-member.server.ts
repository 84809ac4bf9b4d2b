import type { Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '../membership.server'
import { lockCrew } from './lock-crew.server'
import { requireMember } from './require-member.server'

type At = { projectId: string; accountId: string }

/**
 * A member that something is to be done about, by somebody of the same crew, with both their places held until the
 * transaction ends. 404 for strangers, and for whoever is no member.
 */
export async function lockMember(tx: Tx, asker: Account, at: At) {
  await lockCrew(tx, at.projectId)
  const membership = await requireMembership(asker, at.projectId, tx)
  return { membership, member: await requireMember(at, tx) }
}
