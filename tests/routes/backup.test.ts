import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loader as takeAlong } from '~/routes/provider_.backup'
import { loader as owners } from '~/routes/provider_.owners'
import { setClock } from '~/server/clock.server'
import { connectEmbedded } from '~/server/db/connection.server'
import { at, statusOf } from '../world/answers'
import { useDatabase } from '../world/database'
import { anAdmin, aProvider, get } from '../world/people'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T08:30:00Z')))
afterAll(() => setClock())

const isEmbedded = inject('database').engine === 'embedded'

test('the provider takes the whole database along, where it is not on a server', async () => {
  const pru = await aProvider()
  const asked = at(await get('/provider/backup', pru))
  expect(await owners(at(await get('/provider/owners', pru)))).toMatchObject({ hasBackup: isEmbedded })
  if (!isEmbedded) return expect(await statusOf(takeAlong(asked))).toBe(404)

  const answer = await takeAlong(asked)
  const content = await answer.blob()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="backlot-2026-11-20T08-30-00-000Z.tar.gz"',
    'content-type': 'application/gzip',
    'content-length': String(content.size),
    'cache-control': 'private, no-store, no-transform',
  })
  const restored = await connectEmbedded({ dump: content })
  const { rows } = await restored.runSql('select email from accounts')
  await restored.end()
  expect(rows).toEqual([{ email: pru.email }])
})

test('nobody else does', async () => {
  const admin = await anAdmin()
  expect(await statusOf(takeAlong(at(await get('/provider/backup', admin))))).toBe(403)
  expect(await statusOf(takeAlong(at(await get('/provider/backup'))))).toBe(302)
})
