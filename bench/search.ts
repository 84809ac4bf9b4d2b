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
import { type AskedQuery, generateQueries, WORST_CASES } from './search/queries'
import { inOrderOf, plainSearch } from './search/reference'
import { miniSearchOver } from './search/rival'
import { percentile, shown, timeEach } from './timing'

/** `VEHICLES=10000 npm run bench -- search` for another size; a million needs NODE_OPTIONS=--max-old-space-size=8192. */
const VEHICLES = Number(process.env.VEHICLES ?? 100_000)
const QUERIES = 1000
/** The number of searches that are compared with the reference implementation, which takes 50 ms each. */
const CHECKED = 250

/** The product's search on both engines, compared with MiniSearch with the same vehicles in the same process. */
export async function benchSearch() {
  const fleet = generateFleet(VEHICLES)
  const asked = generateQueries(QUERIES)
  console.log(`Search: ${VEHICLES.toLocaleString('en-US')} vehicles, ${QUERIES} different searches, results not cached`)
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
  await fillInBulk(connection, fleet)
  const times = await timeEach(asked, ({ query }) => searchVehicles(query))
  report(name, times)
  console.log(`  p50 ${(percentile(rivalTimes, 50) / percentile(times, 50)).toFixed(1)} times as fast as MiniSearch`)
  await reportWorstCases(percentile(times, 50))
  await reportFarPage(fleet)
  await reportSuggestions()
  await checkRelevance(fleet, asked)
  await closeDatabase()
}

function report(name: string, times: number[]) {
  console.log(`${name.padEnd(22)} p50 ${shown(percentile(times, 50))}   p99 ${shown(percentile(times, 99))}`)
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

/** A page far down the list of all vehicles, or the last one, compared with the first. */
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
  console.log(`  ${CHECKED} exact searches agree with the reference implementation`)
  console.log(`  ${recovered} of ${misspelt.length} misspelt searches find what was meant`)
  assert(recovered >= misspelt.length * 0.95, 'Too many misspelt searches miss what was meant.')
}
