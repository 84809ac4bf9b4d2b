import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import type { CorrectionForm } from '~/models/billing/correction-form'
import { hasValues } from '~/models/billing/has-values'
import { invoiceNumber } from '~/models/billing/invoice'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { invoiceLines, invoices, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { lockBillable, type OrderRef } from './billable-order.server'
import { nextNumber } from './issue-invoice.server'

type Input = z.output<typeof CorrectionForm>

/**
 * Issues a corrected invoice with a different recipient or address: the same vehicles, the number of the invoice it
 * replaces, and the reason. An invoice is corrected once; after that only its correction can be. Repeating the same
 * form by the same person succeeds without a second correction.
 */
export function correctInvoice(asker: Account, ref: OrderRef, { invoiceId, ...billed }: Input): Promise<Outcome> {
  return transact(INVOICE_MESSAGES.failed, async (tx) => {
    const order = await lockBillable(tx, asker, ref)
    const issued = await tx.select().from(invoices).where(eq(invoices.orderId, order.id))
    const old = issued.find(({ id }) => id === invoiceId)
    if (!old) throw notFound()
    const later = issued.find(({ correctsId }) => correctsId === invoiceId)
    const written = { ...billed, issuedBy: asker.id }
    if (later && hasValues(later, written)) return { ok: true }
    if (later) return refused('invoice-corrected', INVOICE_MESSAGES.correctedMeanwhile)

    const { id: correctsId, ...kept } = old
    const numbered = await nextNumber(tx)
    const [invoice] = await tx
      .insert(invoices)
      .values({ ...kept, ...written, ...numbered, correctsId, createdAt: now() })
      .returning({ id: invoices.id })
    if (!invoice) throw new Error('The invoice was not written.')
    await copyLines(tx, invoiceId, invoice.id)
    const subject = { orderId: order.id, invoice: invoiceNumber(numbered) }
    await recordActivity(tx, asker, { kind: 'invoice-corrected', projectId: order.projectId, subject })
    return { ok: true }
  })
}

async function copyLines(tx: Tx, from: string, to: string) {
  const lines = await tx.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, from))
  await tx.insert(invoiceLines).values(lines.map((line) => ({ ...line, invoiceId: to })))
}
