import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { startS3Server } from '#tests/world/outside/s3-server'
import { at } from '#tests/world/visits/responses'
import { REPORT_MESSAGES } from '~/models/projects/project-form-messages'
import { loader as costs } from '~/routes/billing/costs/csv'
import { loader as report } from '~/routes/projects/report'
import { setEnv } from '~/server/env.server'
import { aLongList, anAdmin, anOwner, aProject, aUser, get } from '../../world/builders'

useDatabase()
const folder = useOwnFolder()

type Loader = typeof report
const ask = async (loader: Loader, projectId: string, as: { id: string }, method = 'GET') =>
  loader(at(new Request(await get(`/projects/${projectId}/x`, as), { method }), { projectId }))

test('report and costs are downloads named after the project that are never cached', async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana }, { title: 'Überführung' })
  const zip = await ask(report, projectId, dana)
  const csv = await ask(costs, projectId, dana)
  const kept = { 'cache-control': 'private, no-store, no-transform', 'x-content-type-options': 'nosniff' }
  expect(Object.fromEntries(zip.headers)).toEqual({
    ...kept,
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="Uberfuhrung report.zip"; filename*=UTF-8''%C3%9Cberf%C3%BChrung%20report.zip`,
  })
  expect(Object.fromEntries(csv.headers)).toMatchObject({
    ...kept,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="Uberfuhrung costs.csv"; filename*=UTF-8''%C3%9Cberf%C3%BChrung%20costs.csv`,
  })
  const inZip = unzipSync(new Uint8Array(await zip.arrayBuffer()))['costs.csv']
  const bytes = Buffer.from(await csv.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.equals(inZip ?? new Uint8Array())).toBe(true)

  const head = await ask(report, projectId, dana, 'HEAD')
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'application/zip', ''])
})

test('a failed report is a 500 with its sentence', async () => {
  const dana = await anAdmin()
  const { projectId } = await aLongList(dana, await anOwner(), 1)
  const bucket = await startS3Server()
  setEnv(bucket.settings)
  await bucket.stop()
  const response = await ask(report, projectId, dana)
  setEnv({ DATA_DIR: folder })
  expect([response.status, response.headers.get('Content-Disposition')]).toEqual([500, null])
  expect(await response.text()).toContain(`<h1 class="mt-4 text-2xl">${REPORT_MESSAGES.failed}</h1>`)
})

test('a viewer gets a 403 page for both', async () => {
  const vic = await aUser()
  const projectId = await aProject({ Owner: await anAdmin(), User: vic })
  for (const loader of [report, costs]) {
    const response = await ask(loader, projectId, vic)
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('do not have access to this page'),
    ])
  }
})
