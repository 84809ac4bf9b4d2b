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

/** A backup reads and packs forty megabytes: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000 })

/** The embedded database on a folder of its own, which others may look into until it is opened. */
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

/** They go on well into the copying. */
const ENOUGH = 120

const backups = () => join(folder, 'backups')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const anOwner = (email: string) => db().insert(accounts).values({ email, role: 'backlot_owner', status: 'invited' })

test('opening it closes the folder to others and takes away what a killed process left half-made', () => {
  expect([modeOf(folder), modeOf(join(folder, 'db'))]).toEqual(['700', '700'])
  expect(readdirSync(backups())).toEqual([])
})

test('a backup, unpacked into an empty data folder, is the database as it was at one moment', async () => {
  await anOwner('before@x.test')
  let written = 0
  let isMade = false
  const writing = (async () => {
    for (; !isMade && written < ENOUGH; written += 1) {
      await anOwner(`${written}@while.test`)
      // as if much had been written: a copy of earlier files would need a log that is not in it
      if (written % 30 === 10) await db().execute('select pg_switch_wal()')
      // the embedded database answers without letting anything else of the process come in between
      await new Promise(setImmediate)
    }
  })()
  const file = await makeBackup().finally(() => {
    isMade = true
  })
  await writing

  const restored = join(mkdtempSync(join(tmpdir(), 'backlot-restored-')), 'db')
  mkdirSync(restored)
  execFileSync('tar', ['-xzf', file, '-C', restored])
  const found = await connectEmbedded({ folder: restored })
  const { rows } = await found.runSql(`
    select count(*) filter (where email = 'before@x.test') as before,
      count(*) filter (where email like '%@while.test') as held,
      coalesce(max(split_part(email, '@', 1)::integer + 1) filter (where email like '%@while.test'), 0) as last
    from accounts`)
  await found.end()
  rmSync(join(restored, '..'), { recursive: true })
  const [{ before, held, last } = {}] = rows.map((row) => Object(row))
  expect(before).toBe(1)
  expect(held).toBe(last)
  expect(last).toBeLessThanOrEqual(written)
})

test('whoever asks while one is made gets that one, and nobody else on the machine may read it', async () => {
  setClock(new Date('2026-11-20T08:30:00Z'))
  const files = await Promise.all([makeBackup(), makeBackup(), makeBackup()])
  expect(new Set(files)).toEqual(new Set([join(backups(), 'backlot-2026-11-20T08-30-00-000Z.tar.gz')]))
  expect(backupProgress()).toEqual({ underway: null, hasFailed: false })
  expect([modeOf(backups()), modeOf(files[0])]).toEqual(['700', '600'])
})

test('of one that is given up nothing stays and the database goes on; the next one is made, and the latest fourteen are kept', async () => {
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
