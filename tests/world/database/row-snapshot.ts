import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { db, selectRows } from '~/server/db/client.server'
import * as schema from '~/server/db/schema'

/** Written by everybody who comes by, or made of other tables. */
const ASIDE = ['sessions', 'rate_limits', 'verification_codes', 'vehicle_search', 'search_terms', 'rendered_documents']
const TABLES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !ASIDE.includes(name))

/**
 * What people have done, row by row, each behind the name of its table: equal before and after when nothing has changed.
 * Delivery of mail aside.
 */
export async function rowSnapshot(): Promise<string[]> {
  const rows = await selectRows<{ name: string; row: string }>(db(), EVERY_ROW)
  return rows.map(({ name, row }) => `${name} ${row}`)
}

const EVERY_ROW: SQL = sql
  .join(
    TABLES.map((name) => {
      const row = name === 'outbox' ? sql`t.message_id` : sql`t::text`
      return sql`(select ${sql.raw(`'${name}'`)} as name, ${row} as row from ${sql.identifier(name)} t)`
    }),
    sql` union all `,
  )
  .append(sql` order by name, row`)
