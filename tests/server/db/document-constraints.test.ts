import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { refusalOf, refusalOfRow, useDatabase } from '#tests/world/database/database'
import { aDocument, aProviderDocument, aStoredFile } from '#tests/world/documents'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aStoredInvoice } from '#tests/world/invoices'
import { QUOTED } from '#tests/world/paperwork'
import { DRIVER } from '#tests/world/recipients'
import { anUnsignedOrder } from '#tests/world/signing'
import { now } from '~/server/clock.server'
import {
  arrivals,
  db,
  documents,
  files,
  invoiceLines,
  invoices,
  orderItems,
  pickupRecipients,
  providerDocuments,
  quoteLines,
  quotes,
  signingEvents,
} from '~/server/db/client.server'

await useDatabase()
startClock()
useOwnFolder()

const order = await anUnsignedOrder()
const [first] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.orderId))
if (!first) throw new Error('The order has no vehicle.')
const item = first

describe('files and documents', () => {
  test.each([
    ['files_bytes', { bytes: 0 }],
    ['files_sha256', { sha256: 'A'.repeat(64) }],
    ['files_sha256', { sha256: 'a'.repeat(63) }],
  ])('%s', async (constraint, part) => {
    expect(await refusalOf(aStoredFile(order.dana, part))).toBe(constraint)
  })

  test('a file key is unique', async () => {
    const [file] = await db()
      .select()
      .from(files)
      .where(eq(files.id, await aStoredFile(order.dana)))
    expect(await refusalOf(aStoredFile(order.dana, { key: file?.key ?? '' }))).toBe('files_key')
  })

  test('one current document per kind, and one staged document per sender', async () => {
    await aDocument(order, order.dana)
    expect(await refusalOf(aDocument(order, order.dana))).toBe('one_current_document')
    await aDocument({ ...order, kind: 'purchase-order' }, order.dana)
    await aDocument(order, order.dana, { status: 'staged' })
    expect(await refusalOf(aDocument(order, order.dana, { status: 'staged' }))).toBe('one_staged_document_per_sender')
    await aDocument(order, await anAdmin('eve'), { status: 'staged' })
  })

  test('a document has a replacement time exactly when it is replaced', async () => {
    expect(await refusalOf(aDocument(order, order.dana, { status: 'replaced' }))).toBe('documents_replaced')
    expect(await refusalOf(aDocument(order, order.dana, { replacedAt: now() }))).toBe('documents_replaced')
    for (const _ of ['first', 'second']) await aDocument(order, order.dana, { status: 'replaced', replacedAt: now() })
  })

  test('a file that a document refers to cannot be deleted', async () => {
    const [document] = await db().select().from(documents).where(eq(documents.orderId, order.orderId))
    expect(
      await refusalOf(
        db()
          .delete(files)
          .where(eq(files.id, document?.fileId ?? '')),
      ),
    ).toMatch(/^documents_file_id_/)
  })

  test('one current provider document per kind', async () => {
    await aProviderDocument('w-9', order.dana)
    expect(await refusalOf(aProviderDocument('w-9', order.dana))).toBe('one_current_provider_document')
    await db().update(providerDocuments).set({ replacedAt: now() })
    await aProviderDocument('w-9', order.dana)
  })
})

describe('quotes', () => {
  const aQuote = async (part: Partial<typeof quotes.$inferInsert> = {}) => {
    const about = {
      projectTitle: 'The Long Haul',
      cartRevision: 1,
      taxPerMille: 89,
      validUntil: '2026-12-20',
      terms: '',
    }
    const of = { projectId: order.projectId, accountId: order.dana.id }
    const [quote] = await db()
      .insert(quotes)
      .values({ ...QUOTED, ...about, ...of, ...part })
      .returning({ id: quotes.id })
    return quote?.id ?? 0
  }
  const line = (quoteId: number, part: Partial<typeof quoteLines.$inferInsert> = {}) => {
    const { listVehicleId, vehicleId, bookedFrom, bookedTo, dailyCents, listedCents, agreedCents, taxCents } = item
    const booked = { listVehicleId, vehicleId, bookedFrom, bookedTo, dailyCents, listedCents, agreedCents, taxCents }
    return db()
      .insert(quoteLines)
      .values({ quoteId, position: 0, title: 'Car', town: 'Atlanta', ...booked, taxCents: taxCents ?? 0, ...part })
  }

  test('have valid taxes, dates and amounts', async () => {
    expect(await refusalOf(aQuote({ taxPerMille: 1001 }))).toBe('quotes_tax')
    const quoteId = await aQuote()
    expect(quoteId).toBeGreaterThan(1000)
    expect(await refusalOf(line(quoteId, { bookedTo: '2020-01-01' }))).toBe('quote_lines_days')
    expect(await refusalOf(line(quoteId, { agreedCents: -1 }))).toBe('quote_lines_money')
    await line(quoteId)
    expect(await refusalOf(line(quoteId))).toMatch(/^quote_lines_.*_pk$/)
  })

  test('are append-only', async () => {
    await line(await aQuote())
    expect(await refusalOf(db().update(quotes).set({ terms: 'x' }))).toMatch(/quotes is append-only/)
    expect(await refusalOf(db().update(quoteLines).set({ agreedCents: 1 }))).toMatch(/quote_lines is append-only/)
    expect(await refusalOf(db().delete(quoteLines))).toMatch(/quote_lines is append-only/)
  })
})

