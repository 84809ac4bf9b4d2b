import { and, desc, eq, sql } from 'drizzle-orm'
import type { ActivityType, Subjects } from '~/models/crew/activity-text'
import { changedBy, changedByYou } from '~/models/crew/crew-messages'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { accounts, activity, type Tx } from '~/server/db/client.server'
import type { Account, Answerer } from '~/server/session/asker.server'

type ProjectEntry = {
  [Kind in ActivityType]: {
    kind: Kind
    projectId: string
    subject: Subjects[Kind]
    /** The owner of the vehicle that an inquiry is about. */
    ownerId?: string
  }
}[ActivityType]

/** An action of the staff outside of any project. */
type DeskEntry = {
  kind: 'sign-up-approved' | 'sign-up-rejected' | 'mail-sent-again'
  /** Ids of the rows it is about, by name. */
  subject: Record<string, string>
}

/**
 * Appends to the activity log, in the transaction of the action. For a deputy it also records the side and the
 * reason. Entries are never changed.
 */
export async function recordActivity(tx: Tx, asker: Answerer, entry: ProjectEntry | DeskEntry): Promise<void> {
  await tx.insert(activity).values({ ...entry, ...behalfOf(asker), accountId: asker.id, createdAt: now() })
}

/** The columns with the side a deputy acted for and the reason; null for everyone else. */
export function behalfOf(asker: Answerer) {
  if (asker.kind !== 'deputy') return { onBehalfOf: null, reason: null }
  return { onBehalfOf: asker.behalf.side, reason: asker.behalf.reason }
}

/** The project itself, one of its lists, the note on a vehicle of a list, or an external vehicle. */
type Edited = { projectId: string; listId?: string; listVehicleId?: string; isExternal?: boolean }

/** The sentence for a conflict: who saved last, from the activity log. */
export async function describeLastEdit(tx: Tx, asker: Account, edited: Edited): Promise<string> {
  const { projectId, listId, listVehicleId } = edited
  const what = whatOf(edited)
  const [last] = await tx
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(activity)
    .innerJoin(accounts, eq(accounts.id, activity.accountId))
    .where(
      and(
        eq(activity.projectId, projectId),
        eq(activity.kind, `${what === 'vehicle' ? 'external' : what}-edited`),
        listId ? eq(sql`${activity.subject} ->> 'listId'`, listId) : undefined,
        listVehicleId ? eq(sql`${activity.subject} ->> 'listVehicleId'`, listVehicleId) : undefined,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(1)
  if (last?.id === asker.id) return changedByYou(what)
  return changedBy(last ? personName(last) : 'Someone', what)
}

function whatOf({ listId, listVehicleId, isExternal }: Edited) {
  if (listVehicleId) return isExternal ? 'vehicle' : 'note'
  return listId ? 'list' : 'project'
}
