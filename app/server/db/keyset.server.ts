import { type AnyColumn, and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Sort order of a list: a key, then the id. The key belongs to the table of the id. */
type Order = { table: PgTable; key: AnyColumn | SQL; id: AnyColumn; direction: 'asc' | 'desc' }

/**
 * Keyset pagination: condition for the rows after the one with this id; undefined for the first page. The database
 * compares its own timestamps, which are finer than ours. `within` restricts that row; an id from elsewhere finds
 * nothing.
 */
export function afterKey({ table, key, id, direction }: Order, after: string | null, within?: SQL): SQL | undefined {
  if (after === null) return undefined
  // inside the subquery the columns are those of the row with that id
  const begin = sql`(select ${key}, ${id} from ${sql.identifier(getTableName(table))} where ${and(eq(id, after), within)})`
  return direction === 'asc' ? sql`(${key}, ${id}) > ${begin}` : sql`(${key}, ${id}) < ${begin}`
}

/** Splits a query for size + 1 rows into the page and its last row, which is null when no other page follows. */
export function pageOf<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | null } {
  const page = rows.slice(0, size)
  return { page, last: rows.length > size ? (page.at(-1) ?? null) : null }
}
