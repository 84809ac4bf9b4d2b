import { asc, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject } from '#tests/world/builders'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { anOrder } from '#tests/world/orders'
import { CORRECTED } from '#tests/world/paperwork'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import { setClock } from '~/server/clock.server'
import { activity, db, invoiceLines, invoices, orderItems, orders, projects } from '~/server/db/client.server'
import { wholePdf } from '~/server/pdf/pdf.server'
import type { Account } from '~/server/session/asker.server'
import { correctInvoice } from '~/services/billing/correct-invoice.server'
import { invoiceFile, invoicePdf } from '~/services/billing/invoice-file.server'
import { invoicesOfOrder } from '~/services/billing/invoices-of-order.server'
import { issueInvoice } from '~/services/billing/issue-invoice.server'
import { readInvoice } from '~/services/billing/read-invoice.server'
import { cancelItem, completeItem } from '~/services/orders/items/amend-item.server'

useDatabase()
let dana: Account
let projectId: string
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))
beforeEach(async () => {
  dana = await anAdmin()
  projectId = await aProject({ Owner: dana })
})

const DAYS = { from: '2026-11-20', to: '2026-11-24', agreedCents: 45_055 }

/** An order with a vehicle that is completed early and one that was cancelled before it began. */
async function aCompletedOrder() {
  const later = { from: '2026-12-07', to: '2026-12-11', vehicle: { model: 'Nova' } }
  const { orderId } = await anOrder(dana, projectId, [DAYS, later])
  const ref = { orderId, projectId }
  const [first, second] = await db()
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom))
  const itemAt = (orderItemId = '') => ({ ...ref, orderItemId })
  unwrap(await cancelItem(dana, itemAt(second?.id), { revision: 1 }))
  return { ref, complete: () => completeItem(dana, itemAt(first?.id), { to: '2026-11-20', revision: 1 }) }
}

async function anInvoicedOrder() {
  const { ref, complete } = await aCompletedOrder()
  unwrap(await complete())
  unwrap(await issueInvoice(dana, ref))
  const [invoice] = (await invoicesOfOrder(dana, ref)).invoices
  if (!invoice) throw new Error('There is no invoice.')
  return { ref, invoice }
}

async function file(ref: { orderId: number; projectId: string }, invoiceId: string, format: 'pdf' | 'csv') {
  const { name, content } = await invoiceFile(dana, { ...ref, invoiceId, format })
  return { name, bytes: Buffer.from(await content.arrayBuffer()) }
}

