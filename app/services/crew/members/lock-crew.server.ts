import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { projects } from '~/server/db/schema'

/**
 * Keeps everybody else from changing who belongs to a project, or the project itself, until the transaction ends: of two
 * at the same moment the second one sees what the first has done.
 */
export async function lockCrew(tx: Tx, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}
