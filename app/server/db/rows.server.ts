import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from './transaction.server'

const TIMESTAMPTZ = 1184
const BIGINT = 20
const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : value)
const toNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value)
const conversions = new Map([
  [TIMESTAMPTZ, toDate],
  [BIGINT, toNumber],
])

/**
 * Rows of a raw statement, alike on both engines: a timestamptz is a Date, a date 'YYYY-MM-DD', a bigint (count,
 * sum of integers) a number, a numeric a string. T says what the statement selects; nothing checks it.
 */
export async function selectRows<T extends object>(on: Db | Tx, query: SQL): Promise<T[]> {
  const { rows, fields } = await on.execute<T & Record<string, unknown>>(query)
  const converted = fields.flatMap(({ name, dataTypeID }) => {
    const convert = conversions.get(dataTypeID)
    return convert ? [{ name, convert }] : []
  })
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(converted.map(({ name, convert }) => [name, convert(row[name])])),
  }))
}
