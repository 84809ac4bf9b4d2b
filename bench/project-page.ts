import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectPaths } from '~/models/trade/paths/projects'
import { closeDatabase, db, installConnection, vehiclePhotos } from '~/server/db/client.server'
import { connectEmbedded } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import type { Account } from '~/server/session/asker.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../tests/world/builders'
import { aStoredInquiry } from '../tests/world/stages'
import { buildApp } from './build-app'
import { serveApp } from './search-page/server'
import { percentile, shown } from './timing'

const PORT = 4794
const WARM_UP = 30
const ROUNDS = 200
const SECRET = randomBytes(32).toString('hex')

/** The number of lists, and of vehicles per list. Both projects show nine cards on the first page. */
const SMALL = { name: 'one list of 9 vehicles', lists: 1, vehicles: 9 }
const LARGE = { name: '40 lists, 400 vehicles', lists: 40, vehicles: 10 }

/** Time to first byte of the project page, alternating between a small and a large project. */
export async function benchProjectPage() {
  console.log(`Project page, embedded database: first bytes of the HTML, ${ROUNDS} times each in turns`)
  buildApp('vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ SESSION_SECRET: SECRET, DATA_DIR: folder })
  const { cookie, sides } = await fill(join(folder, 'db'))
  const server = await serveApp(PORT, { SESSION_SECRET: SECRET, DATA_DIR: folder })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = (path: string) => firstBytes(`${server.origin}${path}`, cookie, agent)
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const side of sides) {
      const took = await first(side.path)
      if (round >= WARM_UP) side.times.push(took)
    }
  for (const { name, times } of sides)
    console.log(`  ${name.padEnd(24)} p50 ${shown(percentile(times, 50))}   p99 ${shown(percentile(times, 99))}`)
  agent.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Side = { name: string; path: string; times: number[] }

async function fill(folder: string) {
  const connection = await connectEmbedded({ folder })
  await connection.migrate()
  installConnection(connection)
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const sides: Side[] = []
  for (const size of [SMALL, LARGE]) {
    const projectId = await fillProject(dana, omar, size)
    sides.push({ name: size.name, path: projectPaths.projectList(projectId), times: [] })
  }
  const cookie = await signedIn(dana)
  await closeDatabase()
  return { cookie, sides }
}

/** Every third vehicle has an open inquiry, and each has four photos. */
async function fillProject(dana: Account, omar: Account, { lists, vehicles }: typeof SMALL): Promise<string> {
  const projectId = await aProject({ Owner: dana })
  for (let list = 0; list < lists; list += 1) {
    const listId = await aList(projectId, dana, { name: `Scene ${list + 1}`, scene: String(list + 1) })
    for (let number = 0; number < vehicles; number += 1) {
      const vehicleId = await aVehicle(omar)
      const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
      const photos = [0, 1, 2, 3].map((at) => ({ vehicleId, position: at, angle: at, fileKey: `${vehicleId}/${at}` }))
      await db().insert(vehiclePhotos).values(photos)
      if (number % 3 === 0) await aStoredInquiry(listVehicleId, dana)
    }
  }
  return projectId
}

/** Milliseconds until the first chunk of the response body. */
function firstBytes(url: string, cookie: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    get(url, { agent, headers: { Cookie: cookie, Accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`))
      let took = 0
      response.once('data', () => {
        took = performance.now() - start
      })
      response.resume().on('end', () => resolve(took))
    }).on('error', reject)
  })
}
