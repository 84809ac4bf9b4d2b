import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { anAdmin, aProvider, get, post } from '#tests/world/builders'
import { databaseForAnotherProcess, useDatabase } from '#tests/world/database/database'
import { at, responseStatus } from '#tests/world/visits/responses'
import { BACKUP_MESSAGES } from '~/models/provider/backup-messages'
import { action, loader as page } from '~/routes/provider/backup/backups'
import { loader as file } from '~/routes/provider/backup/download'
import { setClock } from '~/server/clock.server'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'

/** Runs on either engine; the embedded one uses a folder, because an in-memory database has no backup. */
const isEmbedded = inject('database').engine === 'embedded'
let remove = async () => {}

if (isEmbedded) {
  beforeAll(async () => {
    const own = await databaseForAnotherProcess()
    remove = own.remove
    setEnv({ DATA_DIR: own.env.DATA_DIR })
    await openDatabase()
  })
  afterAll(async () => {
    await closeDatabase()
    setEnv()
    await remove()
  })
} else useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T13:30:00Z')))

const NAME = 'backlot-2026-11-20T13-30-00-000Z.tar.gz'
const download = async (who?: Parameters<typeof get>[1], headers: Record<string, string> = {}, backup = NAME) => {
  const request = await get(`/provider/backup/${backup}`, who)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return file(at(request, { backup }))
}

test('a provider requests a backup, sees its progress and downloads it, also in ranges', {
  timeout: 120_000,
}, async () => {
  const pru = await aProvider()
  const shown = async () => page(at(await get('/provider/backup', pru)))
  const response = await action(at(await post('/provider/backup', {}, pru)))
  if (!isEmbedded) {
    expect(await shown()).toEqual({ isOnServer: true })
    return expect(response).toMatchObject({
      data: { error: { '': [BACKUP_MESSAGES.serverHasTools] } },
      init: { status: 409 },
    })
  }
  expect(response).toMatchObject({ status: 302 })
  expect(await shown()).toMatchObject({ underway: {}, rows: [] })
  const row = { name: NAME, when: 'Nov 20, 2026, 8:30 AM ET', size: expect.stringMatching(/^\d+\.\d MB$/) }
  await vi.waitFor(
    async () =>
      expect(await shown()).toEqual({
        isOnServer: false,
        underway: null,
        hasFailed: false,
        rows: [row],
        next: 'Nov 21, 2026, 3:30 AM ET',
      }),
    { timeout: 100_000 },
  )

  const whole = await download(pru)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-disposition': `attachment; filename="${NAME}"`,
    'content-type': 'application/gzip',
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store, no-transform',
  })
  const part = await download(pru, { Range: 'bytes=100-199' })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200))
})

test('a missing backup is a 404 page, and one without access a 403 page', async () => {
  const pru = await aProvider()
  const statusAndText = async (response: Response) => [response.status, await response.text()]
  const none = [404, expect.stringContaining('<h1 class="mt-4 text-2xl">This backup is no longer available</h1>')]
  expect(await statusAndText(await download(pru, {}, 'backlot-2020-01-01T00-00-00-000Z.tar.gz'))).toEqual(none)
  expect(await statusAndText(await download(pru, {}, '../session-secret'))).toEqual(none)
  expect(await statusAndText(await download(await anAdmin()))).toEqual([
    403,
    expect.stringContaining('do not have access to this page'),
  ])
  expect(await responseStatus(download())).toBe(302)
})
