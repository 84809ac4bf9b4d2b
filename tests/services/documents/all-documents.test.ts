import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderCart } from '#demo/builder/order-cart.server'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject, aProvider, get } from '#tests/world/builders'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { signed } from '#tests/world/documents'
import { aStoredInvoice } from '#tests/world/invoices'
import { anOrder, aVehicleInCart, endItem } from '#tests/world/orders'
import { BILLING, QUOTED, SIGNER } from '#tests/world/paperwork'
import { at, responseStatus } from '#tests/world/visits/responses'
import { quoteNumber } from '~/models/billing/quote'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import * as atDesk from '~/routes/provider/orders/document'
import * as allAtDesk from '~/routes/provider/orders/documents-zip'
import { setClock } from '~/server/clock.server'
import { agreements, db, renderedDocuments } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { quoteFile } from '~/services/billing/quote-file.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { requireMembership } from '~/services/crew/membership.server'
import { orderDocumentsPage, projectDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { zipOrderDocuments, zipProjectDocuments } from '~/services/documents/overview/documents-zip.server'
import { requireDeskOrder } from '~/services/provider/orders/require-desk-order.server'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
beforeAll(() => setClock(TODAY))

let dana: Account
let projectId: string
beforeEach(async () => {
  dana = await anAdmin()
  projectId = await aProject({ Owner: dana })
})

async function aQuote(part: { from?: string; to?: string } = {}): Promise<number> {
  await aVehicleInCart({ projectId, renter: dana, ...part })
  const revision = (await findCart(dana))?.revision ?? 0
  return unwrap(await makeQuote(dana, { ...QUOTED, revision })).quoteId
}

/** An order with the quotes of its cart and an invoice, and a later quote of the cart. */
async function anOrderWithDocuments() {
  const quoteIds = [await aQuote(), await aQuote({ from: '2026-12-14', to: '2026-12-15' })]
  const orderId = await orderCart(dana, { billing: BILLING, signer: SIGNER })
  const invoiceId = await aStoredInvoice(dana, { orderId, projectId })
  const later = await aQuote({ from: '2027-01-04', to: '2027-01-05' })
  return { orderId, invoiceId, quoteIds, later }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const titlesOf = (documents: readonly { title: string }[]) => documents.map(({ title }) => title)

async function inZip(zip: Awaited<ReturnType<typeof zipOrderDocuments>>) {
  const entries = unzipSync(new Uint8Array(await new Response(unwrap(zip).content).arrayBuffer()))
  const hashes = Object.values(entries).map(sha256)
  return { names: Object.keys(entries), hashes }
}

test('quotes are listed with the order made from their cart, or with the project; invoices with their order', async () => {
  const { orderId, quoteIds, later } = await anOrderWithDocuments()
  const [first, second] = quoteIds.map((id) => `Quote ${quoteNumber(id)}`)
  const invoice = `Invoice INV-2000-${orderId}`
  const { documents } = await orderDocumentsPage(dana, orderId)
  expect(titlesOf(documents)).toEqual([second, first, invoice])
  expect(documents[1]).toMatchObject({
    name: `${first} The Long Haul.pdf`,
    by: 'Dana Whitlock',
    at: 'Nov 20, 2026, 10:00 AM ET',
    href: `/projects/${projectId}/quotes/${quoteIds[0]}`,
    isOurs: true,
  })
  const page = await projectDocumentsPage(await requireMembership(dana, projectId))
  expect(page.orders.map(({ documents: ofOrder }) => titlesOf(ofOrder))).toEqual([[second, first, invoice]])
  expect(titlesOf(page.notOrdered)).toEqual([`Quote ${quoteNumber(later)}`])
  expect(page.orders.map(({ missing }) => missing)).toMatchObject([
    {
      orderId,
      mark: { label: expect.stringMatching(/^Pickup /) },
      papers: 'Missing: signed agreement, PO, COI',
      unsigned: 'Agreement sent Nov 20 to Marcus Oyelaran (Line Producer).',
      notAsked: DOCUMENT_MESSAGES.tooEarly,
    },
  ])

  const zip = await inZip(await zipOrderDocuments(dana, orderId))
  expect(zip.names).toEqual([
    `01 ${second} The Long Haul.pdf`,
    `02 ${first} The Long Haul.pdf`,
    `03 INV-2000-${orderId} The Long Haul.pdf`,
    'documents.txt',
  ])
  expect((await inZip(await zipProjectDocuments(dana, projectId))).names).toHaveLength(5)
})

test('documents that an order still needs are uploaded by those who may change it', async () => {
  const [member, leader] = [await anAdmin(), await anAdmin()]
  projectId = await aProject({ Owner: dana, Member: member, Manager: leader })
  const { orderId } = await anOrder(dana, projectId)
  await signed(orderId)
  const missing = async (account: Account) =>
    (await projectDocumentsPage(await requireMembership(account, projectId))).orders.map((order) => order.missing)
  setClock(new Date('2026-12-06T15:00:00Z'))
  const [ofLeader, ofMember] = [await missing(leader), await missing(member)]
  setClock(TODAY)
  const label = 'Pickup tomorrow'
  expect(ofLeader).toMatchObject([{ orderId, mark: { label, tone: 'waiting' }, unsigned: null, notAsked: null }])
  expect(ofMember).toMatchObject([{ orderId, mark: { label, tone: 'gone' } }])
})

test('a declined agreement is missing, and said to be declined', async () => {
  const { orderId } = await anOrder(dana, projectId)
  const declined = { status: 'declined', answeredAt: TODAY } as const
  await db().update(agreements).set(declined).where(eq(agreements.orderId, orderId))
  const { missing } = await orderDocumentsPage(dana, orderId)
  expect(missing).toMatchObject({ papers: 'Missing: signed agreement, PO, COI', unsigned: 'Agreement declined.' })
})

test.each(['completed', 'cancelled'] as const)('a %s order has documents but no run sheet', async (status) => {
  const { orderId, items } = await anOrder(dana, projectId)
  await aStoredInvoice(dana, { orderId, projectId })
  const hasRunSheet = async () => [
    (await orderDocumentsPage(dana, orderId)).hasRunSheet,
    ...(await projectDocumentsPage(await requireMembership(dana, projectId))).orders.map((order) => order.hasRunSheet),
  ]
  expect(await hasRunSheet()).toEqual([true, true])
  await endItem(items[0]?.listVehicleId ?? '', { status })
  expect(await hasRunSheet()).toEqual([false, false])
})

test('an order is named by its first vehicle, and a missing document due by the date where that is', async () => {
  const first = { vehicle: { zone: 'America/Los_Angeles', model: 'Nova' }, from: '2026-12-07' }
  const { orderId, items } = await anOrder(dana, projectId, [{ from: '2026-12-08' }, first, { from: '2026-12-09' }])
  await endItem(items[2]?.listVehicleId ?? '', { status: 'cancelled' })
  setClock(new Date('2026-12-07T06:00:00Z'))
  const { orders } = await projectDocumentsPage(await requireMembership(dana, projectId))
  setClock(TODAY)
  expect(orders).toMatchObject([
    {
      vehicles: expect.stringMatching(/ Nova and 1 more$/),
      hasRunSheet: true,
      missing: { orderId, mark: { label: 'Pickup tomorrow' } },
    },
  ])
})

test('a rendered document keeps its bytes, also when two requests render it at once', async () => {
  const quoteId = await aQuote()
  const files = await Promise.all(Array.from({ length: 4 }, () => quoteFile(dana, { projectId, quoteId })))
  const hashes = await Promise.all(
    files.map(async ({ content }) => sha256(new Uint8Array(await content.arrayBuffer()))),
  )
  const [print] = await db().select().from(renderedDocuments).where(eq(renderedDocuments.quoteId, quoteId))
  expect(new Set(hashes)).toEqual(new Set([print?.sha256]))
  expect((await projectDocumentsPage(await requireMembership(dana, projectId))).notOrdered[0]?.sha256).toBe(
    print?.sha256,
  )
  expect(await refusalOf(db().update(renderedDocuments).set({ bytes: 1 }))).toMatch(/is append-only/)
  expect(await refusalOf(db().delete(renderedDocuments))).toMatch(/is append-only/)
})

test('the staff can download each document of an order, but none of another', async () => {
  const pru = await aProvider()
  const { orderId, later } = await anOrderWithDocuments()
  const { documents } = await requireDeskOrder(pru, orderId)
  expect(documents).toHaveLength(3)
  const open = async (documentId: string, of = orderId) =>
    atDesk.loader(
      at(await get(`/provider/orders/${of}/documents/${documentId}`, pru), { orderId: String(of), documentId }),
    )
  for (const { id, href, sha256: listed } of documents) {
    expect(href).toBe(`/provider/orders/${orderId}/documents/${id}`)
    const file = await open(id)
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment;/)
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(listed)
  }
  expect(await responseStatus(open(quoteNumber(later)))).toBe(404)
})

test('the staff can download all documents of an order in the same zip as its crew', async () => {
  const pru = await aProvider()
  const { orderId } = await anOrderWithDocuments()
  const params = { orderId: String(orderId) }
  const response = await allAtDesk.loader(at(await get(`/provider/orders/${orderId}/documents.zip`, pru), params))
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="Order ${orderId} documents.zip"`)
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.values(entries).map(sha256)).toEqual((await inZip(await zipOrderDocuments(dana, orderId))).hashes)
})
