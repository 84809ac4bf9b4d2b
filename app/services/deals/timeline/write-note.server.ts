import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { dealMessages, type Tx } from '~/server/db/client.server'

type Note = { inquiryId: string; side: Side; accountId: string; text: string } & (
  | { kind: 'offer'; round: number }
  | { kind: 'decline'; round: null }
)

/** Stores what a side wrote with its offer or when it declined; their emails contain it. The inquiry is locked. */
export async function writeNote(tx: Tx, note: Note): Promise<void> {
  await tx.insert(dealMessages).values({ ...note, isMailed: false, createdAt: now() })
}
