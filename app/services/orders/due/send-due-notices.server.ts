import { type Due, mailDay, noticesDue } from '~/models/orders/items/due-notices'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { dueNotices as sentNotices } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { type DueCandidate, dueCandidates, requireDueItem } from './due-items.server'
import { sendDueNotice } from './due-notices.server'

/**
 * Sends the notices that are due about booked vehicles, each once across processes and runs. One transaction per item: a
 * failure is logged and retried in the next run.
 */
export async function sendDueNotices(server: ServerAsker, mayGoOn = () => true): Promise<void> {
  for (const item of await dueCandidates()) {
    if (!mayGoOn()) return
    await transact('Letters that are due were not written.', (tx) => sendForItem(tx, server, item))
  }
}

/** The vehicle is locked, so a concurrent amendment comes before the notice or finds it recorded. */
async function sendForItem(tx: Tx, server: ServerAsker, { orderItemId, vehicleId }: DueCandidate): Promise<Outcome> {
  await lockVehicle(tx, vehicleId)
  const item = await requireDueItem(tx, orderItemId)
  for (const due of noticesDue(item, item.next?.booking ?? null, mailDay(item.vehicle.zone, now()))) {
    if (await recordNotice(tx, orderItemId, due)) await sendDueNotice(tx, server, due, item)
  }
  return { ok: true }
}

async function recordNotice(tx: Tx, orderItemId: string, { kind, day }: Due): Promise<boolean> {
  const [first] = await tx
    .insert(sentNotices)
    .values({ orderItemId, kind, day, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  return first !== undefined
}
