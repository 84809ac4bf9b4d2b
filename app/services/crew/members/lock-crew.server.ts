import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { projects } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '../membership.server'
import { hasLeft } from './end-membership.server'
import { findMember } from './require-member.server'

/**
 * Locks the project row until the transaction ends: of two concurrent changes of the project or its members the second
 * sees what the first has done.
 */
export async function lockCrew(tx: Tx, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

type At = { projectId: string; accountId: string }

/**
 * The asker's membership and the member to act on, both locked until the transaction ends; `member` is null when they
 * have left meanwhile. 404 for strangers, and for somebody who never was a member.
 */
export async function lockMember(tx: Tx, asker: Account, at: At) {
  await lockCrew(tx, at.projectId)
  const membership = await requireMembership(asker, at.projectId, tx)
  const member = await findMember(at, tx)
  if (!member && !(await hasLeft(tx, at))) throw notFound()
  return { membership, member }
}
