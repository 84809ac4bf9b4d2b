import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import { invoiceAmendmentText, invoiceNumber, invoiceTerms } from '~/models/billing/invoice'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { yearOf } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import {
  amendments,
  invoiceCounters,
  invoiceLines,
  invoices,
  orderItems,
  type Tx,
  transact,
  vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { lockBillable, type OrderRef } from './billable-order.server'

/**
 * Issues the invoice of a completed order under the next number of the year: its vehicles with their amendments, and
 * the tax and terms stored with the order. An order has one invoice; repeating succeeds and issues no second one.
 */
export function issueInvoice(asker: Account, ref: OrderRef): Promise<Outcome> {
  return transact(INVOICE_MESSAGES.failed, async (tx) => {
    const order = await lockBillable(tx, asker, ref)
    const [first] = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, order.id), isNull(invoices.correctsId)))
    if (first) return { ok: true }
    const items = await readItems(tx, order.id)
    if (orderStatus(items.map(({ item }) => item.status)) !== 'completed') {
      return refused('not-completed', INVOICE_MESSAGES.notCompleted)
    }
    const { id: orderId, paymentMethod, placedBy, cartRevision, projectId, createdAt, ...billed } = order
    const numbered = await nextNumber(tx)
    const [invoice] = await tx
      .insert(invoices)
      .values({
        ...billed,
        ...numbered,
        orderId,
        issuedBy: asker.id,
        terms: invoiceTerms(order),
        createdAt: now(),
      })
      .returning({ id: invoices.id })
    if (!invoice) throw new Error('The invoice was not written.')
    await writeLines(tx, invoice.id, items)
    const subject = { orderId, invoice: invoiceNumber(numbered) }
    await recordActivity(tx, asker, { kind: 'invoice-issued', projectId, subject })
    return { ok: true }
  })
}

type Item = Awaited<ReturnType<typeof readItems>>[number]

function readItems(tx: Tx, orderId: number) {
  return tx
    .select({ item: orderItems, vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model } })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
}

async function writeLines(tx: Tx, invoiceId: string, items: readonly Item[]) {
  const sentences = await readAmendments(
    tx,
    items.map(({ item }) => item.id),
  )
  await tx.insert(invoiceLines).values(
    items.map(({ item, vehicle }, position) => {
      const isCancelled = item.status === 'cancelled'
      return {
        invoiceId,
        position,
        orderItemId: item.id,
        title: vehicleTitle(vehicle),
        bookedFrom: item.bookedFrom,
        bookedTo: item.bookedTo,
        isCancelled,
        priceCents: isCancelled ? 0 : item.priceCents,
        taxCents: isCancelled ? 0 : item.taxCents,
        amendments: (sentences.get(item.id) ?? []).join('\n'),
      }
    }),
  )
}

async function readAmendments(tx: Tx, itemIds: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select()
    .from(amendments)
    .where(inArray(amendments.orderItemId, itemIds))
    .orderBy(asc(amendments.revision))
  const sentences = new Map<string, string[]>()
  for (const { orderItemId, ...row } of rows) {
    const sentence = invoiceAmendmentText({
      kind: row.kind,
      on: todayIn(HOME_ZONE, row.createdAt),
      was: { booking: { from: row.oldFrom, to: row.oldTo }, cents: row.oldCents },
      is: { booking: row.newFrom && row.newTo ? { from: row.newFrom, to: row.newTo } : null, cents: row.newCents },
    })
    sentences.set(orderItemId, [...(sentences.get(orderItemId) ?? []), sentence])
  }
  return sentences
}

/**
 * The next number of this year. Numbers have no gaps: concurrent callers wait on the counter row until this
 * transaction ends, and get the same number if it rolls back.
 */
export async function nextNumber(tx: Tx): Promise<{ year: number; number: number }> {
  const year = yearOf(todayIn(HOME_ZONE, now()))
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` } })
    .returning({ number: invoiceCounters.lastNumber })
  if (!counter) throw new Error('The invoice counter was not written.')
  return { year, number: counter.number }
}
