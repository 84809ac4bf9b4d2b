import { type SQL, sql } from 'drizzle-orm'
import { customType, date, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Case-insensitive text, so that Ada@x.com and ada@x.com are one address. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** An instant. Read and written as a Date on both engines. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A calendar day 'YYYY-MM-DD', without a time and without a zone. */
export const day = (name: string) => date(name, { mode: 'string' })

export const rowId = () => uuid('id').primaryKey().defaultRandom()
export const createdAt = () => instant('created_at').notNull().defaultNow()

/** `column in ('a', 'b')` for a check constraint, from the vocabulary the code uses. */
export const oneOf = (column: string, values: readonly string[]): SQL => sql.raw(`${column} in (${quoted(values)})`)

/** For an array column: at least one word, and none that the vocabulary does not have. */
export const someOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`cardinality(${column}) > 0 and ${column} <@ array[${quoted(values)}]::text[]`)

/** The same, where there may be none. */
export const wordsOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`${column} <@ array[${quoted(values)}]::text[]`)

const quoted = (values: readonly string[]) => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
