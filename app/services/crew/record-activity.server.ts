import { and, desc, eq, sql } from 'drizzle-orm'
import type { ActivityType, Subjects } from '~/models/crew/activity-text'
import { changedBy, changedByYou } from '~/models/crew/crew-messages'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { accounts, activity, type Tx } from '~/server/db/client.server'
import type { Account, Actor } from '~/server/session/asker.server'

/** An entry of a project, with the subject of its type. */
type ProjectEntry = {
  [Kind in ActivityType]: {
    kind: Kind
    projectId: string
    subject: Subjects[Kind]
    /** The owner of the vehicle that an inquiry is about. */
    ownerId?: string
  }
}[ActivityType]

/** A decision of the staff, which belongs to no project. */
type DeskEntry = {
  kind: 'sign-up-approved' | 'sign-up-rejected' | 'mail-sent-again'
  /** Ids of what it was done to, by name. */
  subject: Record<string, string>
}

/**
 * Appends to the activity log who did what, in the transaction that does it. For a deputy it also records the side and
 * the reason. Entries are never changed.
 */
export async function recordActivity(tx: Tx, asker: Actor, entry: ProjectEntry | DeskEntry): Promise<void> {
  await tx.insert(activity).values({ ...entry, ...behalfOf(asker), accountId: asker.id, createdAt: now() })
}

/** The columns that say for which side somebody acted, and why; null for those who acted for themselves. */
export function behalfOf(asker: Actor) {
  if (asker.kind === 'account') return { onBehalfOf: null, reason: null }
  return { onBehalfOf: asker.behalf.side, reason: asker.behalf.reason }
}

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
