import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { now } from '~/server/clock.server'
import { privateFolder } from '~/server/private-folder.server'

const HolderRecord = z.object({ id: z.string(), pid: z.number(), startedAt: z.string(), host: z.string() })
type Holder = z.infer<typeof HolderRecord>

/** Names the process that uses the data folder, and what to do. */
export class FolderInUse extends Error {}

/** Heartbeat interval, and how long a host that shares the folder trusts the last heartbeat. */
const HEARTBEAT_MS = 10_000
const HEARTBEAT_TIMEOUT_MS = 60_000

/**
 * Lock file: takes the data folder for this process and returns the release function. Throws FolderInUse while another
 * process has it; the lock of a dead process is taken over.
 */
export function lockFolder(folder: string): () => void {
  privateFolder(folder)
  const lock = join(folder, 'lock')
  const own: Holder = {
    id: randomBytes(8).toString('hex'),
    pid: process.pid,
    startedAt: processStart(process.pid) ?? '',
    host: hostname(),
  }
  const draft = `${lock}.${own.id}`
  writeFileSync(draft, JSON.stringify(own), { flush: true })
  try {
    while (!putInPlace(draft, lock)) {
      const holder = readHolder(lock)
      if (holder && takeOver(lock, draft, holder)) break
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return startHeartbeat(lock, own)
}

/**
 * Replaces the lock of a dead process. Only one process can link the file named after the dead holder, and only that
 * one may replace the lock. If it dies too, it is succeeded in the same way: hence the chain of claims.
 */
function takeOver(lock: string, draft: string, dead: Holder): boolean {
  const claims: string[] = []
  for (let last = dead; ; ) {
    if (isAlive(last, claims.at(-1) ?? lock)) throw new FolderInUse(inUse(lock, last))
    const claim = `${lock}.after-${last.id}`
    claims.push(claim)
    if (putInPlace(draft, claim)) break
    const claimant = readHolder(claim)
    if (!claimant) return false
    last = claimant
  }
  const stillThere = readHolder(lock)?.id === dead.id
  if (stillThere) renameSync(draft, lock)
  for (const claim of stillThere ? claims : claims.slice(-1)) rmSync(claim, { force: true })
  return stillThere
}

/** Hard link as an atomic create: succeeds for one caller only. */
function putInPlace(draft: string, name: string): boolean {
  try {
    linkSync(draft, name)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return HolderRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`${file} is not a lock that Backlot wrote. Remove it if no Backlot is running on this folder.`)
  }
}

/** Process ids are reused; the pair of id and start time is not. */
function isAlive(holder: Holder, file: string): boolean {
  if (holder.host === hostname()) return processStart(holder.pid) === holder.startedAt
  const seen = statSync(file, { throwIfNoEntry: false })
  return seen !== undefined && now().getTime() - seen.mtimeMs < HEARTBEAT_TIMEOUT_MS
}

const inUse = (lock: string, holder: Holder) =>
  `The data folder ${join(lock, '..')} is in use by process ${holder.pid} on ${holder.host}. ` +
  'Only one process at a time can use the embedded database: stop that one first, choose another DATA_DIR, ' +
  'or set DATABASE_URL to a PostgreSQL server.'

function startHeartbeat(lock: string, own: Holder): () => void {
  const heartbeat = setInterval(() => touch(lock), HEARTBEAT_MS)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    if (readHolder(lock)?.id === own.id) rmSync(lock)
  }
}

function touch(lock: string) {
  try {
    utimesSync(lock, now(), now())
  } catch {
    // the folder was removed under the running process: the database reports it
  }
}

/** Start time of a process, only good for comparing; undefined when it is not running. */
export function processStart(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

const STATE = 0
/** In clock ticks since boot, hence combined with the boot id. */
const START_TIME = 19

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isDead = fields[STATE] === 'Z' || fields[STATE] === 'X'
    return isDead ? undefined : `${bootId()}/${fields[START_TIME]}`
  } catch {
    return undefined
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

function fromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
