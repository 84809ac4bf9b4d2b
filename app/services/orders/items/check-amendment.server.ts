import { and, eq } from 'drizzle-orm'
import { dayConflictText, extensionConflictText } from '~/models/fleet/free-days'
import { checkItemStatus } from '~/models/orders/items/item-acts'
import { daysConcerned, daysOffered } from '~/models/orders/items/item-days'
import { ITEM_MESSAGES } from '~/models/orders/items/item-messages'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import type { Booking, Day } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { amendments } from '~/server/db/schema'
import type { Actor } from '~/server/session/asker.server'
import { behalfOf } from '~/services/crew/record-activity.server'
import { takenPeriods } from '~/services/fleet/taken-days.server'
import { type AnyItemAt, type ChangeableItem, requireChangeableItem } from './lock-item.server'

/** A requested amendment with the revision that the page showed; `seen` is the price that it showed. */
type RequestedAmendment =
  | { kind: 'change' | 'extend'; revision: number; booking: Booking; seen: Cents | undefined }
  | { kind: 'complete'; revision: number; booking: Booking }
  | { kind: 'cancel'; revision: number; booking: null }

/**
 * Idempotency check: whether the same account has already made this amendment from this revision, with the same days,
 * price and, for staff on behalf of a side, reason.
 */
export async function isRepeat(
  tx: Tx,
  asker: Actor,
  { id }: ChangeableItem,
  requested: RequestedAmendment,
): Promise<boolean> {
  const [done] = await tx
    .select()
    .from(amendments)
    .where(and(eq(amendments.orderItemId, id), eq(amendments.revision, requested.revision)))
  if (!done || done.accountId !== asker.id || done.kind !== requested.kind) return false
  if ('seen' in requested && done.newCents !== requested.seen) return false
  const { onBehalfOf, reason } = behalfOf(asker)
  if (done.onBehalfOf !== onBehalfOf || done.reason !== reason) return false
  return done.newFrom === (requested.booking?.from ?? null) && done.newTo === (requested.booking?.to ?? null)
}

/** Refuses an amendment from an outdated page, or one that the item's status does not allow. */
export function checkAmendment(kind: AmendmentKind, item: ChangeableItem, revision: number): Refusal | null {
  if (item.revision !== revision) return refused('item-changed', ITEM_MESSAGES.stale)
  return checkItemStatus(kind, item.status)
}

/** Refuses days that overlap with other bookings or blocks; the hint offers alternatives. */
export async function checkOverlap(
  on: Db | Tx,
  act: 'change' | 'extend',
  item: ChangeableItem,
  wanted: Booking,
): Promise<Refusal | null> {
  const days = daysConcerned(act, item)
  const taken = await takenPeriods(on, { vehicleId: item.vehicle.id, days, except: item.id })
  const inTheWay =
    act === 'extend'
      ? extensionConflictText(wanted, taken, item.booking, item.today)
      : dayConflictText(wanted, taken, daysOffered(act, item))
  return inTheWay === null ? null : refused('days-taken', ITEM_MESSAGES.datesTaken, FIELD[act], inTheWay)
}

const FIELD = { change: 'from', extend: 'to' } as const

/** Refusals for constraint violations: days blocked by a transaction that did not lock the vehicle. */
export function checksByConstraint(
  act: 'change' | 'extend',
  asker: Actor,
  at: AnyItemAt,
  { from, to }: { from?: Day; to: Day },
) {
  return {
    vehicle_blocks_never_overlap: async () => {
      const item = await requireChangeableItem(asker, at)
      const refusal = await checkOverlap(db(), act, item, { from: from ?? item.booking.from, to })
      return refusal ?? refused('days-taken', ITEM_MESSAGES.datesTaken, FIELD[act])
    },
  }
}
