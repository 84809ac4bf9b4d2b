import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databaseForAnotherProcess } from '#tests/world/database/database'
import { abandonBackup, backupProgress, makeBackup } from '~/server/backup/make-backup.server'
import { setClock } from '~/server/clock.server'
import { accounts, closeDatabase, db, openDatabase } from '~/server/db/client.server'
import { connectEmbedded } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'

/** A backup compresses forty megabytes, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

/** The embedded database in a separate folder, which can be read until it is opened. */
let folder: string
let remove: () => Promise<void>
const umask = process.umask(0)

beforeAll(async () => {
  const own = await databaseForAnotherProcess()
  folder = own.env.DATA_DIR ?? ''
  remove = own.remove
  execFileSync('chmod', ['-R', 'a+rwX', folder])
  mkdirSync(join(folder, 'backups/.unfinished/db'), { recursive: true })
  writeFileSync(join(folder, 'backups/.unfinished/backlot-2026-11-19T08-30-00-000Z.tar.gz'), 'half')
  setEnv({ DATA_DIR: folder })
  await openDatabase()
})
afterEach(() => setClock())
afterAll(async () => {
  process.umask(umask)
  await closeDatabase()
  setEnv()
  await remove()
  vi.resetConfig()
})

/** Enough writes to continue while the database is copied. */
const ENOUGH = 120

const backups = () => join(folder, 'backups')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const anOwner = (email: string) => db().insert(accounts).values({ email, role: 'backlot_owner', status: 'invited' })

test('opening the database restricts its folder and deletes unfinished backups', () => {
  expect([modeOf(folder), modeOf(join(folder, 'db'))]).toEqual(['700', '700'])
  expect(readdirSync(backups())).toEqual([])
})

test('concurrent requests share one backup, which unpacked is the database at one point in time', async () => {
  setClock(new Date('2026-11-20T08:30:00Z'))
  await anOwner('before@x.test')
  let written = 0
  let isMade = false
  const writing = (async () => {
    for (; !isMade && written < ENOUGH; written += 1) {
      await anOwner(`${written}@while.test`)
      // as after many writes: earlier copies of files would need a log that the backup does not contain
      if (written % 30 === 10) await db().execute('select pg_switch_wal()')
      // the embedded database responds within the same turn of the event loop
      await new Promise(setImmediate)
    }
  })()
  const files = await Promise.all([makeBackup(), makeBackup(), makeBackup()]).finally(() => {
    isMade = true
  })
  await writing
  const [file] = files
  expect(new Set(files)).toEqual(new Set([join(backups(), 'backlot-2026-11-20T08-30-00-000Z.tar.gz')]))
  expect(backupProgress()).toEqual({ underway: null, hasFailed: false })

  const restored = join(mkdtempSync(join(tmpdir(), 'backlot-restored-')), 'db')
  mkdirSync(restored)
  execFileSync('tar', ['-xzf', file, '-C', restored])
  const found = await connectEmbedded({ folder: restored })
  const { rows } = await found.runSql(`
    select count(*) filter (where email = 'before@x.test') as before,
      count(*) filter (where email like '%@while.test') as saved,
      coalesce(max(split_part(email, '@', 1)::integer + 1) filter (where email like '%@while.test'), 0) as last
    from accounts`)
  await found.end()
  rmSync(join(restored, '..'), { recursive: true })
  const [{ before, saved, last } = {}] = rows.map((row) => Object(row))
  expect(before).toBe(1)
  expect(saved).toBe(last)
  expect(last).toBeLessThanOrEqual(written)
})

test('only its owner can read a backup', () => {
  const [file = ''] = readdirSync(backups())
  expect([modeOf(backups()), modeOf(join(backups(), file))]).toEqual(['700', '600'])
})

test('an abandoned backup leaves no files, the next one succeeds, and the latest fourteen are kept', async () => {
  for (let day = 10; day < 26; day += 1)
    writeFileSync(join(backups(), `backlot-2025-10-${day}T00-00-00-000Z.tar.gz`), '')
  writeFileSync(join(backups(), 'note.txt'), 'mine')
  const before = readdirSync(backups())
  const given = makeBackup().catch((error) => error.message)
  await abandonBackup()
  expect(await given).toBe('The backup was given up.')
  expect(readdirSync(backups())).toEqual(before)
  expect(backupProgress()).toEqual({ underway: null, hasFailed: true })

  await anOwner('after@x.test')
  const newest = await makeBackup()
  expect(backupProgress().hasFailed).toBe(false)
  const names = readdirSync(backups()).sort()
  expect(names).toHaveLength(15)
  expect(names).toContain('note.txt')
  expect(names.map((name) => join(backups(), name))).toContain(newest)
  expect(names).not.toContain('backlot-2025-10-10T00-00-00-000Z.tar.gz')
})
