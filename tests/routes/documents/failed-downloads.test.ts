import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject, aProvider, get } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { aDocument, signed, theProviderDocument } from '#tests/world/documents'
import { aStoredInvoice } from '#tests/world/invoices'
import { anOrder, aVehicleInCart } from '#tests/world/orders'
import { QUOTED } from '#tests/world/paperwork'
import { at } from '#tests/world/visits/responses'
import { INVOICE_MESSAGES, QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import * as invoice from '~/routes/billing/invoices/file'
import * as quote from '~/routes/billing/quotes/pdf'
import * as document from '~/routes/documents/order/document'
import * as provided from '~/routes/documents/provider-document'
import * as documentAtDesk from '~/routes/provider/orders/document'
import * as agreement from '~/routes/signing/sealed-agreement'
import { agreements, db, documents, files } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { findCart } from '~/services/booking/cart/find-cart.server'

useDatabase()
startClock()

/** The status and the heading of an error page. */
async function errorOf(response: Promise<Response>) {
  const page = await response
  return [page.status, /<h1[^>]*>(.*)<\/h1>/.exec(await page.text())?.[1]]
}

async function anOrderWithDocuments() {
  const dana = await anAdmin()
  const pru = await aProvider()
  const projectId = await aProject({ Owner: dana })
  const { orderId } = await anOrder(dana, projectId)
  await signed(orderId)
  const documentKey = `agreements/${orderId}.pdf`
  await db().update(agreements).set({ documentKey }).where(eq(agreements.orderId, orderId))
  await (await fileStore()).put(documentKey, 'sealed')
  const documentId = await aDocument({ orderId }, dana)
  await theProviderDocument('w-9', pru)
  const request = await get('/', dana)
  const order = String(orderId)
  const ask = {
    agreement: () => errorOf(agreement.loader(at(request, { orderId: order }))),
    document: () => errorOf(document.loader(at(request, { orderId: order, documentId }))),
    documentAtDesk: async () => errorOf(documentAtDesk.loader(at(await get('/', pru), { orderId: order, documentId }))),
    provided: () => errorOf(provided.loader(at(request, { kind: 'w-9' }))),
  }
  return { dana, projectId, orderId, documentKey, documentId, ask }
}

test.each<[string, (documentKey: string) => Promise<unknown>]>([
  [
    'has lost a file',
    async (documentKey) => {
      const store = await fileStore()
      await store.delete(documentKey)
      for (const { key } of await db().select({ key: files.key }).from(files)) await store.delete(key)
    },
  ],
  [
    'is unreachable',
    async () => {
      const away = vi.spyOn(await fileStore(), 'size').mockRejectedValue(new Error('ECONNREFUSED'))
      onTestFinished(() => away.mockRestore())
    },
  ],
])('when the store %s, the page says that the download failed', async (_, fail) => {
  const { documentKey, ask } = await anOrderWithDocuments()
  await fail(documentKey)
  for (const file of [ask.agreement, ask.document, ask.documentAtDesk])
    expect(await file()).toEqual([500, DOCUMENT_MESSAGES.downloadFailed])
  expect(await ask.provided()).toEqual([500, 'Something went wrong'])
})

test('a document that does not exist is a 404', async () => {
  const { documentId, ask } = await anOrderWithDocuments()
  await db().update(documents).set({ status: 'staged' }).where(eq(documents.id, documentId))
  await db().update(agreements).set({ documentKey: null })
  expect(await ask.document()).toEqual([404, 'Page not found'])
  expect(await ask.agreement()).toEqual([404, 'Page not found'])
})

test('an invoice or quote that cannot be rendered is a 500 with its own message', async () => {
  const { dana, projectId, orderId } = await anOrderWithDocuments()
  const invoiceId = await aStoredInvoice(dana, { orderId, projectId })
  await aVehicleInCart({ projectId, renter: dana })
  const revision = (await findCart(dana))?.revision ?? 0
  const { quoteId } = unwrap(await makeQuote(dana, { ...QUOTED, revision }))
  await db().execute(sql`alter table rendered_documents rename to rendered_documents_away`)
  onTestFinished(
    async () => void (await db().execute(sql`alter table rendered_documents_away rename to rendered_documents`)),
  )
  const request = await get('/', dana)
  const billed = { orderId: String(orderId), projectId, invoiceId, format: 'pdf' }
  expect(await errorOf(invoice.loader(at(request, billed)))).toEqual([500, INVOICE_MESSAGES.failed])
  const quoted = { projectId, quoteId: String(quoteId) }
  expect(await errorOf(quote.loader(at(request, quoted)))).toEqual([500, QUOTE_MESSAGES.failed])
})
