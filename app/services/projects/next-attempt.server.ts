import { eq, max } from 'drizzle-orm'
import { db, type Tx } from '~/server/db/client.server'
import { projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** The number of the next project that somebody makes: what a page that offers to make one puts into its form. */
export async function nextAttempt(asker: Account, tx?: Tx): Promise<number> {
  const [row] = await (tx ?? db())
    .select({ last: max(projects.attempt) })
    .from(projects)
    .where(eq(projects.createdBy, asker.id))
  return (row?.last ?? 0) + 1
}
