import assert from 'node:assert/strict'
import { startPostgres } from '#tests/world/database/postgres-server'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { fillDatabase } from './search/fill'
import { BUSY_DAYS, type FleetVehicle, generateFleet } from './search/fleet'
import { type AskedQuery, generateQueries } from './search/queries'
import { plainSearch } from './search/reference'
import { miniSearchOver } from './search/rival'
import { percentile, shown, timeEach } from './timing'

const VEHICLES = 100_000
const QUERIES = 1000
/** Finding what a plain look at every vehicle finds is checked on so many of them: one such look takes 50 ms. */
const CHECKED = 250

/** Search as the product does it, on both engines, beside MiniSearch with the same vehicles in the same process. */
export async function benchSearch() {
  const fleet = generateFleet(VEHICLES)
  const asked = generateQueries(QUERIES)
  console.log(`Search: ${VEHICLES.toLocaleString('en-US')} vehicles, ${QUERIES} different searches, no answer kept`)
  const rival = miniSearchOver(fleet)
  const rivalTimes = await timeEach(asked, ({ query }) => rival(query))
  report('MiniSearch in memory', rivalTimes)
  await onEngine('embedded database', await connectEmbedded({}), fleet, asked, rivalTimes)
  const { url, stop } = await startPostgres()
  await onEngine('PostgreSQL server', await connectServer(`${url}/postgres`), fleet, asked, rivalTimes)
  await stop()
}

async function onEngine(
  name: string,
  connection: Connection,
  fleet: FleetVehicle[],
  asked: AskedQuery[],
  rivalTimes: number[],
) {
  await connection.migrate()
  installConnection(connection)
  await fillDatabase(connection, fleet)
  const times = await timeEach(asked, ({ query }) => searchVehicles(query))
  report(name, times)
  console.log(`  p50 ${(percentile(rivalTimes, 50) / percentile(times, 50)).toFixed(1)} times as fast as MiniSearch`)
  await reportWorstCases()
  await checkRelevance(fleet, asked)
  await closeDatabase()
}

function report(name: string, times: number[]) {
  console.log(`${name.padEnd(22)} p50 ${shown(percentile(times, 50))}   p99 ${shown(percentile(times, 99))}`)
}

const WORST_CASES: [string, Partial<SearchQuery>][] = [
  ['two common words that never meet', { text: 'sedan suv' }],
  ['a common word, far from its first year', { text: 'sedan 2020s', sort: 'price-low' }],
  ['days on which 97% are booked', { booking: BUSY_DAYS }],
  ['the same, a common word, dearest first', { text: 'sedan', booking: BUSY_DAYS, sort: 'price-high' }],
  ['a narrow price at the far end', { priceFrom: 1900, priceTo: 1950 }],
  ['a word that everything begins with', { text: '19', sort: 'price-high' }],
  ['three misspelt words', { text: 'chevrolte seadn balck' }],
]

async function reportWorstCases() {
  for (const [name, part] of WORST_CASES) {
    const query = { ...EVERYTHING, ...part }
    const times = await timeEach(
      Array.from({ length: 15 }, () => query),
      searchVehicles,
    )
    console.log(`  ${name.padEnd(42)} ${shown(percentile(times, 50))}`)
  }
}

/** Every page of an exact search is the plain answer; a misspelt one finds what was meant. */
async function checkRelevance(fleet: FleetVehicle[], asked: AskedQuery[]) {
  const plain = plainSearch(fleet)
  let recovered = 0
  const misspelt = asked.filter(({ meant }) => meant !== null)
  for (const { query } of asked.filter(({ meant }) => meant === null).slice(0, CHECKED)) {
    const expected = plain(query)
    const { vehicles, total } = await searchVehicles(query)
    assert.deepEqual(
      vehicles.map(({ id }) => id),
      expected.slice(0, SEARCH_PAGE_SIZE),
      JSON.stringify(query),
    )
    assert(total === 'many' || total === expected.length, `${total} counted, ${expected.length} fit`)
  }
  for (const { query, meant } of misspelt) {
    const found = await searchVehicles(query)
    const intended = await searchVehicles({ ...query, text: meant ?? '' })
    if (JSON.stringify(found.vehicles) === JSON.stringify(intended.vehicles)) recovered += 1
  }
  console.log(`  ${CHECKED} exact searches agree with a plain look at every vehicle`)
  console.log(`  ${recovered} of ${misspelt.length} misspelt searches find what was meant`)
  assert(recovered >= misspelt.length * 0.95, 'Too many misspelt searches miss what was meant.')
}
