import { type AnyColumn, and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What a list is sorted by: a key, and the id where that is the same. The key belongs to the table of the id. */
type Order = { table: PgTable; key: AnyColumn | SQL; id: AnyColumn; direction: 'asc' | 'desc' }

/**
 * Only rows that come after the one of this id, or everything without one. The database compares its own instants, which
 * are finer than ours. `within` says where that row has to be; an id from elsewhere brings nothing.
 */
export function afterKey({ table, key, id, direction }: Order, after: string | null, within?: SQL): SQL | undefined {
  if (after === null) return undefined
  // inside of the brackets the columns are those of the row of that id
  const begin = sql`(select ${key}, ${id} from ${sql.identifier(getTableName(table))} where ${and(eq(id, after), within)})`
  return direction === 'asc' ? sql`(${key}, ${id}) > ${begin}` : sql`(${key}, ${id}) < ${begin}`
}

/** The first rows of a query that asked for one more, and the last of them where another page follows. */
export function pageOf<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | null } {
  const page = rows.slice(0, size)
  return { page, last: rows.length > size ? (page.at(-1) ?? null) : null }
}
