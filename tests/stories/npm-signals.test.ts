import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../world/free-port'
import { embeddedPlace, openWorld } from '../world/open-world'

const ROOT = join(import.meta.dirname, '../..')
const NODE_START = [process.execPath, 'scripts/start.mjs']
const NODE_BACKUP = [process.execPath, '--import', 'tsx', 'scripts/backup.server.ts']

/** What npm runs a script in, handed `-c` and the script: one dies of a signal and tells nobody, as dash does. */
const SHELL_THAT_DIES = 'eval "$2"\nexit $?'
const SHELL_THAT_GIVES_WAY = 'eval "exec $2"'

type Running = { child: ChildProcess; ended: Promise<string>; said: () => string }

let folder: string
let port: number
let running: Running[] = []
const world = await openWorld(embeddedPlace, async () => ({}))

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-npm-'))
  // migrated once for all of them
  cpSync(world.folder, join(folder, 'data'), { recursive: true })
  port = await freePort()
})
afterEach(async () => {
  for (const { child } of running) killGroup(child)
  await Promise.all(running.map(({ ended }) => ended))
  running = []
  rmSync(folder, { recursive: true, force: true })
})
afterAll(world.end)

/** In a process group of its own, as in a terminal. It has ended when nobody holds its output any more, no child either. */
function run([command = '', ...args]: string[], settings: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_ENV: 'production',
      npm_config_update_notifier: 'false',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
  const ended = once(child, 'close').then(() => said)
  const started = { child, ended, said: () => said }
  running.push(started)
  return started
}

function inShell(commands: string) {
  const shell = join(folder, 'shell')
  writeFileSync(shell, `#!/bin/sh\n${commands}\n`, { mode: 0o755 })
  return { npm_config_script_shell: shell }
}

function killGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  try {
    process.kill(-pid, signal)
  } catch {
    // nobody of it is left
  }
}

const healthz = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)

async function answering({ child, said }: Running) {
  while (!(await healthz())?.ok) if (child.exitCode !== null) throw new Error(`It did not start:\n${said()}`)
}

async function noLongerListening() {
  while (await healthz()) await new Promise((wake) => setTimeout(wake, 20))
}

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

const lock = () => join(folder, 'data/lock')

const timesStopped = (said: string) => said.match(/"msg":"stopped"/g)?.length ?? 0

describe('npm start', () => {
  test('told alone to stop, the server finishes what was begun, lets go of its data and is gone', async () => {
    const npm = run(['npm', 'start'], inShell(SHELL_THAT_DIES))
    await answering(npm)
    const finishForm = await beginForm()
    npm.child.kill('SIGTERM')
    await noLongerListening()
    expect(await finishForm()).toContain('Invalid Email.')
    const said = await npm.ended
    expect(said).not.toMatch(/not clean|ERR_/)
    expect(timesStopped(said)).toBe(1)
    expect(existsSync(lock())).toBe(false)
    expect(await run(NODE_BACKUP).ended).toContain('Backup written')
  })

  test('Ctrl-C stops it once, however often npm passes it on', async () => {
    const npm = run(['npm', 'start'], inShell(SHELL_THAT_GIVES_WAY))
    await answering(npm)
    const finishForm = await beginForm()
    killGroup(npm.child, 'SIGINT')
    await noLongerListening()
    expect(await finishForm()).toContain('Invalid Email.')
    const said = await npm.ended
    expect(said).not.toMatch(/not clean|ERR_/)
    expect(timesStopped(said)).toBe(1)
    expect(existsSync(lock())).toBe(false)
  })
})

test('npm run demo told alone to stop takes its server along', async () => {
  const npm = run(['npm', 'run', 'demo'])
  await answering(npm)
  npm.child.kill('SIGTERM')
  expect(timesStopped(await npm.ended)).toBe(1)
  expect(existsSync(lock())).toBe(false)
})

test('without npm the server stays when the one who started it goes', async () => {
  const shell = run(['/bin/sh', '-c', `'${NODE_START.join("' '")}' & wait`])
  await answering(shell)
  shell.child.kill('SIGKILL')
  await once(shell.child, 'exit')
  // long enough for it to have looked whose child it is
  await new Promise((wake) => setTimeout(wake, 2500))
  expect((await healthz())?.ok).toBe(true)
  killGroup(shell.child, 'SIGTERM')
  expect(timesStopped(await shell.ended)).toBe(1)
})

test('the same wish told twice stops it once, and what was begun is finished', async () => {
  const server = run(NODE_START)
  await answering(server)
  const finishForm = await beginForm()
  server.child.kill('SIGINT')
  await noLongerListening()
  server.child.kill('SIGINT')
  expect(await finishForm()).toContain('Invalid Email.')
  expect(timesStopped(await server.ended)).toBe(1)
})

test('whoever asks a third time does not wait for what was begun', async () => {
  const server = run(NODE_START)
  await answering(server)
  await beginForm()
  server.child.kill('SIGINT')
  await noLongerListening()
  server.child.kill('SIGTERM')
  server.child.kill('SIGINT')
  expect(timesStopped(await server.ended)).toBe(0)
  expect(server.child.exitCode).toBe(1)
})
