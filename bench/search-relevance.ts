import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { connectEmbedded } from '~/server/db/connection.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { fillDatabase } from './search/fill'
import { demoFleet } from './search/labelled/demo-fleet'
import { LABELLED_QUERIES } from './search/labelled/labels'
import { miniSearchAverages } from './search/labelled/mini-search'
import { averages, scoreEach } from './search/labelled/score'

/** How many of the right vehicles the first page of each labelled search shows, compared with MiniSearch. */
export async function benchSearchRelevance() {
  const fleet = demoFleet()
  console.log(
    `Search relevance: ${LABELLED_QUERIES.length} labelled searches over ${fleet.length} vehicles of the demo`,
  )
  const connection = await connectEmbedded({})
  await connection.migrate()
  installConnection(connection)
  await fillDatabase(connection, fleet)
  const scores = await scoreEach(fleet, async (text) =>
    (await searchVehicles({ ...EVERYTHING, text })).vehicles.map(({ id }) => id),
  )
  await closeDatabase()
  const miniSearch = await miniSearchAverages(fleet)
  for (const [category, average] of averages(scores)) {
    console.log(`  ${category.padEnd(12)} ${percent(average)}   MiniSearch ${percent(miniSearch.get(category) ?? 0)}`)
  }
  for (const { text, share } of scores.filter((score) => score.share < 1)) console.log(`    ${percent(share)}  ${text}`)
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(6)
