import type { ActivityType, Subjects } from '~/models/crew/activity/activity-types'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { activity } from '~/server/db/schema'
import type { Actor } from '~/server/session/asker.server'

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
