import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { anOrder } from '#tests/world/orders'
import { db, selectRows } from '~/server/db/client.server'
import * as schema from '~/server/db/schema'

useDatabase()
startClock()

beforeAll(async () => {
  const dana = await anAdmin()
  await anOrder(dana, await aProject({ Owner: dana }))
  const { signUpRequests, verificationCodes } = schema
  const requested = { email: 'noor@crew.example', firstName: 'Noor', lastName: 'Abbasi', phone: '+14045550123' }
  await db()
    .insert(signUpRequests)
    .values({ ...requested, title: 'Producer' })
  await db().insert(verificationCodes).values({
    accountId: dana.id,
    purpose: 'password-reset',
    target: dana.email,
    tokenHash: 'x',
    expiresAt: new Date(),
  })
})

/** Every column with a list of allowed values, as table.column. */
const TYPED = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      column: `${getTableConfig(table).name}.${column.name}`,
      words: (is(column, PgArray) ? column.baseColumn : column).enumValues ?? [],
    })),
  )
  .filter(({ words }) => words.length > 0)

test('the database checks every column with a list of values against the same list', async () => {
  const checks = await selectRows<{ column: string; says: string }>(
    db(),
    sql`select conrelid::regclass::text || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as says
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'c' and convalidated`,
  )
  const checked = checks.map(({ column, says }) =>
    listed(
      column,
      [...says.matchAll(/'(.*?)'::text/g)].map(([, word]) => word),
    ),
  )
  expect(TYPED.length).toBeGreaterThan(20)
  expect(TYPED.map(({ column, words }) => listed(column, words)).filter((line) => !checked.includes(line))).toEqual([])
})

test.each<[string, SQL]>([
  ['accounts_role', sql`update accounts set role = 'king'`],
  ['checkouts_method', sql`update checkouts set payment_method = 'cash'`],
  ['checkouts_state', sql`update checkouts set state = 'Georgia'`],
  ['checkouts_completed_has_state', sql`update checkouts set state = null, completed = true`],
  ['orders_state', sql`update orders set state = 'ga'`],
  ['checkouts_terms', sql`update checkouts set payment_terms = 'never'`],
  ['inquiries_mileage', sql`update inquiries set mileage = 'far'`],
  ['inquiries_usages', sql`update inquiries set usages = array['hero_shots', 'parade']`],
  [
    'sign_up_status',
    sql`update sign_up_requests set status = 'lost', decided_by = accounts.id, decided_at = now() from accounts`,
  ],
  ['sign_up_title', sql`update sign_up_requests set title = 'King'`],
  ['vehicles_color', sql`update vehicles set color = 'mauve'`],
  ['vehicles_state', sql`update vehicles set state = 'Georgia'`],
  ['verification_purpose', sql`update verification_codes set purpose = 'anything'`],
])('%s refuses a value that is not in its list', async (constraint, statement) => {
  expect(await refusalOf(selectRows(db(), statement))).toBe(constraint)
})

const listed = (column: string, words: readonly (string | undefined)[]) => `${column}: ${[...words].sort().join(', ')}`
