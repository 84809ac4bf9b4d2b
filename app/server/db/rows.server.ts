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
 * Runs raw SQL and converts values the same on both engines: timestamptz to Date, bigint to number; date stays 'YYYY-
 * MM-DD', numeric a string. T is not checked.
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

/** An array as a parameter, for `::text::uuid[]`: both engines read text alike. Values contain no comma and no quote. */
export const arrayText = (values: readonly (string | number)[]) => `{${values.join(',')}}`
