import { and, eq, sql } from 'drizzle-orm'
import { blockableDays, checkOwnerDays, OWNER_DAYS_MESSAGES } from '~/models/owner/owner-days'
import type { Booking, Day } from '~/models/trade/days/day'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { type Tx, transact, vehicleBlocks } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { applyVacation } from '~/services/fleet/vacation-days.server'
import { releaseDays, reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyDaysReleased, notifyTakenDays } from '~/services/orders/items/moved-days.server'
import { blocksWithin, periodColumns } from './booked-periods.server'
import { readFeedsNow } from './read-feeds-now.server'
import { lockOwnedVehicle } from './require-owner-vehicle.server'

/**
 * `attempt`: the idempotency key, how many periods the owner had blocked when the page was rendered (`countOwnerDays`).
 */
type OwnerBlock = { from: Day; to: Day; note?: string; attempt: number }

/**
 * Blocks days of a vehicle for its owner, both ends included: they cannot be booked or inquired about, and projects
 * that want them are notified once. Booked days are refused with the nearest free ones, blocked days with their period.
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
  const done = await tx.$count(
    vehicleBlocks,
    and(
      eq(vehicleBlocks.kind, 'owner'),
      eq(vehicleBlocks.vehicleId, vehicleId),
      eq(vehicleBlocks.attempt, attempt),
      sql`${vehicleBlocks.period} = daterange(${from}::date, ${to}::date, '[]')`,
    ),
  )
  return done > 0
}

/**
 * Releases a period that the owner has blocked: its days can be booked again, and projects that recently lost them are
 * notified once. Idempotent. 404 for a period that the owner never blocked.
 */
export function releaseOwnerDays(asker: Account, ref: { vehicleId: string; blockId: string }): Promise<Outcome> {
  const { vehicleId, blockId } = ref
  return transact(OWNER_DAYS_MESSAGES.freeingFailed, async (tx) => {
    await lockOwnedVehicle(tx, asker, vehicleId)
    const [block] = await tx
      .select({ active: vehicleBlocks.active, createdAt: vehicleBlocks.createdAt, days: periodColumns })
      .from(vehicleBlocks)
      .where(
        and(eq(vehicleBlocks.id, blockId), eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.kind, 'owner')),
      )
    if (!block) throw notFound()
    const { active, createdAt, days } = block
    if (!active) return { ok: true }

    await releaseDays(tx, { blockId })
    await applyVacation(tx, vehicleId)
    const released = { ...ref, days, history: [{ at: createdAt, days }] }
    await notifyDaysReleased(tx, asker, `owner-${blockId}`, released, null)
    await readFeedsNow(tx, [vehicleId])
    return { ok: true }
  })
}
