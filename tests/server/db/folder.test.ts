import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForAnotherProcess } from '#tests/world/database/database'
import { accounts, closeDatabase, db, openDatabase } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'

/** The embedded database in a separate folder. */
let folder: string
let remove: () => Promise<void>

beforeAll(async () => {
  const own = await databaseForAnotherProcess()
  folder = own.env.DATA_DIR ?? ''
  remove = own.remove
  setEnv({ DATA_DIR: folder })
  await openDatabase()
  await db().insert(accounts).values({ email: 'kept@x.test', role: 'backlot_owner', status: 'invited' })
})
afterAll(async () => {
  await closeDatabase()
  setEnv()
  await remove()
})

const emails = async () => (await db().select({ email: accounts.email }).from(accounts)).map(({ email }) => email)

test('opening an open database again does nothing', async () => {
  const before = db()
  await Promise.all([openDatabase(), openDatabase()])
  expect(db()).toBe(before)
})

test('rows survive closing and opening, and closing unlocks the folder', async () => {
  await closeDatabase()
  expect(readdirSync(folder)).toEqual(['db'])
  expect(() => db()).toThrow('The database is not open')
  await openDatabase()
  expect(await emails()).toEqual(['kept@x.test'])
})
