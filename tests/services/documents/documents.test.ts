import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aStoredFile, signed } from '#tests/world/documents'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPdfWith } from '#tests/world/files/pdfs'
import { sent } from '#tests/world/files/sent-file'
import { anOrder } from '#tests/world/orders'
import { anUnsignedOrder, signed as sealed } from '#tests/world/signing'
import type { DocumentDetails } from '~/models/documents/document-form'
import { DOCUMENT_MESSAGES, DOCUMENT_REQUIRED } from '~/models/documents/document-messages'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { pdfProblem } from '~/models/trade/fields/uploads'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import { forgetExpired } from '~/schedule.server'
import { setClock } from '~/server/clock.server'
import { db, documents, files, orderItems, outbox, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { documentsForOwner, ordersWithDocuments } from '~/services/documents/current-documents.server'
import { findDocument } from '~/services/documents/find-document.server'
import { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { zipOrderDocuments } from '~/services/documents/overview/documents-zip.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { removeStagedDocument } from '~/services/documents/stage-document.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { requireItem } from '~/services/orders/items/require-item.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'

useDatabase()
const NOW = new Date('2026-11-20T15:00:00Z')
const folder = useOwnFolder()
checkFilesHere()
beforeEach(() => setClock(NOW))

const HOUR = 3_600_000
const later = (hours: number) => setClock(new Date(NOW.getTime() + hours * HOUR))
const DETAILS: DocumentDetails = { number: '', insurer: '', limits: '', expiresOn: '', shared: false }
const PO = aPdfWith('(purchase order)')
const COI = aPdfWith('(certificate)')

type Files = Partial<Record<DocumentKind, Buffer>>

async function handIn(who: Account, orderId: number, sentFiles: Files, details: Partial<DocumentDetails> | null = {}) {
  const { take, received } = await receiveDocuments(who, orderId)
  for (const [field, bytes] of Object.entries(sentFiles)) await take({ field, ...sent(`${field}.pdf`, bytes) })
  return submitDocuments(who, orderId, received, details && { ...DETAILS, ...details })
}

async function anOrderSigned(part: { from?: string; to?: string } = {}) {
  const dana = await anAdmin()
  const omar = await anOwner()
  const projectId = await aProject({ Owner: dana })
  const { orderId } = await anOrder(dana, projectId, [{ owner: omar, ...part }])
  await signed(orderId)
  return { dana, omar, orderId, projectId }
}

const stored = () => readdirSync(join(folder, 'files', 'uploads'), { recursive: true }).length
const shown = async (who: Account, orderId: number) => {
  const { documents: all, form } = await orderDocumentsPage(who, orderId)
  return {
    all: all.map(({ title, state }) => `${title}${state ? ' (replaced)' : ''}`),
    staged: form?.staged.map((one) => one.kind),
  }
}
const statusOf = (thrown: Promise<unknown>) =>
  thrown.then(
    () => 200,
    (error) => error.init?.status,
  )

test('both documents are accepted, and sending them twice stores them once', async () => {
  const { dana, orderId } = await anOrderSigned()
  const both = { 'purchase-order': PO, coi: COI }
  const details = { number: 'PO-77', insurer: 'Peach State Mutual', expiresOn: '2027-03-31' }
  const handInTwice = () => Promise.all([handIn(dana, orderId, both, details), handIn(dana, orderId, both, details)])
  expect(await handInTwice()).toMatchObject([{ ok: true }, { ok: true }])
  expect(await ordersWithDocuments([orderId])).toEqual(new Set([orderId]))
  const before = (await orderDocumentsPage(dana, orderId)).documents
  expect(before).toMatchObject([
    { title: 'Purchase Order PO-77', name: 'purchase-order.pdf', by: 'Dana Whitlock', at: 'Nov 20, 2026, 10:00 AM ET' },
    { title: 'COI', name: 'coi.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(await handInTwice()).toMatchObject([{ ok: true }, { ok: true }])
  expect((await orderDocumentsPage(dana, orderId)).documents).toEqual(before)
})

test('a bad file keeps the good one staged until both are in', async () => {
  const { dana, orderId } = await anOrderSigned()
  expect(await handIn(dana, orderId, { 'purchase-order': Buffer.from('no PDF'), coi: COI })).toMatchObject({
    code: 'file-refused',
    field: 'purchase-order',
    message: pdfProblem('wrong-type', MAX_DOCUMENT_BYTES),
  })
  expect(await shown(dana, orderId)).toEqual({ all: [], staged: ['coi'] })
  expect(await ordersWithDocuments([orderId])).toEqual(new Set())
  const missing = { code: 'document-missing', message: DOCUMENT_REQUIRED['purchase-order'] }
  expect(await handIn(dana, orderId, {})).toMatchObject(missing)
  expect(await handIn(dana, orderId, { 'purchase-order': PO })).toEqual({ ok: true, uploaded: true })
  expect(await shown(dana, orderId)).toEqual({ all: ['Purchase Order', 'COI'], staged: [] })
})

test('both are required, and none is accepted before signing or after cancellation', async () => {
  const { dana, orderId, projectId } = await anOrderSigned()
  const refusal = await handIn(dana, orderId, {})
  expect(refusal).toMatchObject({ message: 'Purchase Order is required.', also: [{ message: 'COI is required.' }] })
  const unsigned = await anOrder(dana, projectId, [{ from: '2027-01-04', to: '2027-01-05' }])
  const before = stored()
  const tooEarly = { code: 'documents-not-required', message: DOCUMENT_MESSAGES.tooEarly }
  expect(await handIn(dana, unsigned.orderId, { 'purchase-order': PO, coi: COI })).toMatchObject(tooEarly)
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  unwrap(await cancelItem(dana, { orderId, projectId, orderItemId: item?.id ?? '' }, { revision: 1 }))
  expect(await handIn(dana, orderId, { coi: COI })).toMatchObject({ message: DOCUMENT_MESSAGES.orderIsOver })
  expect(stored()).toBe(before)
})

test('a newer document replaces the older one, which is kept; other members’ staged files stay', async () => {
  const { dana, orderId } = await anOrderSigned()
  await handIn(dana, orderId, { 'purchase-order': PO, coi: COI })
  later(1)
  expect(await handIn(dana, orderId, { coi: aPdfWith('(another)') }, { shared: true })).toEqual({
    ok: true,
    uploaded: true,
  })
  expect((await shown(dana, orderId)).all).toEqual(['Purchase Order', 'COI', 'COI (replaced)'])
  const staged = await handIn(dana, orderId, { coi: aPdfWith('(third)') }, null)
  expect(staged).toEqual({ ok: true, uploaded: false })
  expect((await shown(dana, orderId)).staged).toEqual(['coi'])
})

test('an outdated form overwrites nothing and shows conflicting fields', async () => {
  const { dana, orderId } = await anOrderSigned()
  const save = (files: Files, details: Partial<DocumentDetails>) => handIn(dana, orderId, files, details)
  const seen = async () => (await orderDocumentsPage(dana, orderId)).form?.values
  await save({ 'purchase-order': PO, coi: COI }, { number: 'PO-1' })
  const loaded = await seen()
  const theirs = { number: 'PO-1', insurer: 'Peach State Mutual', expiresOn: '2027-03-31', shared: true }
  expect(await save({}, { ...theirs, loaded })).toEqual({ ok: true, uploaded: false })
  expect(await save({ 'purchase-order': PO }, { number: 'PO-2', loaded })).toEqual({ ok: true, uploaded: true })
  const both = { number: 'PO-2', insurer: 'Peach State Mutual', limits: '', expiresOn: '2027-03-31', shared: 'on' }
  expect(await seen()).toEqual(both)

  const clash = await save({ coi: aPdfWith('(another)') }, { number: 'PO-1', insurer: 'Other', limits: '2M', loaded })
  expect(clash).toMatchObject({
    code: 'documents-changed',
    message: DOCUMENT_MESSAGES.changed,
    conflict: {
      shown: { number: 'PO-2', expiresOn: '2027-03-31', shared: 'on', loaded: JSON.stringify(both) },
      problems: { insurer: ['It now says “Peach State Mutual”.'] },
    },
  })
  expect(await seen()).toEqual(both)
  expect((await orderDocumentsPage(dana, orderId)).form?.staged).toMatchObject([{ kind: 'coi' }])
})

test('a staged file is visible to its sender only and cannot be opened', async () => {
  const { dana, orderId, projectId } = await anOrderSigned()
  const eve = await anAdmin('eve')
  await db().insert(projectMembers).values({ projectId, accountId: eve.id, role: 'Manager' })
  await handIn(dana, orderId, { coi: COI }, null)
  expect(await shown(eve, orderId)).toEqual({ all: [], staged: [] })
  expect(await handIn(eve, orderId, { 'purchase-order': PO })).toMatchObject({ code: 'document-missing', field: 'coi' })
  const [staged] = await db()
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'coi')))
  for (const who of [dana, eve])
    expect(await statusOf(findDocument(who, { orderId, documentId: staged?.id ?? '' }))).toBe(404)
})

test('a sender can remove their own staged file only, and twice succeeds', async () => {
  const { dana, orderId, projectId } = await anOrderSigned()
  const eve = await anAdmin('eve')
  await db().insert(projectMembers).values({ projectId, accountId: eve.id, role: 'Manager' })
  for (const who of [dana, eve]) await handIn(who, orderId, { coi: COI }, null)
  const twice = await Promise.all([
    removeStagedDocument(dana, orderId, 'coi'),
    removeStagedDocument(dana, orderId, 'coi'),
  ])
  expect(twice).toEqual([{ ok: true }, { ok: true }])
  expect([(await shown(dana, orderId)).staged, (await shown(eve, orderId)).staged]).toEqual([[], ['coi']])
  expect(await handIn(dana, orderId, { 'purchase-order': PO })).toMatchObject({
    code: 'document-missing',
    field: 'coi',
  })
  await handIn(dana, orderId, { coi: COI })
  await removeStagedDocument(dana, orderId, 'coi')
  expect((await shown(dana, orderId)).all).toEqual(['Purchase Order', 'COI'])
})

test('a stranger is refused before anything is stored', async () => {
  const { orderId } = await anOrderSigned()
  const before = stored()
  const attempt = async (who: Account) => statusOf(handIn(who, orderId, { 'purchase-order': PO, coi: COI }))
  expect(await attempt(await anAdmin('eve'))).toBe(404)
  expect(stored()).toBe(before)
})

test('the staff see that an order lacks documents until both are in', async () => {
  const { dana, orderId } = await anOrderSigned()
  const isStuck = async () => {
    const all = { search: `${orderId}`, from: '', to: '' } as const
    const { orders } = await deskOrdersPage(await aProvider(), { ...all, stuck: 'documents' })
    return orders.length === 1
  }
  expect(await isStuck()).toBe(true)
  await handIn(dana, orderId, { coi: COI })
  expect(await isStuck()).toBe(true)
  await handIn(dana, orderId, { 'purchase-order': PO })
  expect(await isStuck()).toBe(false)
  await handIn(dana, orderId, { coi: aPdfWith('(year)') })
  expect(await isStuck()).toBe(false)
})

describe('owners of booked vehicles', () => {
  test('read that documents are in, and can open only shared current ones', async () => {
    const { dana, omar, orderId } = await anOrderSigned()
    expect(await documentsForOwner(orderId)).toEqual({ areIn: false, missing: ['purchase-order', 'coi'], shared: [] })
    await handIn(dana, orderId, { 'purchase-order': PO, coi: COI })
    expect(await documentsForOwner(orderId)).toEqual({ areIn: true, missing: [], shared: [] })
    await handIn(dana, orderId, {}, { shared: true })
    const { shared } = await documentsForOwner(orderId)
    expect(shared).toHaveLength(2)
    const documentId = shared[0]?.id ?? ''
    expect(await statusOf(findDocument(omar, { orderId, documentId }))).toBe(200)
    expect(await statusOf(findDocument(await anOwner('walt'), { orderId, documentId }))).toBe(404)
    await handIn(dana, orderId, { 'purchase-order': aPdfWith('(next)'), coi: aPdfWith('(year)') }, { shared: true })
    expect(await statusOf(findDocument(omar, { orderId, documentId }))).toBe(404)
  })
})

test('all documents come in one zip, unchanged, with a list of their hashes', async () => {
  const { dana, orderId } = await anUnsignedOrder()
  await sealed(orderId)
  await handIn(dana, orderId, { 'purchase-order': PO, coi: COI })
  const zip = await zipOrderDocuments(dana, orderId)
  if (!zip.ok) throw new Error(zip.message)
  const entries = unzipSync(new Uint8Array(await new Response(zip.content).arrayBuffer()))
  expect(Object.keys(entries)).toEqual([
    `01 Rental agreement ${orderId}.pdf`,
    `02 Order ${orderId} Purchase Order - purchase-order.pdf`,
    `03 Order ${orderId} COI - coi.pdf`,
    'documents.txt',
  ])
  const { documents: listed } = await orderDocumentsPage(dana, orderId)
  const inside = Object.values(entries).map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  expect(listed.map(({ sha256 }) => sha256)).toEqual(inside.slice(0, 3))
  const text = Buffer.from(entries['documents.txt'] ?? []).toString()
  for (const { sha256 } of listed) expect(text).toContain(sha256)
})

test('COI reminders go out once each 14, 7 and 1 days before expiry when a rental ends later', async () => {
  const { dana, orderId } = await anOrderSigned({ from: '2026-12-07', to: '2026-12-11' })
  await handIn(dana, orderId, { 'purchase-order': PO, coi: COI }, { expiresOn: '2026-12-09' })
  expect((await orderDocumentsPage(dana, orderId)).form?.warning).toContain('expires on Dec 9, 2026')
  const remindedOn = async (day: string) => {
    setClock(new Date(`${day}T14:00:00Z`))
    await remindOfCoiExpiry({ kind: 'server', origin: 'http://localhost:3000' })
    await remindOfCoiExpiry({ kind: 'server', origin: 'http://localhost:3000' })
    const sentSoFar = await db().select().from(outbox).where(eq(outbox.recipient, dana.email))
    return sentSoFar.map(({ subject }) => subject).filter((subject) => subject?.includes('COI'))
  }
  const OF = `The COI for order #${orderId} expires`
  expect(await remindedOn('2026-11-24')).toEqual([])
  expect(await remindedOn('2026-11-25')).toEqual([`${OF} in 14 days`])
  expect(await remindedOn('2026-12-01')).toHaveLength(1)
  expect(await remindedOn('2026-12-03')).toHaveLength(2)
  expect(await remindedOn('2026-12-08')).toHaveLength(3)
  expect(await remindedOn('2026-12-10')).toHaveLength(3)
  setClock(NOW)
  await handIn(dana, orderId, {}, { expiresOn: '2026-12-11' })
  expect((await orderDocumentsPage(dana, orderId)).form?.warning).toBeNull()
})

test('the extension dialog has the date until which the COI covers', async () => {
  const { dana, orderId, projectId } = await anOrderSigned()
  const [item] = await db().select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))
  const cover = async () =>
    (await requireItem(dana, 'extend', { orderId, projectId, orderItemId: item?.id ?? '' })).cover
  await handIn(dana, orderId, { 'purchase-order': PO, coi: COI })
  expect(await cover()).toBeNull()
  await handIn(dana, orderId, {}, { expiresOn: '2026-12-09' })
  expect(await cover()).toMatchObject({ until: '2026-12-09' })
  await handIn(dana, orderId, { coi: aPdfWith('(a longer one)') }, { expiresOn: '2026-12-31' })
  expect(await cover()).toMatchObject({ until: '2026-12-31' })
})

test('expired staged files and unreferenced files are deleted, and no others', async () => {
  // files of earlier tests
  later(100)
  await forgetExpired()
  const { dana, orderId } = await anOrderSigned()
  await handIn(dana, orderId, { 'purchase-order': PO, coi: COI })
  await handIn(dana, orderId, { coi: aPdfWith('(staged)') }, null)
  await handIn(dana, orderId, { coi: aPdfWith('(staged instead)') }, null)
  const { take } = await receiveDocuments(dana, orderId)
  await take({ field: 'coi', ...sent('unreferenced.pdf', aPdfWith('(unreferenced)')) })
  const kept = await aStoredFile(dana, { createdAt: new Date(NOW.getTime() - 900 * HOUR) })
  const before = stored()
  await forgetExpired()
  expect(stored()).toBe(before)
  later(102)
  await forgetExpired()
  expect(stored()).toBe(before - 2)
  later(132)
  await forgetExpired()
  expect(stored()).toBe(before - 3)
  expect((await shown(dana, orderId)).staged).toEqual([])
  expect((await db().select().from(files)).map(({ id }) => id)).toContain(kept)
})
