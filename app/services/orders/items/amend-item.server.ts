import { and, eq } from 'drizzle-orm'
import { dayConflictText, extensionConflictText } from '~/models/fleet/free-days'
import { type Amendment, checkItemStatus } from '~/models/orders/items/item-actions'
import { checkItemDays, daysOffered, requiredDays } from '~/models/orders/items/item-days'
import { AMENDMENT_DIALOGS, ITEM_MESSAGES } from '~/models/orders/items/item-messages'
import { checkPriceSeen, priceAfter } from '~/models/orders/items/item-price'
import { type Booking, countDays, type Day } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { amendments, type Db, db, type Tx, transact } from '~/server/db/client.server'
import type { Actor } from '~/server/session/asker.server'
import { behalfOf } from '~/services/crew/record-activity.server'
import { takenPeriods } from '~/services/fleet/vehicle-days.server'
import { applyAmendment } from '~/services/orders/items/apply-amendment.server'
import { type AnyItemRef, type ChangeableItem, lockItem, requireChangeableItem } from './require-item.server'

/** What the page showed: the item's revision, and the price before tax for all days of the new booking. */
type Shown = { revision: number; seen?: Cents | undefined }

/** Cancels a booked vehicle before its rental starts: releases its days, nothing is owed for it. Idempotent. */
export function cancelItem(asker: Actor, ref: AnyItemRef, { revision }: Shown): Promise<Outcome> {
  return amend(asker, ref, { kind: 'cancel', revision, days: null })
}

/**
 * Changes the days of a booked vehicle before its rental starts, at a price computed from the rates stored with the
 * order. Blocked days are refused with alternatives; a price that the page did not show has to be confirmed.
 * Idempotent.
 */
export function changeDays(
  asker: Actor,
  ref: AnyItemRef,
  { from, to, revision, seen }: Booking & Shown,
): Promise<Outcome> {
  return amend(asker, ref, { kind: 'change', revision, days: { from, to }, seen })
}

/** Extends a rental that has started. Same price, refusals and idempotency as `changeDays`. */
export function extendItem(
  asker: Actor,
  ref: AnyItemRef,
  { to, revision, seen }: { to: Day } & Shown,
): Promise<Outcome> {
  return amend(asker, ref, { kind: 'extend', revision, days: { to }, seen })
}

/**
 * Completes a rental that has started; `to` becomes its last day, today at the latest. Releases the days after it; the
 * price stays. Idempotent.
 */
export function completeItem(asker: Actor, ref: AnyItemRef, { to, revision }: { to: Day } & Shown): Promise<Outcome> {
  return amend(asker, ref, { kind: 'complete', revision, days: { to } })
}

type Requested = { kind: AmendmentKind; days: Partial<Booking> | null } & Shown

function amend(asker: Actor, ref: AnyItemRef, requested: Requested): Promise<Outcome> {
  const { kind, revision, days, seen } = requested
  return transact(
    AMENDMENT_DIALOGS[kind].failed,
    async (tx) => {
      const item = await lockItem(tx, asker, ref)
      const amendment = amendmentOf(item, requested)
      if (await isRepeat(tx, asker, item, requested, amendment.booking)) return { ok: true }
      if (item.revision !== revision) return refused('item-changed', ITEM_MESSAGES.stale)
      const refusal = checkItemStatus(kind, item.status) ?? (await checkDays(tx, item, amendment, seen))
      if (refusal) return refusal

      await applyAmendment(tx, asker, item, amendment)
      return { ok: true }
    },
    isMove(kind) ? { vehicle_blocks_never_overlap: () => refusedByOthers(asker, ref, kind, days) } : {},
  )
}

function amendmentOf(item: ChangeableItem, { kind, days }: Requested): Amendment {
  if (kind === 'cancel') return { kind, booking: null, price: 0 }
  const booking = { ...item.booking, ...days }
  return { kind, booking, price: priceAfter(kind, item, countDays(booking)) }
}

/**
 * Idempotency check: whether the same account has already made this amendment from this revision, with the same days,
 * price and, for staff on behalf of a side, reason.
 */
async function isRepeat(
  tx: Tx,
  asker: Actor,
  { id }: ChangeableItem,
  { kind, revision, seen }: Requested,
  booking: Booking | null,
): Promise<boolean> {
  const [done] = await tx
    .select()
    .from(amendments)
    .where(and(eq(amendments.orderItemId, id), eq(amendments.revision, revision)))
  if (!done || done.accountId !== asker.id || done.kind !== kind) return false
  if (isMove(kind) && done.newCents !== seen) return false
  const { onBehalfOf, reason } = behalfOf(asker)
  if (done.onBehalfOf !== onBehalfOf || done.reason !== reason) return false
  return done.newFrom === (booking?.from ?? null) && done.newTo === (booking?.to ?? null)
}

async function checkDays(
  tx: Tx,
  item: ChangeableItem,
  { kind, booking, price }: Amendment,
  seen: Cents | undefined,
): Promise<Refusal | null> {
  if (kind === 'cancel') return null
  const refusal = checkItemDays(kind, booking, item)
  if (refusal || kind === 'complete') return refusal
  return (await checkOverlap(tx, kind, item, booking)) ?? checkPriceSeen(price, seen)
}

/** Refuses days that overlap with other bookings or blocks; the hint offers alternatives. */
async function checkOverlap(on: Db | Tx, kind: Move, item: ChangeableItem, wanted: Booking): Promise<Refusal | null> {
  const days = requiredDays(kind, item)
  const taken = await takenPeriods(on, { vehicleId: item.vehicleId, days, except: item.id })
  const inTheWay =
    kind === 'extend'
      ? extensionConflictText(wanted, taken, item.booking, item.today)
      : dayConflictText(wanted, taken, daysOffered(kind, item))
  return inTheWay === null ? null : refused('days-taken', ITEM_MESSAGES.datesTaken, FIELD[kind], inTheWay)
}

const FIELD = { change: 'from', extend: 'to' } as const

type Move = keyof typeof FIELD

const isMove = (kind: AmendmentKind): kind is Move => kind in FIELD

/** The refusal for days that were blocked by a transaction that did not lock the vehicle. */
async function refusedByOthers(asker: Actor, ref: AnyItemRef, kind: Move, days: Requested['days']): Promise<Refusal> {
  const item = await requireChangeableItem(asker, ref)
  const refusal = await checkOverlap(db(), kind, item, { ...item.booking, ...days })
  return refusal ?? refused('days-taken', ITEM_MESSAGES.datesTaken, FIELD[kind])
}
