import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'

/** Runs one statement. */
type Query = (text: string) => Promise<{ rows: unknown[] }>

/** Migration files of the first release. Never edited: every database starts with exactly these. */
export const BASELINE_FILES = 4

const TOO_OLD =
  'This database was created by a development version before the first release and cannot be migrated. ' +
  'Delete the data folder or use an empty database.'

const Found = z.array(z.object({ exists: z.boolean() }))
const Applied = z.array(z.object({ hash: z.string() }))

/** Throws an explanation for the operator if the database does not start with the baseline. */
export async function refuseOldDatabase(query: Query, migrationsFolder: string): Promise<void> {
  const { rows } = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!Found.parse(rows)[0]?.exists) return
  const first = await query(`select hash from drizzle.__drizzle_migrations order by id limit ${BASELINE_FILES}`)
  const baseline = readMigrationFiles({ migrationsFolder })
  const isOld = Applied.parse(first.rows).some(({ hash }, index) => hash !== baseline[index]?.hash)
  if (isOld) throw new Error(TOO_OLD)
}
