import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '~/models/paths'
import { closeDatabase, installConnection } from '~/services/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/services/db/connection.server'
import { setEnv } from '~/services/env.server'
import { anAdmin, signedIn } from '../tests/support/people'
import { startPostgres } from '../tests/support/postgres-server'
import { fillDatabase } from './search/fill'
import { generateFleet } from './search/fleet'
import { generateQueries } from './search/queries'
import { measureLoad, serveBuild } from './search-page/server'

const ROOT = join(import.meta.dirname, '..')
const VEHICLES = 100_000
const PORT = 4790
const SECRET = randomBytes(32).toString('hex')
const fleet = generateFleet(VEHICLES)
const addresses = generateQueries(300).map(({ query }) => paths.searchResults(query))

/** Searches a second of the search page, beside a bare Remix page that draws the same screen from fixed data. */
export async function benchSearchPage() {
  console.log(
    `Search page: ${VEHICLES.toLocaleString('en-US')} vehicles, ${addresses.length} different searches, 16 connections`,
  )
  build('vite.config.ts')
  build('bench/bare/vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ SESSION_SECRET: SECRET, DATA_DIR: folder })
  const bare = await measure('node_modules/.cache/backlot/bare/server/index.js', {}, '')
  console.log(`  bare Remix page        ${perSecond(bare)}`)

  const { url, stop } = await startPostgres()
  const cookie = await fill(await connectServer(`${url}/postgres`))
  report('PostgreSQL server', await measureApp({ DATABASE_URL: `${url}/postgres`, DATA_DIR: folder }, cookie), bare)
  await stop()

  const embeddedCookie = await fill(await connectEmbedded({ folder: join(folder, 'db') }))
  report('embedded database', await measureApp({ DATA_DIR: folder }, embeddedCookie), bare)
  rmSync(folder, { recursive: true, force: true })
}

function build(config: string) {
  execFileSync('npx', ['remix', 'vite:build', '--config', config], { cwd: ROOT, stdio: 'ignore' })
}

/** Puts the vehicles and somebody signed in into a database, and answers with that person's cookie. */
async function fill(connection: Connection): Promise<string> {
  await connection.migrate()
  installConnection(connection)
  await fillDatabase(connection, fleet)
  const cookie = await signedIn(await anAdmin())
  await closeDatabase()
  return cookie
}

const measureApp = (settings: Record<string, string>, cookie: string) =>
  measure('build/server/index.js', { SESSION_SECRET: SECRET, ...settings }, cookie)

async function measure(build: string, settings: Record<string, string>, cookie: string): Promise<number> {
  const { origin, stop } = await serveBuild(build, PORT, settings)
  const count = await measureLoad({ origin, addresses, cookie })
  await stop()
  return count
}

function report(name: string, count: number, bare: number) {
  console.log(`  ${name.padEnd(22)} ${perSecond(count)}   ${Math.round((count / bare) * 100)}% of the bare page`)
}

const perSecond = (count: number) => `${count.toFixed(0)} a second`.padStart(14)
