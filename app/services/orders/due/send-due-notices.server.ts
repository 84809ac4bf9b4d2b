import { type Due, dueLetters, mailDay } from '~/models/orders/items/due-notices'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { dueLetters as told } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { lockVehicle } from '~/services/fleet/lock-vehicle.server'
import { type DueCandidate, dueCandidates, requireDueItem } from './due-items.server'
import { sendDueNotice } from './due-notices.server'

/**
 * Writes the letters that the calendar has made due about booked vehicles, each once, however many processes do so and
 * however often. Every item is a transaction of its own: one that fails is logged and tried again with the next run.
 */
export async function sendDueNotices(server: ServerAsker, mayGoOn = () => true): Promise<void> {
  for (const item of await dueCandidates()) {
    if (!mayGoOn()) return
    await transact('Letters that are due were not written.', (tx) => sendOne(tx, server, item))
  }
}

/** Whoever changes or ends the rental at this moment was first, or finds it told. */
async function sendOne(tx: Tx, server: ServerAsker, { orderItemId, vehicleId }: DueCandidate): Promise<Outcome> {
  await lockVehicle(tx, vehicleId)
  const item = await requireDueItem(tx, orderItemId)
  for (const due of dueLetters(item, item.next?.booking ?? null, mailDay(item.vehicle.zone, now()))) {
    if (await isNews(tx, orderItemId, due)) await sendDueNotice(tx, server, due, item)
  }
  return { ok: true }
}

async function isNews(tx: Tx, orderItemId: string, { kind, day }: Due): Promise<boolean> {
  const [first] = await tx
    .insert(told)
    .values({ orderItemId, kind, day, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  return first !== undefined
}