async function page(bytes: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('an invoice', () => {
  test('is issued once, when the order is completed', async () => {
    const { ref, complete } = await aCompletedOrder()
    expect(await issueInvoice(dana, ref)).toMatchObject({
      code: 'not-completed',
      message: INVOICE_MESSAGES.notCompleted,
    })
    unwrap(await complete())
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => issueInvoice(dana, ref)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    const [invoice, ...more] = (await invoicesOfOrder(dana, ref)).invoices
    expect([more, invoice?.totalCents]).toEqual([[], 49_065])
  })

  test('lists completed and cancelled items in its PDF', async () => {
    const { ref, invoice } = await anInvoicedOrder()
    const { name, bytes } = await file(ref, invoice.id, 'pdf')
    expect(name).toBe(`${invoice.number} The Long Haul.pdf`)
    const text = await page(bytes)
    for (const each of [
      `Invoice ${invoice.number}`,
      'Completed on Nov 20, 2026: was Nov 20, 2026 to Nov 24, 2026, $450.55; now Nov 20, 2026, $450.55.',
      'Cancelled on Nov 20, 2026: was Dec 7, 2026 to Dec 11, 2026, $500.00.',
      'Completed $450.55 $40.10 $490.65',
      'Sub Total $450.55 Tax (GA - 8.9%) $40.10 Total $490.65',
      `Payment: Net 30, by ACH, as selected on order #${ref.orderId}.`,
    ])
      expect(text).toContain(each)
  })

  test('has the same lines in its CSV', async () => {
    const { ref, invoice } = await anInvoicedOrder()
    const csv = (await file(ref, invoice.id, 'csv')).bytes.toString()
    expect(csv.split('\r\n').map((row) => row.split(',').slice(10, 14).join())).toEqual([
      'Status,Rate,Tax,Total',
      'Completed,450.55,40.10,490.65',
      'Cancelled,0.00,0.00,0.00',
      '',
    ])
  })

  test('escapes a formula in a company name in its CSV', async () => {
    const { ref, complete } = await aCompletedOrder()
    await db().update(orders).set({ productionCompanyName: '=1+1' }).where(eq(orders.id, ref.orderId))
    unwrap(await complete())
    unwrap(await issueInvoice(dana, ref))
    const [invoice] = (await invoicesOfOrder(dana, ref)).invoices
    const csv = (await file(ref, invoice?.id ?? '', 'csv')).bytes.toString()
    expect(csv).toContain(",'=1+1,")
  })

  test('keeps its PDF when the project changes, also when rendered again', async () => {
    const { ref, invoice } = await anInvoicedOrder()
    const { bytes } = await file(ref, invoice.id, 'pdf')
    await db().update(projects).set({ title: 'Renamed' }).where(eq(projects.id, projectId))
    expect((await file(ref, invoice.id, 'pdf')).bytes.equals(bytes)).toBe(true)
    expect((await wholePdf(invoicePdf(await readInvoice(invoice.id)))).equals(bytes)).toBe(true)
    for (const table of [invoices, invoiceLines]) expect(await refusalOf(db().delete(table))).toMatch(/is append-only/)
  })

  test('has the next number of its year without gaps, despite concurrent and failed attempts', async () => {
    const [one, two, three, eve, last] = [
      await aCompletedOrder(),
      await aCompletedOrder(),
      await aCompletedOrder(),
      await aCompletedOrder(),
      await aCompletedOrder(),
    ]
    const orders = [one, two, three, eve, last]
    for (const { complete } of [one, two, three]) unwrap(await complete())
    const outcomes = await Promise.all(orders.map(({ ref }) => issueInvoice(dana, ref)))
    expect(outcomes.filter(({ ok }) => ok).length).toBe(3)
    setClock(new Date('2027-01-01T01:00:00Z'))
    unwrap(await eve.complete())
    unwrap(await issueInvoice(dana, eve.ref))
    setClock(new Date('2027-01-02T15:00:00Z'))
    unwrap(await last.complete())
    unwrap(await issueInvoice(dana, last.ref))
    setClock(new Date('2026-11-20T15:00:00Z'))
    const rows = await db().select().from(invoices).orderBy(asc(invoices.year), asc(invoices.number))
    const numbers = (year: number) => rows.filter((row) => row.year === year).map(({ number }) => number)
    // on New Year's Eve at 8 PM in New York it is next year in UTC
    expect(numbers(2026)).toEqual(numbers(2026).map((_, at) => at + 1))
    expect(numbers(2027)).toEqual([1])
  })
})

describe('a corrected invoice', () => {
  const correct = async ({ ref, invoice }: Awaited<ReturnType<typeof anInvoicedOrder>>, part = {}) =>
    correctInvoice(dana, ref, { ...CORRECTED, invoiceId: invoice.id, ...part })

  test('is issued once, and both are recorded', async () => {
    const invoiced = await anInvoicedOrder()
    const press = () => correct(invoiced)
    expect(await Promise.all([press(), press(), press()])).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await correct(invoiced, { reason: 'Again.' })).toMatchObject({ code: 'invoice-corrected' })
    const [old, corrected, ...more] = (await invoicesOfOrder(dana, invoiced.ref)).invoices
    expect([more, old?.isCorrected, corrected?.isCorrected]).toEqual([[], true, false])
    expect(corrected).toMatchObject({ totalCents: invoiced.invoice.totalCents, reason: 'We have moved.' })
    const entries = await db()
      .select()
      .from(activity)
      .where(eq(activity.projectId, projectId))
      .orderBy(asc(activity.id))
    expect(entries.flatMap(({ kind }) => (kind.startsWith('invoice-') ? [kind] : []))).toEqual([
      'invoice-issued',
      'invoice-corrected',
    ])
  })

  test('names the old invoice, which does not change', async () => {
    const { ref, invoice } = await anInvoicedOrder()
    const before = (await file(ref, invoice.id, 'pdf')).bytes
    unwrap(await correct({ ref, invoice }))
    const [, corrected] = (await invoicesOfOrder(dana, ref)).invoices
    const text = await page((await file(ref, corrected?.id ?? '', 'pdf')).bytes)
    expect(text).toContain(`Replaces invoice ${invoice.number} of Nov 20, 2026. Reason: We have moved.`)
    expect(text).toContain('200 Marietta St NW')
    expect((await file(ref, invoice.id, 'pdf')).bytes.equals(before)).toBe(true)
  })
})
