import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setClock } from '~/server/clock.server'
import { lockFolder } from '~/server/db/folder-lock.server'

let folder: string
/** Shared by the tests, because starting one takes long. */
let holders: Awaited<ReturnType<typeof startHolder>>[]

beforeAll(async () => {
  holders = await Promise.all([startHolder(), startHolder(), startHolder()])
})
afterAll(() => Promise.all(holders.map(({ child }) => killed(child))))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-lock-'))
})
afterEach(() => {
  setClock()
  rmSync(folder, { recursive: true, force: true })
})

/** A process that locks folders on command, reports the results and keeps running. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'lock-holder.ts')])
  child.stdout.setEncoding('utf8')
  await once(child.stdout, 'data')
  return {
    child,
    async lock() {
      const answer = once(child.stdout, 'data')
      child.stdin.write(`${folder}\n`)
      return String(await answer).trim()
    },
  }
}

async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** A process that has ended and whose id this one has. */
const aDeadProcess = { id: 'old', pid: process.pid, startedAt: 'another boot/1', host: hostname() }
const leaveLockOf = (holder: typeof aDeadProcess) => writeFileSync(join(folder, 'lock'), JSON.stringify(holder))

test('a second process is refused, with the id of the first one and what to do', async () => {
  const [holder] = holders
  expect(await holder?.lock()).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${holder?.child.pid}`)
  expect(() => lockFolder(folder)).toThrow('stop that one first')
})

test('exactly one of several processes that start at once takes over a stale lock', async () => {
  leaveLockOf(aDeadProcess)
  const answers = await Promise.all(holders.map((each) => each.lock()))
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('is in use by process'))).toHaveLength(2)
}, 60_000)

test('the lock of a process that was killed is taken over', async () => {
  const [holder] = holders
  expect(await holder?.lock()).toBe('locked')
  if (holder) await killed(holder.child)
  expect(existsSync(join(folder, 'lock'))).toBe(true)
  const unlock = lockFolder(folder)
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('a process that died while taking over the lock does not block the next one', async () => {
  leaveLockOf(aDeadProcess)
  writeFileSync(join(folder, `lock.after-${aDeadProcess.id}`), JSON.stringify({ ...aDeadProcess, id: 'claimant' }))
  const unlock = lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock'])
  unlock()
})

test('a reused process id does not count as the holder', () => {
  leaveLockOf(aDeadProcess)
  lockFolder(folder)()
})

test('a holder on another machine keeps the lock while it renews it', () => {
  leaveLockOf({ id: 'far', pid: 1, startedAt: '1', host: 'another-machine' })
  expect(() => lockFolder(folder)).toThrow('process 1 on another-machine')
  setClock(new Date(Date.now() + 61_000))
  lockFolder(folder)()
})

test('a file that is not a lock is not overwritten', () => {
  writeFileSync(join(folder, 'lock'), 'precious')
  expect(() => lockFolder(folder)).toThrow('is not a lock that Backlot wrote')
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('precious')
})
