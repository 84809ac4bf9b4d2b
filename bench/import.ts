import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/world/database/postgres-server'
import { MAX_IMPORT_ROWS } from '~/models/fleet/import/limits'
import { searchPath } from '~/models/trade/addresses/search-query'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { anAdmin, anOwner, signedIn } from '../tests/world/builders'
import { buildApp } from './build-app'
import { fleetCsv } from './import/fleet-csv'
import { importInto, type Visit } from './import/import-into'
import { fillDatabase } from './search/fill'
import { generateFleet } from './search/fleet'
import { generateQueries } from './search/queries'
import { serveApp } from './search-page/server'

const VEHICLES = 20_000
const PORT = 4780
const SECRET = randomBytes(32).toString('hex')
const fleet = generateFleet(VEHICLES + MAX_IMPORT_ROWS)
const addresses = generateQueries(300).map(({ query }) => searchPath(query))
const SIGNING_KEYS = await newSigningKey()

/**
 * An import of as many vehicles as a file may have, through the pages of a built application, while other visitors
 * search: how long each step takes, how much slower the search page gets, and the memory of the process. Then the same
 * file with other prices, and undoing that.
 */
export async function benchImport() {
  console.log(
    `Import: ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows into ${VEHICLES.toLocaleString('en-US')} vehicles`,
  )
  buildApp('vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ SESSION_SECRET: SECRET, SIGNING_KEYS, DATA_DIR: folder })
  const postgres = await startPostgres()
  const url = `${postgres.url}/postgres`
  const onServer = await fill(await connectServer(url))
  await measure('PostgreSQL server', { DATABASE_URL: url, DATA_DIR: folder }, onServer)
  await postgres.stop()
  const embedded = await fill(await connectEmbedded({ folder: join(folder, 'db') }))
  await measure('embedded database', { DATA_DIR: folder }, embedded)
  rmSync(folder, { recursive: true, force: true })
}

/** Inserts the vehicles, an owner and a renter who searches, and returns their cookies. */
async function fill(connection: Connection) {
  await connection.migrate()
  installConnection(connection)
  await fillDatabase(connection, fleet.slice(0, VEHICLES))
  const cookies = { owner: await signedIn(await anOwner()), renter: await signedIn(await anAdmin()) }
  await closeDatabase()
  return cookies
}

async function measure(name: string, settings: Record<string, string>, cookies: { owner: string; renter: string }) {
  const server = await serveApp(PORT, { SESSION_SECRET: SECRET, SIGNING_KEYS, ...settings })
  const visit: Visit = { ...server, ...cookies, addresses }
  const vehicles = fleet.slice(VEHICLES)
  console.log(`  ${name}`)
  await importInto(visit, 'added', fleetCsv(vehicles))
  await importInto(visit, 'updated', fleetCsv(vehicles.map((each) => ({ ...each, dayPrice: each.dayPrice + 10_000 }))))
  await server.stop()
}
