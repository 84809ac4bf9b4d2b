import { and, eq, sql } from 'drizzle-orm'
import { blockableDays, checkOwnerDays } from '~/models/owner/days/owner-days'
import { OWNER_DAYS_MESSAGES } from '~/models/owner/days/owner-days-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Booking, Day } from '~/models/trade/days/days'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyTakenDays } from '~/services/orders/items/moved-days.server'
import { blocksWithin } from './blocks-within.server'
import { lockOwnedVehicle } from './owned-vehicle.server'

/** `attempt`: the idempotency key, how many periods the owner had blocked when the page was rendered (`countOwnerDays`). */
type OwnerBlock = { from: Day; to: Day; note?: string; attempt: number }

/**
 * Blocks days of a vehicle for its owner, both ends included: they cannot be booked or inquired about, and projects that
 * want them are notified once. Booked days are refused with the nearest free ones, blocked days with their period.
 * Idempotent per page, even if the days were released since.
 */
export function blockDays(asker: Account, vehicleId: string, input: OwnerBlock): Promise<Outcome> {
  const days = { from: input.from, to: input.to }
  return transact(
    OWNER_DAYS_MESSAGES.blockingFailed,
    async (tx) => {
      const { today } = await lockOwnedVehicle(tx, asker, vehicleId)
      if (await isDone(tx, vehicleId, input.attempt, days)) return { ok: true }
      const refusal = checkOwnerDays(days, await blocksWithin(tx, vehicleId, blockableDays(today)), today)
      if (refusal) return refusal

      const owner = { note: input.note ?? '', attempt: input.attempt }
      const blocks = await reserveDays(tx, [{ vehicleId, days, owner }])
      for (const { id } of blocks) {
        await notifyTakenDays(tx, asker, `owner-${id}`, [{ vehicleId, blockId: id, days, old: null }])
      }
      return { ok: true }
    },
    { vehicle_blocks_never_overlap: () => refused('days-taken', OWNER_DAYS_MESSAGES.sold, 'from') },
  )
}

/** Idempotency check: whether this page has already blocked these days. */
async function isDone(tx: Tx, vehicleId: string, attempt: number, { from, to }: Booking): Promise<boolean> {
  const [done] = await tx
    .select({ id: vehicleBlocks.id })
    .from(vehicleBlocks)
    .where(
      and(
        eq(vehicleBlocks.kind, 'owner'),
        eq(vehicleBlocks.vehicleId, vehicleId),
        eq(vehicleBlocks.attempt, attempt),
        sql`${vehicleBlocks.period} = daterange(${from}::date, ${to}::date, '[]')`,
      ),
    )
  return done !== undefined
}
