import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '~/server/clock.server'
import { lockFolder } from '~/server/db/folder-lock.server'

let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-lock-'))
})
afterEach(async () => {
  setClock()
  for (const child of children.splice(0)) await killed(child)
  rmSync(folder, { recursive: true, force: true })
})

/** A process that locks the folder on command, reports the result and keeps running. */
async function starter() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'lock-holder.ts'), folder])
  children.push(child)
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  await once(child.stdout, 'data')
  return {
    child,
    pid: child.pid,
    async lock() {
      const answer = once(child.stdout, 'data')
      child.stdin.write('go\n')
      await answer
      return output.at(-1)?.trim() ?? ''
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
  const holder = await starter()
  expect(await holder.lock()).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${holder.pid}`)
  expect(() => lockFolder(folder)).toThrow('stop that one first')
})

test('the lock of a process that was killed is taken over', async () => {
  const holder = await starter()
  expect(await holder.lock()).toBe('locked')
  await killed(holder.child)
  expect(existsSync(join(folder, 'lock'))).toBe(true)
  const unlock = lockFolder(folder)
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('exactly one of several processes that start at once takes over a stale lock', async () => {
  leaveLockOf(aDeadProcess)
  const starters = await Promise.all(Array.from({ length: 3 }, starter))
  const answers = await Promise.all(starters.map((each) => each.lock()))
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('is in use by process'))).toHaveLength(2)
}, 60_000)

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
