import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { Booking } from '~/models/trade/days/day'
import { listOf } from '~/models/trade/format/text'
import type { Cents } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { AMENDMENT_KINDS, type AmendmentKind, ITEM_NOUNS, type OrderItemStatus } from '~/models/trade/vocabulary/orders'
import { ITEM_MESSAGES } from './item-messages'

/** An amendment: the item's new days, null for a cancellation, and its new price before tax. */
export type Amendment =
  | { kind: Exclude<AmendmentKind, 'cancel'>; booking: Booking; price: Cents }
  | { kind: 'cancel'; booking: null; price: 0 }

/** A button of a booked vehicle; `reason` is why it is disabled. */
export type ItemAction = { kind: AmendmentKind; reason: string | null }

/** This member's buttons for a booked vehicle, in order; none without permission or once it is over. */
export function itemActions(status: OrderItemStatus, access: AccessContext): ItemAction[] {
  return can('changeOrders', access) ? deskItemActions(status) : []
}

/** The same for the staff, who act for either side. */
export function deskItemActions(status: OrderItemStatus): ItemAction[] {
  if (status === 'completed' || status === 'cancelled') return []
  return AMENDMENT_KINDS.map((kind) => ({ kind, reason: checkItemStatus(kind, status)?.message ?? null }))
}

/** 'to extend or complete this rental', for members who have to ask for it; null once it is over. */
export function allowedChangesText(status: OrderItemStatus): string | null {
  const kinds = deskItemActions(status).flatMap(({ kind, reason }) => (reason === null ? [kind] : []))
  return kinds.length === 0 ? null : `to ${listOf(kinds, 'or')} this rental`
}

/** Refuses amendments that the status of an item does not allow, for every account. */
export function checkItemStatus(kind: AmendmentKind, status: OrderItemStatus): Refusal | null {
  const reason = REASONS[status][kind]
  return reason === null ? null : refused('not-possible-in-status', reason)
}

const { beforeStart, afterStart, itemOver } = ITEM_MESSAGES
const OVER = { cancel: itemOver, change: itemOver, extend: itemOver, complete: itemOver }

/** What is possible before the rental starts, and what only after. */
const REASONS: Record<OrderItemStatus, Record<AmendmentKind, string | null>> = {
  confirmed: { cancel: null, change: null, extend: afterStart, complete: afterStart },
  'in-progress': { cancel: beforeStart, change: beforeStart, extend: null, complete: null },
  completed: OVER,
  cancelled: OVER,
}

/** The kind of amendment in the last part of a path; routes ignore case and a trailing slash. */
export function amendmentKindAt(pathname: string): AmendmentKind {
  const [noun = ''] = pathname.split('/').filter(Boolean).slice(-1)
  const kind = AMENDMENT_KINDS.find((each) => ITEM_NOUNS[each] === decodeURIComponent(noun).toLowerCase())
  if (!kind) throw new Error(`No amendment kind in path ${pathname}`)
  return kind
}
