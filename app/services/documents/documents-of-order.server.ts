import { asc, isNull } from 'drizzle-orm'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { Day } from '~/models/trade/days/days'
import type { OrderStatus } from '~/models/trade/vocabulary/orders'
import { db } from '~/server/db/client.server'
import { providerDocuments } from '~/server/db/schema'
import { documentsFormOf } from './current-documents.server'
import { refusalOf } from './submit-documents.server'

interface OrderFacts {
  orderId: number
  /** Whose files wait in the form. */
  heldBy: string
  access: AccessContext
  status: OrderStatus
  isSigned: boolean
  /** The last day of what is rented still or will be. */
  lastDay: Day | null
}

/** The papers of an order as its page shows them: the form while they are asked for, then the ways to them. */
export async function documentsOfOrder(order: OrderFacts) {
  const { orderId, heldBy, access, status, isSigned, lastDay } = order
  const form = await documentsFormOf(orderId, lastDay, heldBy)
  const isAsked = !form.areIn && refusalOf({ isSigned, isOver: status === 'cancelled' }) === null
  const own = await db()
    .select({ kind: providerDocuments.kind })
    .from(providerDocuments)
    .where(isNull(providerDocuments.replacedAt))
    .orderBy(asc(providerDocuments.kind))
  const current = form.papers.filter(({ isCurrent }) => isCurrent)
  return {
    areIn: form.areIn,
    form: isAsked && can('changeOrders', access) ? form : null,
    warning: form.warning,
    current: current.map(({ id, kind }) => ({ kind, id: can('seePrices', access) ? id : null })),
    own: own.map(({ kind }) => kind),
  }
}
