import { asc, eq } from 'drizzle-orm'
import { type BlockHistory, daysWithout, inTheWaySince } from '~/models/orders/items/days-moved'
import { FREED_DAYS_NOTICE_DAYS } from '~/models/trade/constants'
import { type Booking, overlaps } from '~/models/trade/days/days'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { amendments } from '~/server/db/schema'
import type { Actor } from '~/server/session/asker.server'
import { type BlockedDays, type WantedDays, wantedDays } from '~/services/deals/wanted-days.server'
import { notifyDaysMoved } from './days-emails.server'
import type { ChangeableItem } from './lock-item.server'

const DAY_MS = 24 * 60 * 60 * 1000

/** Newly blocked days; `old` is the previous block, null for none. */
type Moved = BlockedDays & { old: Booking | null }

/** Notifies projects that want days which are now taken and were free before. `key` identifies the event. */
export async function notifyTakenDays(tx: Tx, asker: Actor, key: string, moved: readonly Moved[]): Promise<void> {
  const taken = moved.flatMap((held) => daysWithout(held.days, held.old).map((days) => ({ ...held, days })))
  const hurt = (await wantedDays(tx, taken)).filter(
    (wanted) => !wanted.isTaken && !moved.some((held) => held.old && isAbout(wanted, { ...held, days: held.old })),
  )
  const isBooked = moved.some((held) => 'orderItemId' in held)
  await notifyDaysMoved(tx, isBooked ? 'booked' : 'kept', { asker, key }, hurt)
}

/** Notifies projects that recently lost days to an item and can have them again after its amendment. */
export async function notifyFreedDays(
  tx: Tx,
  asker: Actor,
  item: ChangeableItem,
  booking: Booking | null,
): Promise<void> {
  if (daysWithout(item.booking, booking).length === 0) return
  const history = await bookedBefore(tx, item)
  const held = { vehicleId: item.vehicle.id, orderItemId: item.id, days: item.booking, history }
  await notifyDaysReleased(tx, asker, `${item.id}/${item.revision}`, held, booking)
}

/** The same for any block; `left` is what remains of it, null for none. `key` identifies the event. */
export async function notifyDaysReleased(
  tx: Tx,
  asker: Actor,
  key: string,
  held: BlockedDays & { history: BlockHistory },
  left: Booking | null,
): Promise<void> {
  const freed = daysWithout(held.days, left).map((days) => ({ ...held, days }))
  const since = new Date(now().getTime() - FREED_DAYS_NOTICE_DAYS * DAY_MS)
  const free = (await wantedDays(tx, freed)).filter((wanted) => {
    if (wanted.isTaken || (left && isAbout(wanted, { ...held, days: left }))) return false
    const lostAt = inTheWaySince(held.history, wanted.booking)
    return lostAt !== null && lostAt >= since
  })
  await notifyDaysMoved(tx, 'free', { asker, key }, free)
}

const isAbout = (wanted: WantedDays, held: BlockedDays) =>
  wanted.vehicleId === held.vehicleId && overlaps(wanted.booking, held.days)

/** The blocks of the item before this amendment, from its order on. */
async function bookedBefore(tx: Tx, { id, order, revision, booking }: ChangeableItem): Promise<BlockHistory> {
  const rows = await tx
    .select()
    .from(amendments)
    .where(eq(amendments.orderItemId, id))
    .orderBy(asc(amendments.revision))
  const before = rows.filter((row) => row.revision < revision)
  const [first] = before
  const ordered = first ? { from: first.oldFrom, to: first.oldTo } : booking
  return [
    { at: order.placedAt, days: ordered },
    ...before.map(({ createdAt, newFrom, newTo }) => ({
      at: createdAt,
      days: newFrom && newTo ? { from: newFrom, to: newTo } : null,
    })),
  ]
}
