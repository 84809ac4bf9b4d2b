import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { refusalOf } from '#tests/world/database/refusals'
import { anOrder } from '#tests/world/orders'
import { anAdmin } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { db, inTransaction, selectRows } from '~/server/db/client.server'
import * as schema from '~/server/db/schema'
import { errorText } from '~/server/log.server'

useDatabase()

beforeAll(async () => {
  const dana = await anAdmin()
  await anOrder(dana, await aProject({ Owner: dana }))
  const { signUpRequests, verificationCodes } = schema
  const asked = { email: 'noor@crew.example', firstName: 'Noor', lastName: 'Abbasi', phone: '+14045550123' }
  await db()
    .insert(signUpRequests)
    .values({ ...asked, title: 'Producer' })
  await db().insert(verificationCodes).values({
    accountId: dana.id,
    purpose: 'password-reset',
    target: dana.email,
    tokenHash: 'x',
    expiresAt: new Date(),
  })
})

/** Every column that is typed by a list of words, as table.column. */
const TYPED = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      column: `${getTableConfig(table).name}.${column.name}`,
      words: (is(column, PgArray) ? column.baseColumn : column).enumValues ?? [],
    })),
  )
  .filter(({ words }) => words.length > 0)

test('a column that is typed by a list is held to the same list by the database', async () => {
  const checks = await selectRows<{ column: string; says: string }>(
    db(),
    sql`select conrelid::regclass::text || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as says
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'c' and convalidated`,
  )
  const held = checks.map(({ column, says }) =>
    listed(
      column,
      [...says.matchAll(/'(.*?)'::text/g)].map(([, word]) => word),
    ),
  )
  expect(TYPED.length).toBeGreaterThan(20)
  expect(TYPED.map(({ column, words }) => listed(column, words)).filter((line) => !held.includes(line))).toEqual([])
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
])('%s refuses a word that its list does not have', async (constraint, statement) => {
  expect(await refusalOf(selectRows(db(), statement))).toBe(constraint)
})

describe('states that were typed before they could be chosen', () => {
  const statements = statementsOf('0009_states')
  const HELD = ['checkouts_state', 'checkouts_completed_has_state', 'orders_state']

  test.each([
    ['GA', 'GA', 'Atlanta'],
    [' ga ', 'GA', 'Atlanta'],
    ['Ga.', 'GA', 'Atlanta'],
    ['Georgia', 'GA', 'Atlanta'],
    ['WEST  VIRGINIA', 'WV', 'Atlanta'],
    ['D.C.', 'DC', 'Atlanta'],
    ['US Virgin Islands', 'VI', 'Atlanta'],
    ['Ontario', null, 'Atlanta, Ontario'],
    [' ', null, 'Atlanta'],
  ])('%j is kept as %s in an order, in %s, and asked for again where it is none', async (typed, state, city) => {
    const read: unknown[] = []
    const moving = inTransaction(async (tx) => {
      for (const name of HELD) await tx.execute(sql.raw(`alter table ${name.split('_')[0]} drop constraint ${name}`))
      await tx.execute(sql`update orders set city = 'Atlanta', state = ${typed}`)
      await tx.execute(sql`update checkouts set completed = true, state = ${typed}`)
      for (const statement of statements) await tx.execute(sql.raw(statement))
      read.push(...(await tx.select({ city: schema.orders.city, state: schema.orders.state }).from(schema.orders)))
      const { completed, state } = schema.checkouts
      read.push(...(await tx.select({ completed, state }).from(schema.checkouts)))
      throw new Error('All of it is undone.')
    })
    await expect(moving).rejects.toThrow('All of it is undone.')
    expect(read).toEqual([
      { city, state },
      { completed: state !== null, state },
    ])
  })
})

describe('a vehicle whose state was typed before it was held to the list', () => {
  const statements = statementsOf('0012_vehicle_states')
  const moved = async (typed: string) => {
    const read: string[] = []
    const moving = inTransaction(async (tx) => {
      await tx.execute(sql`alter table vehicles drop constraint vehicles_state`)
      await tx.execute(sql`update vehicles set state = ${typed}`)
      for (const statement of statements) await tx.execute(sql.raw(statement))
      read.push(...(await tx.select({ state: schema.vehicles.state }).from(schema.vehicles)).map(({ state }) => state))
      throw new Error('All of it is undone.')
    })
    const end = await moving.catch((error: unknown) => errorText(error))
    return { read, end }
  }

  test.each([
    ['GA', 'GA'],
    [' new  york. ', 'NY'],
    ['d.c.', 'DC'],
  ])('stands in %j, which is %s', async (typed, state) => {
    expect(await moved(typed)).toEqual({ read: [state], end: expect.stringContaining('All of it is undone.') })
  })

  test.each(['Ontario', ''])(
    'stands in %j, which is none: the start says which vehicle, and changes nothing',
    async (typed) => {
      const [vehicle] = await db().select({ id: schema.vehicles.id }).from(schema.vehicles)
      expect(await moved(typed)).toEqual({
        read: [],
        end: expect.stringContaining(`none for ${vehicle?.id} ("${typed}")`),
      })
    },
  )
})

function statementsOf(migration: string): string[] {
  const file = join(import.meta.dirname, `../../../app/server/db/migrations/${migration}.sql`)
  return readFileSync(file, 'utf8').split('--> statement-breakpoint')
}

const listed = (column: string, words: readonly (string | undefined)[]) => `${column}: ${[...words].sort().join(', ')}`
