import { type AccessContext, can } from '~/models/trade/access/permissions'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { AMENDMENT_KINDS, type AmendmentKind, ITEM_NOUNS, type OrderItemStatus } from '~/models/trade/vocabulary/orders'
import { ITEM_MESSAGES } from './item-messages'

/** A button of a booked vehicle; `reason` is why it is disabled. */
export type ItemAct = { act: AmendmentKind; reason: string | null }

/** The buttons of a booked vehicle for this member, in their order: none for those who may not, or once it is over. */
export function itemActs(status: OrderItemStatus, access: AccessContext): ItemAct[] {
  return can('changeOrders', access) ? deskActs(status) : []
}

/** The same for the staff, who act for either side. */
export function deskActs(status: OrderItemStatus): ItemAct[] {
  if (status === 'completed' || status === 'cancelled') return []
  return AMENDMENT_KINDS.map((act) => ({ act, reason: checkItemStatus(act, status)?.message ?? null }))
}

/** Refuses amendments that the status of an item does not allow, for every account. */
export function checkItemStatus(act: AmendmentKind, status: OrderItemStatus): Refusal | null {
  const reason = REASONS[status][act]
  return reason === null ? null : refused('not-now', reason)
}

const { beforeStart, afterStart, itemOver } = ITEM_MESSAGES
const OVER = { cancel: itemOver, change: itemOver, extend: itemOver, complete: itemOver }

/** What is done before the rental starts, and what only once it has. */
const REASONS: Record<OrderItemStatus, Record<AmendmentKind, string | null>> = {
  confirmed: { cancel: null, change: null, extend: afterStart, complete: afterStart },
  'in-progress': { cancel: beforeStart, change: beforeStart, extend: null, complete: null },
  completed: OVER,
  cancelled: OVER,
}

/** The kind of amendment that the last part of a path names; routes match it in any case and with a trailing slash. */
export function amendmentKindAt(pathname: string): AmendmentKind {
  const [noun = ''] = pathname.split('/').filter(Boolean).slice(-1)
  const kind = AMENDMENT_KINDS.find((each) => ITEM_NOUNS[each] === decodeURIComponent(noun).toLowerCase())
  if (!kind) throw new Error(`No amendment is at ${pathname}`)
  return kind
}
