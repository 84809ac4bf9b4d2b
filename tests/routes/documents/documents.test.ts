import { expect, test } from 'vitest'
import { anAdmin, aProject, aProvider, get } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { signed } from '#tests/world/documents'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPdfWith } from '#tests/world/files/pdfs'
import { anOrder } from '#tests/world/orders'
import { at, withStatus } from '#tests/world/visits/responses'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { pdfProblem } from '~/models/trade/fields/uploads'
import * as document from '~/routes/documents/order/document'
import * as documents from '~/routes/documents/order/documents'
import * as held from '~/routes/documents/order/staged'
import * as removal from '~/routes/documents/order/staged-removal'
import * as provided from '~/routes/documents/provider-document'
import * as upload from '~/routes/provider/documents/upload'
import type { Account } from '~/server/session/asker.server'

useDatabase()
startClock()
useOwnFolder()
checkFilesHere()

type Fields = Record<string, string | File>
const pdf = (name: string, text = name) => new File([new Uint8Array(aPdfWith(`(${text})`))], name)

/** A form with files, as a browser sends it. */
async function postFiles(path: string, fields: Fields, as: Account): Promise<Request> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const page = await get(path, as)
  const headers = Object.fromEntries(page.headers)
  const { 'content-type': type = '' } = Object.fromEntries(new Response(body).headers)
  const sent = new Response(body)
  return new Request(page.url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': sent.headers.get('Content-Type') ?? type },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

async function aSignedOrder() {
  const dana = await anAdmin()
  const { orderId } = await anOrder(dana, await aProject({ Owner: dana }))
  await signed(orderId)
  const params = { orderId: String(orderId) }
  const submit = async (fields: Fields) =>
    documents.action(at(await postFiles(`/orders/${orderId}/documents`, fields, dana), params))
  const open = async () => documents.loader(at(await get(`/orders/${orderId}/documents`, dana), params))
  return { dana, orderId, submit, open }
}

test('without script, a good file stays staged and typed values stay until both documents are in', async () => {
  const { dana, orderId, submit, open } = await aSignedOrder()
  const wrong = new File(['no PDF'], 'po.pdf', { type: 'application/pdf' })
  expect(
    await submit({ 'purchase-order': wrong, coi: pdf('acord25.pdf'), number: 'PO-7', expiresOn: '' }),
  ).toMatchObject(
    withStatus(409, {
      error: { 'purchase-order': [pdfProblem('wrong-type', MAX_DOCUMENT_BYTES)] },
      initialValue: { number: 'PO-7' },
    }),
  )
  expect((await open()).form).toMatchObject({ areIn: false, staged: [{ kind: 'coi', name: 'acord25.pdf' }] })
  const nothing = new File([], '')
  const late = await submit({ 'purchase-order': pdf('po.pdf'), coi: nothing, expiresOn: 'next year' })
  expect(late).toMatchObject(withStatus(400, { error: { expiresOn: ['Please enter a valid date.'] } }))
  const done = await submit({ 'purchase-order': nothing, coi: nothing, number: 'PO-7', expiresOn: '2027-01-31' })
  expect(done).toMatchObject({ status: 302 })
  const { form, documents: all } = await open()
  expect(form).toMatchObject({ areIn: true, staged: [], values: { number: 'PO-7', expiresOn: '2027-01-31' } })

  const coi = all.find(({ title }) => title === 'COI')
  const documentId = coi?.href.split('/').at(-1) ?? ''
  const file = await document.loader(at(await get(coi?.href ?? '', dana), { orderId: String(orderId), documentId }))
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-disposition': `attachment; filename="Order ${orderId} COI - acord25.pdf"`,
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store, no-transform',
  })
})

test('a file posted by script is staged or refused with its problem', async () => {
  const { dana, orderId, open } = await aSignedOrder()
  const stage = async (file: File) => {
    const request = await postFiles(`/orders/${orderId}/documents/staged/coi`, { coi: file }, dana)
    const response = await held.action(at(request, { orderId: String(orderId), kind: 'coi' }))
    return [response.status, await response.json()]
  }
  expect(await stage(new File(['x'], 'a.pdf'))).toEqual([
    409,
    { problem: pdfProblem('wrong-type', MAX_DOCUMENT_BYTES) },
  ])
  expect(await stage(pdf('a.pdf'))).toEqual([200, { problem: null }])
  expect((await open()).form?.staged).toMatchObject([{ name: 'a.pdf' }])
})

test('without script, a staged file is removed and the other file and typed values stay', async () => {
  const { dana, orderId, submit, open } = await aSignedOrder()
  await submit({ coi: pdf('acord25.pdf') })
  const params = { orderId: String(orderId), kind: 'coi' }
  const remove = async (fields: Fields) =>
    removal.action(at(await postFiles(`/orders/${orderId}/documents/staged/coi/removal`, fields, dana), params))
  const typed = { number: 'PO-9', expiresOn: '2027-02-01' }
  const response = await remove({ ...typed, insurer: '', 'purchase-order': pdf('po.pdf'), coi: pdf('other.pdf') })
  expect(response).toMatchObject({ status: 'success', initialValue: typed })
  expect((await open()).form).toMatchObject({ areIn: false, staged: [{ kind: 'purchase-order', name: 'po.pdf' }] })

  await submit({ coi: pdf('acord25.pdf'), expiresOn: 'soon' })
  const wrong = new File(['no PDF'], 'po.pdf')
  const late = await remove({ number: 'PO-9', expiresOn: 'soon', 'purchase-order': wrong })
  expect(late).toMatchObject(
    withStatus(400, {
      error: {
        expiresOn: ['Please enter a valid date.'],
        'purchase-order': [pdfProblem('wrong-type', MAX_DOCUMENT_BYTES)],
      },
      initialValue: { number: 'PO-9', expiresOn: 'soon' },
    }),
  )
  expect((await open()).form?.staged).toMatchObject([{ kind: 'purchase-order' }])
})

test('the staff replace provider documents, and admins download the latest', async () => {
  const pru = await aProvider()
  const send = async (fields: Fields) =>
    upload.action(at(await postFiles('/provider/documents/w-9', fields, pru), { kind: 'w-9' }))
  expect(await send({})).toMatchObject({ data: { error: { document: ['Please choose a PDF.'] } } })
  expect(await send({ document: pdf('w9.pdf', 'first') })).toMatchObject({ status: 302 })
  expect(await send({ document: pdf('w9 2027.pdf', 'second') })).toMatchObject({ status: 302 })
  const file = await provided.loader(at(await get('/orders/documents/w-9', await anAdmin()), { kind: 'w-9' }))
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="W-9 - w9 2027.pdf"')
})