describe('invoices', () => {
  let first: typeof invoices.$inferSelect
  beforeAll(async () => {
    const id = await aStoredInvoice(order.dana, order)
    const [row] = await db().select().from(invoices).where(eq(invoices.id, id))
    if (!row) throw new Error('There is no invoice.')
    first = row
  })
  const another = (part: Partial<typeof invoices.$inferInsert>) => {
    const { id: _, ...copied } = first
    return db()
      .insert(invoices)
      .values({ ...copied, number: first.number + 1, ...part })
  }

  test('have a unique number, and an order has one first invoice', async () => {
    const corrects = { correctsId: first.id, reason: 'We have moved.' }
    expect(await refusalOf(another({ ...corrects, number: first.number }))).toBe('invoices_number')
    expect(await refusalOf(another({}))).toBe('one_first_invoice_per_order')
  })

  test('are corrected once, with a reason', async () => {
    expect(await refusalOf(another({ correctsId: first.id }))).toBe('invoices_reason')
    expect(await refusalOf(another({ reason: 'We have moved.' }))).toBe('invoices_reason')
    await another({ correctsId: first.id, reason: 'We have moved.' })
    const again = another({ number: first.number + 2, correctsId: first.id, reason: 'Once more.' })
    expect(await refusalOf(again)).toBe('invoices_corrected_once')
  })

  test('are append-only, without negative amounts', async () => {
    expect(await refusalOf(db().update(invoices).set({ email: 'x@x.example' }))).toMatch(/invoices is append-only/)
    expect(await refusalOf(db().delete(invoiceLines))).toMatch(/invoice_lines is append-only/)
    const [line] = await db().select().from(invoiceLines).where(eq(invoiceLines.invoiceId, first.id))
    if (!line) throw new Error('The invoice has no line.')
    const next = { ...line, position: 1 }
    expect(await refusalOfRow(invoiceLines, { ...next, priceCents: -1 })).toBe('invoice_lines_money')
    expect(await refusalOfRow(invoiceLines, { ...next, bookedTo: '2020-01-01' })).toBe('invoice_lines_days')
  })
})

test('signing events are append-only and numbered from 1', async () => {
  const [event] = await db().select().from(signingEvents).where(eq(signingEvents.orderId, order.orderId))
  if (!event) throw new Error('Nothing happened.')
  expect(await refusalOf(db().update(signingEvents).set({ actor: 'x' }))).toMatch(/signing_events is append-only/)
  expect(await refusalOf(db().delete(signingEvents))).toMatch(/signing_events is append-only/)
  expect(await refusalOfRow(signingEvents, event)).toMatch(/^signing_events_.*_pk$/)
  expect(await refusalOfRow(signingEvents, { ...event, number: 0 })).toBe('signing_events_number')
})

test('a recipient is unique per order, and an arrival has exactly one sender', async () => {
  const { phoneNumber: phone, ...person } = DRIVER
  const driver = { ...person, phone, orderId: order.orderId, sentBy: order.dana.id, sentAt: now() }
  const [recipient] = await db().insert(pickupRecipients).values(driver).returning({ id: pickupRecipients.id })
  expect(await refusalOfRow(pickupRecipients, driver)).toBe('pickup_recipients_once_per_order')
  const never = { ...driver, email: 'never@crew.example', sendCount: 0 }
  expect(await refusalOfRow(pickupRecipients, never)).toBe('pickup_recipients_send_count')

  const arrival = { orderItemId: item.id, minutes: 5, accountId: order.dana.id }
  const arrive = (part: Partial<typeof arrivals.$inferInsert>) => refusalOfRow(arrivals, { ...arrival, ...part })
  expect(await arrive({ minutes: -1 })).toBe('arrivals_minutes')
  expect(await arrive({ minutes: 1436 })).toBe('arrivals_minutes')
  expect(await arrive({ accountId: null })).toBe('arrivals_sent_by_somebody')
  expect(await arrive({ recipientId: recipient?.id ?? '' })).toBe('arrivals_sent_by_somebody')
})
