import { asc, eq } from 'drizzle-orm'
import { type BlockHistory, blockedSince, daysWithout } from '~/models/orders/items/item-days'
import { FREED_DAYS_NOTICE_DAYS } from '~/models/trade/constants'
import type { Booking } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { now } from '~/server/clock.server'
import { amendments, type Tx } from '~/server/db/client.server'
import { type BlockedDays, type WantedDays, wantedDays } from '~/services/deals/inquiry-state.server'
import { type Acting, notifyDaysMoved } from './moved-days-emails.server'
import type { ChangeableItem } from './require-item.server'

const DAY_MS = 24 * 60 * 60 * 1000

/** Newly blocked days; `old` is the previous block, null for none. */
type Moved = BlockedDays & { old: Booking | null }

/** Notifies projects that want days which have just been blocked. `key` identifies the event. */
export async function notifyTakenDays(tx: Tx, asker: Acting, key: string, moved: readonly Moved[]): Promise<void> {
  const taken = moved.flatMap((block) => daysWithout(block.days, block.old).map((days) => ({ ...block, days })))
  const affected = (await wantedDays(tx, taken)).filter(
    (wanted) => !wanted.isTaken && !moved.some((block) => block.old && isAbout(wanted, { ...block, days: block.old })),
  )
  const isBooked = moved.some((block) => 'orderItemId' in block)
  await notifyDaysMoved(tx, asker, key, isBooked ? 'booked' : 'blocked', affected)
}

/** Notifies projects that recently lost days to an item and can have them again after its amendment. */
export async function notifyFreedDays(
  tx: Tx,
  asker: Acting,
  item: ChangeableItem,
  booking: Booking | null,
): Promise<void> {
  if (daysWithout(item.booking, booking).length === 0) return
  const history = await bookedBefore(tx, item)
  const block = { vehicleId: item.vehicleId, orderItemId: item.id, days: item.booking, history }
  await notifyDaysReleased(tx, asker, `${item.id}/${item.revision}`, block, booking)
}

/** The same for any block; `left` is what remains of it, null for none. `key` identifies the event. */
export async function notifyDaysReleased(
  tx: Tx,
  asker: Acting,
  key: string,
  block: BlockedDays & { history: BlockHistory },
  left: Booking | null,
): Promise<void> {
  const freed = daysWithout(block.days, left).map((days) => ({ ...block, days }))
  const since = new Date(now().getTime() - FREED_DAYS_NOTICE_DAYS * DAY_MS)
  const free = (await wantedDays(tx, freed)).filter((wanted) => {
    if (wanted.isTaken || (left && isAbout(wanted, { ...block, days: left }))) return false
    const lostAt = blockedSince(block.history, wanted.booking)
    return lostAt !== null && lostAt >= since
  })
  await notifyDaysMoved(tx, asker, key, 'free', free)
}

const isAbout = (wanted: WantedDays, block: BlockedDays) =>
  wanted.vehicleId === block.vehicleId && overlaps(wanted.booking, block.days)

/** The blocks of the item before this amendment, from its order on. */
async function bookedBefore(tx: Tx, { id, orderedAt, revision, booking }: ChangeableItem): Promise<BlockHistory> {
  const rows = await tx
    .select()
    .from(amendments)
    .where(eq(amendments.orderItemId, id))
    .orderBy(asc(amendments.revision))
  const before = rows.filter((row) => row.revision < revision)
  const [first] = before
  const ordered = first ? { from: first.oldFrom, to: first.oldTo } : booking
  return [
    { at: orderedAt, days: ordered },
    ...before.map(({ createdAt, newFrom, newTo }) => ({
      at: createdAt,
      days: newFrom && newTo ? { from: newFrom, to: newTo } : null,
    })),
  ]
}
