import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { db, violatedConstraint } from '~/server/db/client.server'

/** The name of the constraint the database refuses with; a statement it takes is an error of the test. */
export async function refusalOf(statement: PromiseLike<unknown>): Promise<string> {
  try {
    await statement
  } catch (error) {
    return violatedConstraint(error) ?? String(error instanceof Error ? (error.cause ?? error) : error)
  }
  throw new Error('The database took it.')
}

/** The same for a new row. */
export function refusalOfRow<Table extends PgTable>(table: Table, row: PgInsertValue<Table>): Promise<string> {
  return refusalOf(db().insert(table).values(row))
}
