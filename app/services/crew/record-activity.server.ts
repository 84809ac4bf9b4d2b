import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { activity } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** What is worth knowing afterwards: who did it, in which project, to what. */
export type Deed =
  | 'project-created'
  | 'project-edited'
  | 'project-closed'
  | 'list-created'
  | 'list-edited'
  | 'vehicle-added'
  | 'vehicle-removed'
  | 'vehicle-restored'
  | 'inquiry-sent'
  | 'offer-countered'
  | 'offer-accepted'
  | 'offer-declined'
  | 'inquiry-withdrawn'
  | 'order-placed'

/** What the marketplace's staff decide stands in no project. */
type DeskDeed = 'sign-up-approved' | 'sign-up-rejected' | 'mail-sent-again'

type Entry = {
  /** Ids of what it was done to, by name. */
  subject: Record<string, string | number>
  /** The owner of the vehicle that an inquiry is about. */
  ownerId?: string
} & ({ kind: Deed; projectId: string } | { kind: DeskDeed; projectId?: undefined })

/**
 * Writes into the history, of a project where there is one, who did what, as part of the transaction that does the deed.
 * Entries are never changed.
 */
export async function recordActivity(tx: Tx, asker: Account, entry: Entry): Promise<void> {
  await tx.insert(activity).values({ ...entry, accountId: asker.id, createdAt: now() })
}
