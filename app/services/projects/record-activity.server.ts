import { now } from '../clock.server'
import type { Tx } from '../db/client.server'
import { activity } from '../db/schema'

/** What is worth knowing afterwards: who did it, in which project, to what. */
type Deed =
  | 'list-created'
  | 'list-edited'
  | 'vehicle-added'
  | 'vehicle-removed'
  | 'inquiry-sent'
  | 'offer-countered'
  | 'offer-accepted'
  | 'offer-declined'
  | 'order-placed'

interface Entry {
  kind: Deed
  accountId: string
  projectId: string
  /** Ids of what it was done to, by name. */
  subject: Record<string, string | number>
}

/** Writes into the project's history, as part of the transaction that does the deed. Entries are never changed. */
export async function recordActivity(tx: Tx, entry: Entry): Promise<void> {
  await tx.insert(activity).values({ ...entry, createdAt: now() })
}
