import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** Makes the asker the Owner of a project that has nobody yet. */
export async function createProjectOwner(tx: Tx, asker: Account, projectId: string): Promise<void> {
  await tx.insert(projectMembers).values({ projectId, accountId: asker.id, role: 'Owner', createdAt: now() })
}
