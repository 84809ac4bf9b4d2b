import { and, desc, eq, sql } from 'drizzle-orm'
import { changedBy, changedByYou } from '~/models/crew/project-messages'
import { personName } from '~/models/trade/fields/person'
import type { Tx } from '~/server/db/client.server'
import { accounts, activity } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** What was edited: the project itself, or one of its lists. */
type Edited = { projectId: string; listId?: string }

/** The sentence for a stale form: who saved it last, from the activity log. */
export async function describeLastEdit(tx: Tx, asker: Account, { projectId, listId }: Edited): Promise<string> {
  const what = listId ? 'list' : 'project'
  const [last] = await tx
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(activity)
    .innerJoin(accounts, eq(accounts.id, activity.accountId))
    .where(
      and(
        eq(activity.projectId, projectId),
        eq(activity.kind, `${what}-edited`),
        listId ? eq(sql`${activity.subject} ->> 'listId'`, listId) : undefined,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(1)
  if (last?.id === asker.id) return changedByYou(what)
  return changedBy(last ? personName(last) : 'Someone', what)
}
