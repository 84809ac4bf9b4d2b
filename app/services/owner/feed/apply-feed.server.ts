import { planFeedDays } from '~/models/owner/calendar/feed-days'
import { blockableDays } from '~/models/owner/owner-days'
import type { Booking, Day } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { applyVacation } from '~/services/fleet/vacation-days.server'
import { releaseDays, reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyDaysReleased, notifyTakenDays } from '~/services/orders/items/moved-days.server'
import type { Acting } from '~/services/orders/items/moved-days-emails.server'
import { blocksWithin } from '../booked-periods.server'
import { notifyConflicts } from './feed-emails.server'
import { type Feed, findFeed, markRead } from './feed-rows.server'

/** `owner`: the owner of the vehicle, even if staff act. */
export type FeedOf = { feed: Feed; zone: string; owner: Acting }

/**
 * Updates the blocks of a calendar to its current busy days, in a transaction that has locked the vehicle. Unchanged
 * periods keep their blocks. Projects that want the days are notified as for days that the owner blocks. Both sides of
 * a booking on busy days are notified once; the booking stays. Null if the calendar was removed in the meantime.
 */
export async function applyFeed(tx: Tx, { feed, zone, owner }: FeedOf, periods: readonly Booking[]) {
  const { id: feedId, vehicleId } = feed
  if ((await findFeed(tx, vehicleId))?.id !== feedId) return null
  const blockable = blockableDays(todayIn(zone, now()))
  const blocks = await blocksWithin(tx, vehicleId, { ...blockable, to: lastDay([blockable, ...periods]) })
  const current = blocks.filter(({ kind }) => kind === 'calendar')
  const others = blocks.filter(({ kind }) => kind !== 'calendar')
  const { release, add, conflicts } = planFeedDays({ periods, current, others, blockable })

  for (const { id } of release) await releaseDays(tx, { blockId: id })
  const added =
    add.length > 0
      ? await reserveDays(
          tx,
          add.map((days) => ({ vehicleId, days, feedId })),
        )
      : []
  await applyVacation(tx, vehicleId)
  const before = (days: Booking) => release.find((block) => overlaps(block, days)) ?? null
  const moved = added.flatMap(({ id }, index) => {
    const days = add[index]
    return days ? [{ vehicleId, blockId: id, days, old: before(days) }] : []
  })
  if (added[0]) await notifyTakenDays(tx, owner, `feed-${added[0].id}`, moved)
  await notifyReleased(tx, owner, { vehicleId, release, add })
  await markRead(tx, feedId, conflicts)
  await notifyConflicts(tx, owner.origin, feed, conflicts)
  const bookings = new Set(conflicts.map(({ orderItemId }) => orderItemId))
  return { periods: current.length - release.length + added.length, conflicts: bookings.size }
}

const lastDay = (days: readonly Booking[]): Day =>
  days
    .map(({ to }) => to)
    .sort()
    .at(-1) ?? ''

type Released = { vehicleId: string; release: readonly Block[]; add: readonly Booking[] }
type Block = Booking & { id: string; createdAt: Date }

/** Sends one email per inquiry, even if several of its days are free again. */
export async function notifyReleased(tx: Tx, owner: Acting, { vehicleId, release, add }: Released): Promise<void> {
  for (const { id: blockId, createdAt, from, to } of release) {
    const days = { from, to }
    const left = add.find((other) => overlaps(other, days)) ?? null
    const released = { vehicleId, blockId, days, history: [{ at: createdAt, days }] }
    await notifyDaysReleased(tx, owner, `feed-${release[0]?.id}`, released, left)
  }
}
