import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#demo/seed-demo.server'
import { useDatabase } from '#tests/world/database/database'
import { startS3Server } from '#tests/world/outside/s3-server'
import { accounts, db } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'

useDatabase()

beforeAll(async () => {
  const { settings, stop } = await startS3Server()
  await stop()
  setEnv(settings)
})

test('a file store that cannot be reached is reported before the database is changed', async () => {
  await expect(seedDemo()).rejects.toThrow('ECONNREFUSED')
  expect(await db().$count(accounts)).toBe(0)
})
