import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#tests/world/database/postgres-server'
import { projectPaths } from '~/models/trade/paths/projects'
import { closeDatabase, db, installConnection } from '~/server/db/client.server'
import { connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../tests/world/builders'
import { photo } from './pdf/page'
import { residentMb } from './resident'
import { serveApp } from './search-page/server'

const VEHICLES = 100
const PORT = 4796
const MAX_MB = 100
const MB = 1024 * 1024
/** Megabytes per second of a good hotel connection. */
const SLOW_MB = 8

/** Memory growth of the application while a report of a hundred vehicles is downloaded. */
export async function benchReport() {
  console.log(`Report: ${VEHICLES} vehicles with four photos each, one process, built for production`)
  const { app, ask, large, stop } = await serveReports(PORT)
  for (const [label, rate] of [
    ['at once', Number.POSITIVE_INFINITY],
    ['over a slow line', SLOW_MB],
  ] as const) {
    const before = residentMb(app.pid)
    const start = performance.now()
    const { bytes, peak } = await read(await ask(large), rate, () => residentMb(app.pid))
    const seconds = (performance.now() - start) / 1000
    const grown = peak - before
    console.log(
      `${label.padEnd(18)} ${(bytes / MB).toFixed(0).padStart(4)} MB in ${seconds.toFixed(1).padStart(5)} s   memory ${before.toFixed(0)} MB, at most ${grown.toFixed(0)} MB more`,
    )
    assert(grown < MAX_MB, `Memory should grow by less than ${MAX_MB} MB.`)
  }
  await stop()
}

/** Serves a large project. Downloads a small report first, so that code and fonts are already loaded. */
export async function serveReports(port: number) {
  execFileSync('npx', ['remix', 'vite:build'], { stdio: 'ignore' })
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  const settings = {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SIGNING_KEYS: await newSigningKey(),
    DATA_DIR: folder,
  }
  setEnv(settings)
  const postgres = await startPostgres()
  const url = `${postgres.url}/postgres`
  const { cookie, small, large } = await fill(url)
  const app = await serveApp(port, { ...settings, DATABASE_URL: url })
  const ask = (projectId: string) => fetch(app.origin + projectPaths.projectReport(projectId), { headers: { cookie } })
  await (await ask(small)).arrayBuffer()
  const stop = async () => {
    await app.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, ask, cookie, large, stop }
}

/** A project with one vehicle, and one with VEHICLES. */
async function fill(url: string) {
  const connection = await connectServer(url)
  await connection.migrate()
  installConnection(connection)
  const dana = await anAdmin()
  const omar = await anOwner()
  const pictures = await Promise.all([0, 1, 2, 3].map(photo))
  const aReportOf = async (vehicles: number) => {
    const projectId = await aProject({ Owner: dana })
    const listId = await aList(projectId, dana)
    for (let number = 0; number < vehicles; number++) {
      const vehicleId = await aVehicle(omar)
      for (const [angle, bytes] of pictures.entries())
        await savePhoto(db(), { vehicleId, position: angle, angle, picture: [{ file: '1200.jpg', bytes }] })
      await aListVehicle(projectId, listId, vehicleId, dana)
    }
    return projectId
  }
  const filled = { cookie: await signedIn(dana), small: await aReportOf(1), large: await aReportOf(VEHICLES) }
  await closeDatabase()
  return filled
}

/** Reads a response at a limited rate while polling the memory of the process. */
async function read({ body, status }: Response, mbPerSecond: number, look: () => number) {
  assert(body && status === 200, `The report responded with ${status}.`)
  const reader = body.getReader()
  const start = performance.now()
  let [bytes, peak, lookedAt] = [0, look(), start]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { bytes, peak: Math.max(peak, look()) }
    bytes += value.byteLength
    const now = performance.now()
    if (now - lookedAt > LOOK_MS) [peak, lookedAt] = [Math.max(peak, look()), now]
    const ahead = (bytes / MB / mbPerSecond) * 1000 - (now - start)
    if (ahead > 0) await wait(ahead)
  }
}

const LOOK_MS = 20
