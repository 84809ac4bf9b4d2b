import assert from 'node:assert/strict'
import { startPostgres } from '#tests/world/database/postgres-server'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { suggestSearches } from '~/services/search/suggest-searches.server'
import { anAdmin } from '../tests/world/builders'
import { fillInBulk } from './search/fill'
import { type FleetVehicle, generateFleet } from './search/fleet'
import { type GeneratedQuery, generateQueries, WORST_CASES } from './search/queries'
import { inOrderOf, plainSearch } from './search/reference'
import { miniSearchOver, oramaOver } from './search/search-libraries'
import { percentile, shown, timeEach } from './timing'

/**
 * `SERVER_ONLY=1 VEHICLES=100000,1000000 npm run bench -- search` for other sizes; SERVER_ONLY=1 skips the embedded
 * database and the libraries. A million needs NODE_OPTIONS=--max-old-space-size=12288.
 */
const SIZES = (process.env.VEHICLES ?? '10000,100000').split(',').map(Number)
/** Above this size the libraries and the embedded database need too much memory. */
const MAX_IN_MEMORY = process.env.SERVER_ONLY === '1' ? 0 : 200_000
const QUERIES = 1000
/** Checking every search would take minutes. */
const MAX_FOR_ORAMA = 150
/**
 * The total number of vehicles that the reference implementation may compare, which limits how many searches are
 * checked.
 */
const PASSED_BY_REFERENCE = 25_000_000
const SERVER_SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB']

/** The product's search on both engines, compared with libraries that search the same vehicles in this process. */
export async function benchSearch() {
  const queries = generateQueries(QUERIES)
  const onServer: Percentiles[] = []
  for (const size of SIZES) {
    const fleet = generateFleet(size)
    console.log(`Search: ${size.toLocaleString('en-US')} vehicles, ${QUERIES} different searches, results not cached`)
    const isSmall = size <= MAX_IN_MEMORY
    const libraries = isSmall ? await measureLibraries(fleet, queries) : []
    if (isSmall) await onEngine('embedded database', await connectEmbedded({}), fleet, queries, libraries)
    const { url, stop } = await startPostgres(SERVER_SETTINGS)
    onServer.push(
      await onEngine('PostgreSQL server', await connectServer(`${url}/postgres`), fleet, queries, libraries),
    )
    await stop()
  }
  const [first, last] = [onServer.at(0), onServer.at(-1)]
  if (first && last && first !== last)
    console.log(
      `PostgreSQL, from ${SIZES.map((size) => size.toLocaleString('en-US')).join(' to ')} vehicles: p50 ${ratio(last.p50, first.p50)}, p99 ${ratio(last.p99, first.p99)}`,
    )
}

type Percentiles = { p50: number; p99: number }
type Measured = Percentiles & { name: string }

async function measureLibraries(fleet: FleetVehicle[], queries: GeneratedQuery[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [name, over, most] of [
    ['MiniSearch', miniSearchOver, queries.length],
    ['Orama', oramaOver, MAX_FOR_ORAMA],
  ] as const) {
    const search = over(fleet)
    const times = await timeEach(queries.slice(0, most), ({ query }) => search(query))
    measured.push({ name, ...report(`${name} in memory`, times) })
  }
  return measured
}

async function onEngine(
  name: string,
  connection: Connection,
  fleet: FleetVehicle[],
  queries: GeneratedQuery[],
  libraries: Measured[],
): Promise<Percentiles> {
  await connection.migrate()
  installConnection(connection)
  await fillInBulk(connection, fleet)
  // a large fleet is read from disk by the first searches
  const times = report(name, await timeEach(queries, ({ query }) => searchVehicles(query), queries.length))
  console.log(`  p99 ${ratio(times.p99, times.p50)} p50`)
  for (const library of libraries) console.log(`  p50 ${ratio(library.p50, times.p50)} as fast as ${library.name}`)
  await reportWorstCases(times.p50)
  await reportFarPage(fleet)
  await reportSuggestions()
  await checkRelevance(fleet, queries)
  await closeDatabase()
  return times
}

