import { and, eq } from 'drizzle-orm'
import { longestFree, nearestFree } from '~/models/fleet/free-days'
import { reasonAgainst } from '~/models/orders/items/item-acts'
import { daysOffered } from '~/models/orders/items/item-days'
import { ITEM_MESSAGES } from '~/models/orders/items/item-messages'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day-words'
import { type Booking, overlaps } from '~/models/trade/days/days'
import type { AmendmentKind } from '~/models/trade/vocabulary/amendment-kinds'
import type { Tx } from '~/server/db/client.server'
import { amendments } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { takenPeriods } from '~/services/fleet/taken-periods.server'
import type { OpenItem } from './open-item.server'

/** What a page asks for, made from a revision of the item. */
type Wish = { kind: AmendmentKind; revision: number; booking: Booking | null }

/** Whether this page's wish was fulfilled before, for the same person and with the same days. */
export async function isDone(tx: Tx, asker: Account, { id }: OpenItem, wish: Wish): Promise<boolean> {
  const [done] = await tx
    .select()
    .from(amendments)
    .where(and(eq(amendments.orderItemId, id), eq(amendments.revision, wish.revision)))
  if (!done || done.accountId !== asker.id || done.kind !== wish.kind) return false
  return done.newFrom === (wish.booking?.from ?? null) && done.newTo === (wish.booking?.to ?? null)
}

/** Why nothing can be done from this page, or not this in the state that the item is in; null when it can. */
export function refusedAct(kind: AmendmentKind, item: OpenItem, revision: number): Refusal | null {
  if (item.revision !== revision) return refused('item-changed', ITEM_MESSAGES.stale)
  const reason = reasonAgainst(kind, item.status)
  return reason === null ? null : refused('not-now', reason)
}

/** The days in the way of an item that is to have others, and what it could have instead; null where none are. */
export async function refusedOverlap(
  tx: Tx,
  act: 'change' | 'extend',
  item: OpenItem,
  wanted: Booking,
): Promise<Refusal | null> {
  const offered = daysOffered(act, item)
  const taken = await takenPeriods(tx, { vehicleId: item.vehicle.id, days: offered, except: item.id })
  const inTheWay = taken.filter((held) => overlaps(held, wanted))
  if (inTheWay.length === 0) return null
  const free = act === 'extend' ? longestFree(item.booking, taken) : nearestFree(wanted, taken, offered)
  const field = act === 'extend' ? 'to' : 'from'
  return refused('days-taken', ITEM_MESSAGES.datesTaken, field, `${takenWords(inTheWay)} ${freeWords(act, free)}`)
}

const takenWords = (taken: Booking[]) => `Taken: ${taken.map(formatBookingOfYear).join(', ')}.`

function freeWords(act: 'change' | 'extend', free: Booking | null): string {
  if (act === 'extend') return free ? `Free until ${formatDayOfYear(free.to)}.` : 'It cannot be extended.'
  return free ? `The nearest free days are ${formatBookingOfYear(free)}.` : 'No other days near these are free.'
}

/** For what the lock of the vehicle does not keep out: days that somebody holds without it. */
export const OVERLAP_REFUSED = {
  vehicle_blocks_never_overlap: () => refused('days-taken', ITEM_MESSAGES.datesTaken, 'to'),
}
