import { and, eq, sql } from 'drizzle-orm'
import { blockableDays, checkOwnerDays } from '~/models/owner/days/owner-days'
import { OWNER_DAYS_MESSAGES } from '~/models/owner/days/owner-days-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Booking, Day } from '~/models/trade/days/days'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { reserveDays } from '~/services/fleet/reserve-days.server'
import { notifyTakenDays } from '~/services/orders/items/moved-days.server'
import { blocksWithin } from './blocks-within.server'
import { lockOwnedVehicle } from './owned-vehicle.server'

/** `attempt`: how many periods of the vehicle the owner had blocked, as the page says (`countOwnerDays`). */
type Wish = { from: Day; to: Day; note?: string; attempt: number }

/**
 * Blocks days of a vehicle for its owner, both ends counted: nobody can book or ask for them, and projects that want them
 * are told once. Days that are sold are refused by their names with the nearest free ones, days that the owner has blocked
 * already by theirs. The same page's wish again succeeds like the first time, whatever became of the days.
 */
export function blockDays(asker: Account, vehicleId: string, wish: Wish): Promise<Outcome> {
  const days = { from: wish.from, to: wish.to }
  return transact(
    OWNER_DAYS_MESSAGES.blockingFailed,
    async (tx) => {
      const { today } = await lockOwnedVehicle(tx, asker, vehicleId)
      if (await isDone(tx, vehicleId, wish.attempt, days)) return { ok: true }
      const refusal = checkOwnerDays(days, await blocksWithin(tx, vehicleId, blockableDays(today)), today)
      if (refusal) return refusal

      const owner = { note: wish.note ?? '', attempt: wish.attempt }
      const blocks = await reserveDays(tx, [{ vehicleId, days, owner }])
      for (const { id } of blocks) {
        await notifyTakenDays(tx, asker, `owner-${id}`, [{ vehicleId, blockId: id, days, old: null }])
      }
      return { ok: true }
    },
    { vehicle_blocks_never_overlap: () => refused('days-taken', OWNER_DAYS_MESSAGES.sold, 'from') },
  )
}

/** Whether this page has blocked these days before. */
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