const ratio = (one: number, other: number) => `${(one / other).toFixed(1)} times`

function report(name: string, times: number[]): Percentiles {
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)]
  console.log(`${name.padEnd(22)} p50 ${shown(p50)}   p99 ${shown(p99)}`)
  return { p50, p99 }
}

async function reportWorstCases(usual: number) {
  for (const [name, part, circle] of WORST_CASES) {
    const query = { ...EVERYTHING, ...part }
    const times = await timeEach(
      Array.from({ length: 15 }, () => query),
      (each) => searchVehicles(each, 1, circle),
    )
    const p50 = percentile(times, 50)
    console.log(`  ${name.padEnd(42)} ${shown(p50)}   ${(p50 / usual).toFixed(1)} times p50`)
  }
}

const FAR_PAGE = 4000

/** A page far down the list of all vehicles, and the last one, compared with the first. */
async function reportFarPage(fleet: FleetVehicle[]) {
  const page = Math.min(FAR_PAGE, Math.floor(fleet.length / SEARCH_PAGE_SIZE))
  const before = [...fleet].sort(inOrderOf('relevance'))[(page - 1) * SEARCH_PAGE_SIZE - 1]
  assert(before)
  const far = { ...EVERYTHING, after: { value: before.year, id: before.id } }
  const timeOf = async (query: SearchQuery) => {
    const times = await timeEach(
      Array.from({ length: 100 }, () => query),
      (each) => searchVehicles(each),
    )
    return percentile(times, 50)
  }
  const [first, there] = [await timeOf(EVERYTHING), await timeOf(far)]
  console.log(`  page 1 ${shown(first)}   page ${page} ${shown(there)}   ${(there / first).toFixed(2)} times`)
}

const TYPED = [
  'c',
  'ch',
  'chev',
  'chevrolet im',
  'cop',
  'f-1',
  'mus',
  'pick',
  'sed',
  'vw',
  'xyz',
  'old',
  'bmw 3',
  'tru',
]

async function reportSuggestions() {
  const dana = await anAdmin()
  const typed = Array.from({ length: 50 }, () => TYPED).flat()
  const times = await timeEach(typed, (text) => suggestSearches(dana, text))
  console.log(`  suggestions ${shown(percentile(times, 50))} p50   ${shown(percentile(times, 99))} p99`)
}

/** Checks that exact searches agree with the reference, and that misspelled searches find what was meant. */
async function checkRelevance(fleet: FleetVehicle[], queries: GeneratedQuery[]) {
  const plain = plainSearch(fleet)
  let recovered = 0
  const misspelled = queries.filter(({ meant }) => meant !== null)
  const exact = queries.filter(({ meant }) => meant === null).slice(0, PASSED_BY_REFERENCE / fleet.length)
  for (const { query } of exact) {
    const expected = plain(query)
    const { vehicles, total } = await searchVehicles(query)
    assert.deepEqual(
      vehicles.map(({ id }) => id),
      expected.slice(0, SEARCH_PAGE_SIZE),
      JSON.stringify(query),
    )
    assert(total === 'many' || total === expected.length, `${total} counted, ${expected.length} fit`)
  }
  for (const { query, meant } of misspelled) {
    const found = await searchVehicles(query)
    const intended = await searchVehicles({ ...query, text: meant ?? '' })
    if (JSON.stringify(found.vehicles) === JSON.stringify(intended.vehicles)) recovered += 1
  }
  console.log(`  ${exact.length} exact searches agree with the reference implementation`)
  console.log(`  ${recovered} of ${misspelled.length} misspelled searches find what was meant`)
  assert(recovered >= misspelled.length * 0.95, 'Too many misspelled searches miss what was meant.')
}
