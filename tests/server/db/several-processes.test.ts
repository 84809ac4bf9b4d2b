import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { jobs } from '~/schedule.server'
import { type Connection, connectServer } from '~/server/db/connection.server'

/** Several processes on one database, which only a database server allows. */
let admin: Connection
let connection: Connection
let serverUrl: string
let address: string

beforeAll(async () => {
  const server = inject('database')
  if (server.engine !== 'server') throw new Error('This file is for a database server.')
  serverUrl = server.url
  admin = await connectServer(`${serverUrl}/postgres`)
})
beforeEach(async () => {
  const name = `several_${randomBytes(6).toString('hex')}`
  await admin.runSql(`create database ${name}`)
  address = `${serverUrl}/${name}`
  connection = await connectServer(address)
})
afterEach(() => connection.end())
afterAll(() => admin.end())

test('concurrent migrations run once', async () => {
  const other = await connectServer(address)
  await Promise.all([connection.migrate(), other.migrate(), connection.migrate()])
  await other.end()
  const { rows } = await connection.runSql(
    'select count(*) > 0 and count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ once: true }])
})

test('processes can start and stop at the same time on an empty database', async () => {
  const ends = await Promise.all([wholeProcess(), wholeProcess()])
  expect(ends).toEqual(Array(2).fill({ code: 0, errors: '' }))
  const { rows } = await connection.runSql('select name from jobs.schedule order by name')
  const queues = jobs.filter(({ on }) => on !== 'embedded').map(({ queue }) => queue)
  queues.sort()
  expect(rows).toEqual(queues.map((name) => ({ name })))
}, 60_000)

test('two backups of the server take turns without blocking a start', async () => {
  const other = await connectServer(address)
  const done: string[] = []
  let second: Promise<unknown> = Promise.resolve()
  await connection.inTurn(async () => {
    second = other.inTurn(async () => done.push('second backup'), 'backup')
    await other.inTurn(async () => done.push('tables'))
    done.push('first backup')
  }, 'backup')
  await second
  await other.end()
  expect(done).toEqual(['tables', 'first backup', 'second backup'])
})

async function wholeProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'whole-process.ts')], {
    env: { ...process.env, DATABASE_URL: address },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (piece) => {
    errors += piece
  })
  const [code] = await once(child, 'close')
  return { code, errors }
}
