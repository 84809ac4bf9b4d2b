import { asc, eq } from 'drizzle-orm'
import { daysWithout, type HeldDays, inTheWaySince } from '~/models/orders/items/days-moved'
import { type Booking, overlaps } from '~/models/trade/days/days'
import { FREE_AGAIN_DAYS } from '~/models/trade/figures'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { amendments } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { type ItemDays, type WantedDays, wantedDays } from '~/services/deals/wanted-days.server'
import { tellOfDays } from './days-letters.server'
import type { OpenItem } from './open-item.server'

const DAY_MS = 24 * 60 * 60 * 1000

/** An item of an order whose days are these now; `old` is what it held before, null for none. */
type Moved = ItemDays & { old: Booking | null }

/** Tells the projects that want days which items have taken now, and which nobody held before. `key` names the event. */
export async function tellOfTakenDays(tx: Tx, asker: Account, key: string, moved: readonly Moved[]): Promise<void> {
  const taken = moved.flatMap((item) => daysWithout(item.days, item.old).map((days) => ({ ...item, days })))
  const hurt = (await wantedDays(tx, taken)).filter(
    (wanted) => !wanted.isTaken && !moved.some((item) => item.old && isAbout(wanted, { ...item, days: item.old })),
  )
  await tellOfDays(tx, 'taken', { asker, key }, hurt)
}

/** Tells the projects that lost days to an item a short while ago, and can have them again now that it has others. */
export async function tellOfFreedDays(tx: Tx, asker: Account, item: OpenItem, booking: Booking | null): Promise<void> {
  const of = { vehicleId: item.vehicle.id, orderItemId: item.id }
  const freed = daysWithout(item.booking, booking).map((days) => ({ ...of, days }))
  if (freed.length === 0) return
  const held = await heldBefore(tx, item)
  const since = new Date(now().getTime() - FREE_AGAIN_DAYS * DAY_MS)
  const free = (await wantedDays(tx, freed)).filter((wanted) => {
    if (wanted.isTaken || (booking && isAbout(wanted, { ...of, days: booking }))) return false
    const lostAt = inTheWaySince(held, wanted.booking)
    return lostAt !== null && lostAt >= since
  })
  await tellOfDays(tx, 'free', { asker, key: `${item.id}/${item.revision}` }, free)
}

const isAbout = (wanted: WantedDays, item: ItemDays) =>
  wanted.vehicleId === item.vehicleId && overlaps(wanted.booking, item.days)

/** What the item held before this amendment, from its order on. */
async function heldBefore(tx: Tx, { id, order, revision, booking }: OpenItem): Promise<HeldDays> {
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
