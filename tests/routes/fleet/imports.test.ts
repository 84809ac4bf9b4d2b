import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anOwner, aProvider, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { fleetFile } from '#tests/world/fleet-files'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { PHOTO_ZIP_MESSAGES } from '~/models/fleet/import/photo-zip-messages'
import { fleetPaths } from '~/models/trade/paths/fleet'
import * as columns from '~/routes/fleet/imports/columns'
import * as exported from '~/routes/fleet/imports/export'
import * as page from '~/routes/fleet/imports/import'
import * as imports from '~/routes/fleet/imports/imports'
import * as photos from '~/routes/fleet/imports/photos'
import * as preview from '~/routes/fleet/imports/preview'
import * as problems from '~/routes/fleet/imports/problems'
import * as undo from '~/routes/fleet/imports/undo'
import { db, listingImports } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { applyImports } from '~/services/fleet/import/apply-imports.server'

useDatabase()
useOwnFolder()

let owner: Account
let pru: Account
beforeAll(async () => {
  owner = await anOwner()
  pru = await aProvider()
})

/** A form with this file, or with none. */
async function upload(bytes: Buffer | null, by: Account, params: Record<string, string> = {}) {
  const body = new FormData()
  if (bytes) body.append('file', new File([new Uint8Array(bytes)], 'fleet.csv'))
  else body.append('other', '')
  const visit = await get('/x', by)
  const sent = new Response(body)
  const type = { 'Content-Type': sent.headers.get('Content-Type') ?? '' }
  const headers = { ...Object.fromEntries(visit.headers), ...type }
  return at(new Request(visit.url, { method: 'POST', headers, body: await sent.arrayBuffer() }), params)
}

const latest = async () => {
  const rows = await db().select().from(listingImports).where(eq(listingImports.ownerId, owner.id))
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]?.id ?? ''
}
const mapped = { stockNumber: '0', year: '1', make: '2', model: '3' }

test('a file is refused with its sentence or redirects to its columns, also for the staff', async () => {
  expect(await imports.action(await upload(null, owner))).toMatchObject(
    withStatus(409, { error: { file: [IMPORT_MESSAGES.noneChosen] } }),
  )
  const answer = await redirectOf(
    imports.action(await upload(fleetFile({ Color: '=1+1' }), pru, { accountId: owner.id })),
  )
  expect(answer.to).toBe(fleetPaths.importColumns(await latest()))
})

test('columns are refused beside their field or redirect to the preview, with downloadable problems', async () => {
  const importId = await latest()
  const refused = await columns.action(at(await post('/x', { year: '1' }, owner), { importId }))
  expect(refused).toMatchObject(withStatus(400, { error: { stockNumber: [expect.stringContaining('stock number')] } }))
  const answer = await redirectOf(columns.action(at(await post('/x', mapped, owner), { importId })))
  expect(answer.to).toBe(fleetPaths.importPreview(importId))
  const shown = await preview.loader(at(await get('/x', owner), { importId }))
  expect(shown).toMatchObject({ counts: { refused: 1 }, problems: expect.arrayContaining([expect.anything()]) })
  const file = await (await problems.loader(at(await get('/x', owner), { importId }))).text()
  expect(file).toContain('2,Body type: Choose a body type.')
  expect(file).toContain(",'=1+1,")
  expect(await preview.action(at(await post('/x', { seen: shown.seen }, owner), { importId }))).toMatchObject(
    withStatus(409, { error: { '': [IMPORT_MESSAGES.hasProblems(1)] } }),
  )
})

test('an import is confirmed, applied and undone', async () => {
  await imports.action(await upload(fleetFile({}), owner))
  const importId = await latest()
  const values = (await columns.loader(at(await get('/x', owner), { importId }))).values
  await columns.action(at(await post('/x', values, owner), { importId }))
  const confirm = async (seen: string) => preview.action(at(await post('/x', { seen }, owner), { importId }))
  expect(await confirm('another check')).toMatchObject(
    withStatus(409, { error: { '': [IMPORT_MESSAGES.checkedAgain] } }),
  )
  const { seen } = await preview.loader(at(await get('/x', owner), { importId }))
  const answer = await redirectOf(confirm(seen))
  expect(answer.to).toBe(fleetPaths.import(importId))
  expect(await undo.action(at(await post('/x', {}, owner), { importId }))).toMatchObject(withStatus(409, {}))
  await applyImports(() => true)
  expect(await page.loader(at(await get('/x', owner), { importId }))).toMatchObject({
    counts: '1 added',
    mayUndo: true,
  })
  const csv = await (await exported.loader(at(await get('/x', owner), {}))).text()
  expect(csv.split('\r\n')).toHaveLength(3)
  const undone = await redirectOf(undo.action(at(await post('/x', {}, owner), { importId })))
  expect(undone).toMatchObject({ to: fleetPaths.import(importId), says: IMPORT_MESSAGES.undoDone })
})

test('an invalid zip redirects back with its sentence', async () => {
  const answer = await redirectOf(photos.action(await upload(Buffer.from('no zip'), owner)))
  expect(answer).toMatchObject({ to: fleetPaths.ownImports(), says: PHOTO_ZIP_MESSAGES.notZip })
})

test('the pages of an import are a 404 for another owner', async () => {
  const walt = await anOwner('walt')
  const importId = await latest()
  for (const { loader } of [page, columns, preview, problems, undo]) {
    expect(await responseStatus(loader(at(await get('/x', walt), { importId })))).toBe(404)
  }
})
