import type { ActivityType, Subjects } from '~/models/crew/activity/activity-types'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { activity } from '~/server/db/schema'
import type { Actor } from '~/server/session/asker.server'

/** One of a project, about what deeds of its kind are about. */
type ProjectEntry = {
  [Kind in ActivityType]: {
    kind: Kind
    projectId: string
    subject: Subjects[Kind]
    /** The owner of the vehicle that an inquiry is about. */
    ownerId?: string
  }
}[ActivityType]

/** What the marketplace's staff decide stands in no project. */
type DeskEntry = {
  kind: 'sign-up-approved' | 'sign-up-rejected' | 'mail-sent-again'
  /** Ids of what it was done to, by name. */
  subject: Record<string, string>
}

/**
 * Writes into the history, of a project where there is one, who did what, as part of the transaction that does the deed.
 * Of a deputy it says too for which side, and why. Entries are never changed.
 */
export async function recordActivity(tx: Tx, asker: Actor, entry: ProjectEntry | DeskEntry): Promise<void> {
  await tx.insert(activity).values({ ...entry, ...behalfOf(asker), accountId: asker.id, createdAt: now() })
}

/** The columns that say for which side somebody acted, and why; null for those who acted for themselves. */
export function behalfOf(asker: Actor) {
  if (asker.kind === 'account') return { onBehalfOf: null, reason: null }
  return { onBehalfOf: asker.behalf.side, reason: asker.behalf.reason }
}
