import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createGzip } from 'node:zlib'
import { paddingOf, TAR_END, tarHeader } from './tar-header.mjs'

/**
 * Copies the folder of the embedded database and packs the copy, in a worker thread: a thousand files and their
 * compression would block every response. Plain JavaScript, because the built application and the commands both load it
 * from the sources.
 *
 * `{ copy: null }` copies what has changed since the last copy, except the write-ahead log. `{ copy: { first, last } }`
 * does the same while writes are blocked, with these log files, so that the copy is complete. `{ pack: true }` packs it
 * and reports progress.
 */
const { from, to, archive } = workerData

/** Size and time of every copied file; '' if a later write might leave both unchanged. */
const copied = new Map()

parentPort.on('message', async (order) => {
  if (order.pack) await pack()
  else copyChanged(order.copy)
  parentPort.postMessage({ isDone: true })
})

function copyChanged(log) {
  const begun = timeOnDisk()
  const there = readdirSync(from, { recursive: true }).filter((path) => isWanted(path, log))
  for (const path of there) copyIfChanged(path, begun)
  // files that the database has deleted since
  const gone = new Set(copied.keys())
  for (const path of there) gone.delete(path)
  for (const path of gone) rmSync(join(to, path), { force: true })
}

function copyIfChanged(path, begun) {
  const found = statSync(join(from, path), { bigint: true, throwIfNoEntry: false })
  if (found?.isDirectory()) mkdirSync(join(to, path), { recursive: true })
  if (!found?.isFile()) return
  const state = `${found.size}/${found.mtimeNs}`
  if (copied.get(path) === state) return
  mkdirSync(dirname(join(to, path)), { recursive: true })
  try {
    copyFileSync(join(from, path), join(to, path))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  copied.set(path, found.mtimeNs < begun ? state : '')
}

/**
 * Uses the file system's clock, which has a coarse resolution: files written in the same tick may still change
 * unnoticed.
 */
function timeOnDisk() {
  const mark = `${to}.begun`
  writeFileSync(mark, '')
  return statSync(mark, { bigint: true }).mtimeNs
}

const LOG_FILE = /^[\dA-F]{24}$/

/** The log folder holds a gigabyte of reusable files; a copy only needs those since the last checkpoint. */
function isWanted(path, log) {
  const name = basename(path)
  if (name === 'postmaster.pid') return false
  if (!LOG_FILE.test(name)) return true
  return log !== null && name >= log.first && name <= log.last
}

async function pack() {
  const entries = readdirSync(to, { recursive: true })
    .sort()
    .map((path) => ({ path, stats: statSync(join(to, path)) }))
  const total = entries.reduce((sum, { stats }) => sum + (stats.isFile() ? stats.size : 0), 0)
  // fastest level: saving another 20% takes three times the work
  await pipeline(
    tarOf(entries, total),
    createGzip({ level: 1 }),
    createWriteStream(archive, { mode: 0o600, flush: true }),
  )
}

async function* tarOf(entries, total) {
  let packed = 0
  for (const { path, stats } of entries) {
    const size = stats.isFile() ? stats.size : 0
    const name = path.replaceAll(sep, '/')
    yield tarHeader({ name: stats.isDirectory() ? `${name}/` : name, size, mtime: stats.mtime })
    if (stats.isDirectory()) continue
    yield* createReadStream(join(to, path))
    yield paddingOf(size)
    packed += size
    parentPort.postMessage({ share: packed / total })
  }
  yield TAR_END
}
