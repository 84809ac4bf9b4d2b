import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setClock } from '~/server/clock.server'
import { closeDatabase, db, openDatabase } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { writeBackup } from '~/server/db/write-backup.server'
import { setEnv } from '~/server/env.server'

/** The embedded database on a folder of its own, whichever engine the other files are run with. */
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-folder-'))
  setEnv({ DATA_DIR: folder, DATABASE_URL: undefined })
  await openDatabase()
  await db().insert(accounts).values({ email: 'kept@x.test', role: 'backlot_owner', status: 'invited' })
})
afterEach(() => setClock())
afterAll(async () => {
  await closeDatabase()
  setEnv()
  rmSync(folder, { recursive: true, force: true })
})

const emails = async () => (await db().select({ email: accounts.email }).from(accounts)).map(({ email }) => email)

test('opening twice is opening once', async () => {
  const before = db()
  await Promise.all([openDatabase(), openDatabase()])
  expect(db()).toBe(before)
})

test('what was written is there after closing and opening, and closing gives the folder back', async () => {
  await closeDatabase()
  expect(readdirSync(folder)).toEqual(['db'])
  expect(() => db()).toThrow('The database is not open')
  await openDatabase()
  expect(await emails()).toEqual(['kept@x.test'])
})

test('a backup of the running database, unpacked into an empty data folder, is the same database', async () => {
  const file = await writeBackup()
  const restored = mkdtempSync(join(tmpdir(), 'backlot-restored-'))
  mkdirSync(join(restored, 'db'))
  execFileSync('tar', ['-xzf', file, '-C', join(restored, 'db')], { stdio: 'ignore' })
  await closeDatabase()
  setEnv({ DATA_DIR: restored })
  await openDatabase()
  expect(await emails()).toEqual(['kept@x.test'])

  await closeDatabase()
  setEnv({ DATA_DIR: folder })
  await openDatabase()
  rmSync(restored, { recursive: true })
})

test('the latest fourteen backups are kept, and nothing else in the folder is touched', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups, { recursive: true })
  for (let day = 10; day < 26; day += 1) writeFileSync(join(backups, `backlot-2026-10-${day}T00-00-00-000Z.tar.gz`), '')
  writeFileSync(join(backups, 'note.txt'), 'mine')
  setClock(new Date('2026-11-20T08:30:00Z'))
  await writeBackup()
  const names = readdirSync(backups).sort()
  expect(names).toHaveLength(15)
  expect(names).toContain('note.txt')
  expect(names).toContain('backlot-2026-11-20T08-30-00-000Z.tar.gz')
  expect(names).not.toContain('backlot-2026-10-10T00-00-00-000Z.tar.gz')
})
