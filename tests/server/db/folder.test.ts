import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, closeDatabase, db, openDatabase } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'

/** The embedded database in a separate folder, whatever engine the tests run on. */
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-folder-'))
  setEnv({ DATA_DIR: folder, DATABASE_URL: undefined })
  await openDatabase()
  await db().insert(accounts).values({ email: 'kept@x.test', role: 'backlot_owner', status: 'invited' })
})
afterAll(async () => {
  await closeDatabase()
  setEnv()
  rmSync(folder, { recursive: true, force: true })
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
