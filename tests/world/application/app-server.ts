import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from './free-port'

const ROOT = join(import.meta.dirname, '../../..')

export type AppServer = {
  origin: string
  /** Everything the process has printed so far. */
  output: () => string
  /** Sends a signal without waiting for its effect. */
  signal: (name: NodeJS.Signals) => void
  /** Stops the process with SIGTERM and returns its exit code. */
  stop: () => Promise<number | null>
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>
  /** Resolves when the process has exited. */
  ended: Promise<void>
}

/** Stops the application when the test process ends, even if that is killed: its standard input then closes. */
const END_WITH_PARENT = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume().unref()`

/** Starts the built application in a child process, on a free port unless the settings include one. */
export async function startApp(settings: Record<string, string>): Promise<AppServer> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(
    process.execPath,
    [
      '--import',
      END_WITH_PARENT,
      'node_modules/.bin/remix-serve',
      `${process.env.BUILD_DIR || 'build'}/server/index.js`,
    ],
    {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        NODE_OPTIONS: process.env.NODE_OPTIONS,
        NODE_ENV: 'production',
        DEMO: '1',
        PORT: port,
        HOST: '127.0.0.1',
        ...settings,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'close').then(() => undefined)
  const origin = `http://127.0.0.1:${port}`
  await listening({ child, stdout: child.stdout, output: () => output })
  return {
    origin,
    output: () => output,
    ended,
    signal: (name) => void child.kill(name),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL').then(() => undefined),
  }
}

type Starting = { child: ChildProcess; stdout: Readable; output: () => string }

/** Waits for the start message of remix-serve; by then the database is open and migrated. */
export async function listening({ child, stdout, output }: Starting) {
  const closed = once(child, 'close').then(() => true)
  while (!output().includes('[remix-serve]')) {
    const isOver = await Promise.race([closed, once(stdout, 'data').then(() => false)])
    if (isOver) throw new Error(`The application did not start:\n${output()}`)
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}
