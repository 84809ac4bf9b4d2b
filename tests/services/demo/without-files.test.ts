import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database'
import { startS3Server } from '#tests/support/s3-server'
import { db } from '~/services/db/client.server'
import { accounts } from '~/services/db/schema'
import { seedDemo } from '~/services/demo/seed-demo.server'
import { setEnv } from '~/services/env.server'

useDatabase()

beforeAll(async () => {
  const { settings, stop } = await startS3Server()
  await stop()
  setEnv(settings)
})
afterAll(() => setEnv())

test('a place for photos that is out of reach is told before the database is touched', async () => {
  const photograph = async function* () {}
  await expect(seedDemo({ photograph })).rejects.toThrow('ECONNREFUSED')
  expect(await db().$count(accounts)).toBe(0)
})
