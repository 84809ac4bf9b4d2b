import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { connection, db, selectRows } from '~/server/db/client.server'
import { fillDatabase, fillInBulk } from '../../../bench/search/fill'
import { generateFleet } from '../../../bench/search/fleet'

useDatabase()

test('a fleet filled in bulk has the search that triggers maintain', async () => {
  const fleet = generateFleet(300)
  await fillDatabase(connection(), fleet)
  const maintained = await searchRows()
  await connection().runSql('truncate accounts, vehicles, vehicle_blocks, search_terms, vehicle_search cascade')
  await fillInBulk(connection(), fleet)
  expect(await searchRows()).toEqual(maintained)
  expect(maintained.length).toBeGreaterThan(300)
})

/** Terms with their counts, and vehicles with the words of their terms, because the ids differ. */
async function searchRows() {
  const rows = await selectRows<{ row: string }>(
    db(),
    sql`
    select row(kind, word, vehicles, first_year, last_year, ${wordsOf(sql`bodies`)}, ${wordsOf(sql`colors`)})::text as row
    from search_terms
    union all
    select row(vehicle_id, year, day_price, shown, booked,
      ${wordsOf(sql`terms`)})::text
    from vehicle_search
    order by 1`,
  )
  return rows.map(({ row }) => row)
}

const wordsOf = (ids: SQL) =>
  sql`(select array_agg(each.kind || ' ' || each.word order by each.kind, each.word) from search_terms as each where each.id = any (${ids}))`
