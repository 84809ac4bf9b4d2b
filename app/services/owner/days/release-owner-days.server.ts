import { and, eq, sql } from 'drizzle-orm'
import { OWNER_DAYS_MESSAGES } from '~/models/owner/days/owner-days-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Day } from '~/models/trade/days/days'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { releaseDays } from '~/services/fleet/vehicle-days.server'
import { notifyDaysReleased } from '~/services/orders/items/moved-days.server'
import { lockOwnedVehicle } from './owned-vehicle.server'

/**
 * Releases a period that the owner has blocked: its days can be booked again, and projects that recently lost them are
 * notified once. Idempotent. 404 for a period that the owner never blocked.
 */
export function releaseOwnerDays(asker: Account, at: { vehicleId: string; blockId: string }): Promise<Outcome> {
  return transact(OWNER_DAYS_MESSAGES.freeingFailed, async (tx) => {
    await lockOwnedVehicle(tx, asker, at.vehicleId)
    const { active, createdAt, days } = await requireOwnerDays(tx, at)
    if (!active) return { ok: true }

    await releaseDays(tx, { blockId: at.blockId })
    const released = { ...at, days, history: [{ at: createdAt, days }] }
    await notifyDaysReleased(tx, asker, `owner-${at.blockId}`, released, null)
    return { ok: true }
  })
}

async function requireOwnerDays(tx: Tx, { vehicleId, blockId }: { vehicleId: string; blockId: string }) {
  const [block] = await tx
    .select({
      active: vehicleBlocks.active,
      createdAt: vehicleBlocks.createdAt,
      days: { from: sql<Day>`lower(period)::text`, to: sql<Day>`(upper(period) - 1)::text` },
    })
    .from(vehicleBlocks)
    .where(and(eq(vehicleBlocks.id, blockId), eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.kind, 'owner')))
  if (!block) throw notFound()
  return block
}
