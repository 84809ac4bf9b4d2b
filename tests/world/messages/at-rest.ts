import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { db, selectRows } from '~/server/db/client.server'

/**
 * What somebody with a backup or a stolen disk can read: every value of every table, and every file of the embedded
 * database.
 */
export interface AtRest {
  /** `place`: for example 'public.outbox.sealed'; `value`: as text, with binary data escaped. */
  values: { place: string; value: string }[]
  files: { place: string; content: Buffer }[]
}

/** All stored data. `folder` is the data folder, which contains no database if there is a server. */
export async function everythingAtRest(folder: string): Promise<AtRest> {
  const columns = await selectRows<{ schema: string; table: string; column: string; type: string }>(
    db(),
    sql`select table_schema as schema, table_name as table, column_name as column, data_type as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const values: AtRest['values'] = []
  for (const { schema, table, column, type } of columns) {
    const name = sql.identifier(column)
    const read = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`
    const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
    const rows = await selectRows<{ value: string | null }>(db(), sql`select distinct ${read} as value from ${from}`)
    for (const { value } of rows) if (value) values.push({ place: `${schema}.${table}.${column}`, value })
  }
  return { values, files: filesBelow(join(folder, 'db')) }
}

function filesBelow(folder: string): AtRest['files'] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((place) => ({ place, content: readFileSync(place) }))
}

/** Keeps only the files that have changed: the others cannot contain new data. */
export function changedFiles(before: AtRest, after: AtRest): AtRest {
  const known = new Map(before.files.map(({ place, content }) => [place, content]))
  const files = after.files.filter(({ place, content }) => !known.get(place)?.equals(content))
  return { values: after.values, files }
}

/** Where a token can be read, whole or in parts, because PostgreSQL compresses long texts. */
export function placesOfToken({ values, files }: AtRest, token: string): string[] {
  const pieces = PIECES.map((at) => token.slice(at, at + PIECE))
  return [
    ...values.filter(({ value }) => value.includes(token)).map(({ place }) => place),
    ...files.filter(({ content }) => pieces.some((piece) => content.includes(piece))).map(({ place }) => place),
  ]
}

/** Compression inserts a control byte after every eight bytes, so one of these substrings always stays intact. */
const PIECE = 6
const PIECES = [8, 10, 12, 14]

/** Where a code can be read as a separate value, or together with the text around it in a message. */
export function placesOfCode({ values, files }: AtRest, { code, bodies }: { code: string; bodies: string[] }) {
  const around = bodies.flatMap((body) => [...body.matchAll(new RegExp(`.{1,6}${code}|${code}.{1,6}`, 'g'))])
  const written = [`"${code}"`, ...around.map(([text]) => text)]
  // PostgreSQL stores a short text after a header byte of 2 * (length + 1) + 1
  const stored = Buffer.from([2 * (code.length + 1) + 1, ...Buffer.from(code)])
  return [
    ...values
      .filter(({ value }) => value === code || written.some((text) => value.includes(text)))
      .map(({ place }) => place),
    ...files
      .filter(({ content }) => [stored, ...written].some((text) => content.includes(text)))
      .map(({ place }) => place),
  ]
}
