import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/world/database/postgres-server'
import { searchPath } from '~/models/trade/addresses/search-query'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { anAdmin, signedIn } from '../tests/world/builders'
import { buildApp } from './build-app'
import { fillDatabase } from './search/fill'
import { generateFleet } from './search/fleet'
import { generateQueries } from './search/queries'
import type { Figures } from './search-page/load'
import { profileOptions, reportProfile } from './search-page/profile'
import { measureLoad, serveApp, serveBuild } from './search-page/server'

const VEHICLES = 100_000
const FIRST_PORT = 4790
const SECRET = randomBytes(32).toString('hex')
const fleet = generateFleet(VEHICLES)
const addresses = generateQueries(300).map(({ query }) => searchPath(query))

const BARE = 'bare Remix page'
const BARE_BUILD = 'node_modules/.cache/backlot/bare/server/index.js'
const SERVER = 'PostgreSQL server'
const EMBEDDED = 'embedded database'
const MORE_ROUTES = 'with 400 routes'

/**
 * Throughput of the search page, compared with a bare Remix page that renders the same screen from fixed data. Also
 * reports CPU time per page, which other load affects less; it is that of the application's process, so it includes the
 * embedded database but not a PostgreSQL server. With PROFILE set, also prints a CPU profile of the application on the
 * PostgreSQL server, which slows it down.
 */
export async function benchSearchPage() {
  console.log(
    `Search page: ${VEHICLES.toLocaleString('en-US')} vehicles, ${addresses.length} different searches, 16 connections`,
  )
  buildApp('vite.config.ts')
  buildApp('bench/bare/vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ SESSION_SECRET: SECRET, SIGNING_KEYS, DATA_DIR: folder })
  const postgres = await startPostgres()
  const url = `${postgres.url}/postgres`
  const cookie = await fill(await connectServer(url))
  const onServer = { ...app({ DATABASE_URL: url, DATA_DIR: folder }), cookie }
  const sides = [
    { name: BARE, cookie: '' },
    { name: SERVER, ...onServer, nodeOptions: profileOptions() },
    { name: MORE_ROUTES, ...onServer, nodeOptions: ['--import', './bench/search-page/more-routes.mjs'] },
    {
      name: EMBEDDED,
      ...app({ DATA_DIR: folder }),
      cookie: await fill(await connectEmbedded({ folder: join(folder, 'db') })),
    },
  ]
  report(await measure(sides))
  reportProfile()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Fills a database with the vehicles and a logged-in account, and returns its cookie. */
async function fill(connection: Connection): Promise<string> {
  await connection.migrate()
  installConnection(connection)
  await fillDatabase(connection, fleet)
  const cookie = await signedIn(await anAdmin())
  await closeDatabase()
  return cookie
}

const SIGNING_KEYS = await newSigningKey()

const app = (settings: Record<string, string>) => ({ settings: { SESSION_SECRET: SECRET, SIGNING_KEYS, ...settings } })

/** The bare page has no settings. */
type Side = { name: string; settings?: Record<string, string>; cookie: string; nodeOptions?: string[] }

async function measure(sides: Side[]): Promise<Record<string, Figures>> {
  const servers = await Promise.all(
    sides.map(async ({ name, settings, cookie, nodeOptions }, index) => {
      const port = FIRST_PORT + index
      const server = settings ? await serveApp(port, settings, nodeOptions) : await serveBuild(BARE_BUILD, port)
      return { name, cookie, ...server }
    }),
  )
  const figures = await measureLoad(servers, addresses)
  for (const { stop } of servers) await stop()
  return figures
}

function report(figures: Record<string, Figures>) {
  const bare = figures[BARE]?.pagesPerSecond ?? Number.NaN
  for (const [name, { pagesPerSecond, cpuPerPage }] of Object.entries(figures)) {
    const pages = `${pagesPerSecond.toFixed(0)} a second`.padStart(14)
    const cpu = cpuPerPage === null ? 'CPU not measured' : `${cpuPerPage.toFixed(2)} ms of CPU a page`
    const ratio = name === BARE ? '' : `   ${Math.round((pagesPerSecond / bare) * 100)}% of the bare page`
    console.log(`  ${name.padEnd(22)} ${pages}   ${cpu.padStart(22)}${ratio}`)
  }
}
