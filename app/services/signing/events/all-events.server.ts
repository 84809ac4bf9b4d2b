import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '~/server/db/client.server'
import { signingEvents } from '~/server/db/schema'
import type { Details } from './append-event.server'

/** Everything that happened to the agreements of an order, the first first. */
export async function allEvents(on: Db | Tx, orderId: number) {
  const rows = await on
    .select()
    .from(signingEvents)
    .where(eq(signingEvents.orderId, orderId))
    .orderBy(asc(signingEvents.number))
  return rows.map((row) => ({ ...row, details: readDetails(row.details) }))
}

export type SigningEvent = Awaited<ReturnType<typeof allEvents>>[number]

/** What was kept with an event. */
export const readDetails = (kept: string): Details => JSON.parse(kept)
