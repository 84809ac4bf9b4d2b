import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { aPdfWith } from '#tests/world/files/pdfs'
import { sent } from '#tests/world/files/sent-file'
import { anOrder } from '#tests/world/orders'
import { signed } from '#tests/world/papers'
import { anAdmin } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import type { DocumentDetails } from '~/models/documents/document-form'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import { setEnv } from '~/server/env.server'
import { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'backlot-papers-'))
beforeAll(() => setEnv({ DATA_DIR: folder }))
afterAll(() => {
  setEnv()
  rmSync(folder, { recursive: true })
})

const DETAILS: DocumentDetails = { number: '', insurer: '', limits: '', expiresOn: '', shared: false }
const PO = aPdfWith('(purchase order)')
const COI = aPdfWith('(certificate)')

test('a page that was opened before somebody else saved undoes nothing of theirs, and says where both wrote', async () => {
  const dana = await anAdmin()
  const { orderId } = await anOrder(dana, await aProject({ Owner: dana }))
  await signed(orderId)
  const handIn = async (files: Partial<Record<DocumentKind, Buffer>>, details: Partial<DocumentDetails>) => {
    const { take, received } = await receiveDocuments(dana, orderId)
    for (const [field, bytes] of Object.entries(files)) await take({ field, ...sent(`${field}.pdf`, bytes) })
    return submitDocuments(dana, orderId, received, { ...DETAILS, ...details })
  }
  const seen = async () => (await orderDocumentsPage(dana, orderId)).form?.values
  await handIn({ 'purchase-order': PO, coi: COI }, { number: 'PO-1' })
  const loaded = await seen()
  const theirs = { number: 'PO-1', insurer: 'Peach State Mutual', expiresOn: '2027-03-31', shared: true }
  expect(await handIn({}, { ...theirs, loaded })).toEqual({ ok: true })
  expect(await handIn({ 'purchase-order': PO }, { number: 'PO-2', loaded })).toEqual({ ok: true })
  const both = { number: 'PO-2', insurer: 'Peach State Mutual', limits: '', expiresOn: '2027-03-31', shared: 'on' }
  expect(await seen()).toEqual(both)

  const clash = await handIn({ coi: aPdfWith('(another)') }, { number: 'PO-1', insurer: 'Other', limits: '2M', loaded })
  expect(clash).toMatchObject({
    code: 'papers-changed',
    message: DOCUMENT_MESSAGES.changed,
    overtaken: {
      shown: { number: 'PO-2', expiresOn: '2027-03-31', shared: 'on', loaded: JSON.stringify(both) },
      problems: { insurer: ['It now says “Peach State Mutual”.'] },
    },
  })
  expect(await seen()).toEqual(both)
  expect((await orderDocumentsPage(dana, orderId)).form?.held).toMatchObject([{ kind: 'coi' }])
})
