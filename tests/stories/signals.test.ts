import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../world/free-port'
import { aWorld } from '../world/world'

const ROOT = join(import.meta.dirname, '../..')

type Running = { child: ChildProcess; ended: Promise<string>; said: () => string }

let folder: string
let port: number
let running: Running | undefined
const world = await aWorld(async () => ({}))

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-signals-'))
  // migrated once for all of them
  cpSync(world.folder, join(folder, 'data'), { recursive: true })
  port = await freePort()
})
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  rmSync(folder, { recursive: true, force: true })
})
afterAll(world.end)

/** Runs a command of package.json, as npm does, until it answers. */
async function run(script: string): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
  const ended = once(child, 'close').then(() => said)
  running = { child, ended, said: () => said }
  while (!(await healthz())?.ok) if (child.exitCode !== null) throw new Error(`It did not start:\n${said}`)
  return running
}

const healthz = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)

/** A form of which the first half has arrived. Answers with the function that sends the other half and reads the answer. */
async function beginForm(): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const type = 'application/x-www-form-urlencoded'
  const head = `POST /?index HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 7\r\n`
  socket.write(`${head}Expect: 100-continue\r\n\r\n`)
  await once(socket, 'data')
  socket.write('email')
  return () => {
    socket.write('=x')
    return text(socket)
  }
}

/** Nobody is let in any more, once the first wish was heard. */
async function noLongerListening() {
  await expect.poll(healthz, { interval: 20 }).toBeUndefined()
}

const timesStopped = (said: string) => said.match(/"msg":"stopped"/g)?.length ?? 0
const expectDataLeftAlone = () => expect(existsSync(join(folder, 'data/lock'))).toBe(false)

test('the same wish told twice, as Ctrl-C is by npm, stops it once, and what was begun is finished', async () => {
  const { child, ended } = await run('scripts/start.mjs')
  const finishForm = await beginForm()
  child.kill('SIGINT')
  await noLongerListening()
  child.kill('SIGINT')
  expect(await finishForm()).toContain('Invalid Email.')
  const said = await ended
  expect(said).not.toMatch(/not clean|ERR_/)
  expect(timesStopped(said)).toBe(1)
  expectDataLeftAlone()
})

test('whoever asks a third time does not wait for what was begun', async () => {
  const { child, ended } = await run('scripts/start.mjs')
  await beginForm()
  child.kill('SIGINT')
  await noLongerListening()
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(timesStopped(await ended)).toBe(0)
  expect(child.exitCode).toBe(1)
})

test('the demonstration starts on the data it has, says how to look around, and stops when told to', async () => {
  const { child, ended, said } = await run('scripts/demo.mjs')
  await expect.poll(said).toContain(`http://localhost:${port}`)
  child.kill('SIGTERM')
  expect(timesStopped(await ended)).toBe(1)
  expectDataLeftAlone()
})
