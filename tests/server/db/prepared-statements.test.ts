import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { db } from '~/server/db/client.server'
import { prepareQueries } from '~/server/db/connection.server'
import { accounts } from '~/server/db/schema'

/** Only a server has connections to prepare queries on. */
useDatabase()

let pool: pg.Pool
const prepared = async () =>
  (
    await pool.query(
      'select count(*)::integer as count, sum(generic_plans + custom_plans)::integer as times from pg_prepared_statements',
    )
  ).rows[0]

beforeAll(() => {
  const server = inject('database')
  if (server.engine !== 'server') throw new Error('This file is for a database server.')
  pool = new pg.Pool({ connectionString: `${server.url}/postgres`, max: 1 })
  prepareQueries(pool)
})
afterAll(() => pool.end())

test('a query is prepared the first time and only used from then on', async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await pool.query({ text: 'select $1::integer as number', values: [number] })
    expect(rows).toEqual([{ number }])
  }
  expect(await prepared()).toEqual({ count: 1, times: 3 })
})

test('what changes something is not', async () => {
  const before = await prepared()
  await pool.query({ text: 'create temporary table notes (words text)' })
  await pool.query({ text: 'insert into notes values ($1)', values: ['a'] })
  expect((await prepared()).count).toBe(before.count)
})

test('there is an end to how many are, and those beyond it are answered all the same', async () => {
  for (let number = 0; number < 450; number += 1) {
    const { rows } = await pool.query({ text: `select $1::integer + ${number} as sum`, values: [1] })
    expect(rows).toEqual([{ sum: number + 1 }])
  }
  expect((await prepared()).count).toBe(400)
})

test("a query that fails leaves the next one alone, and a column that comes later is no query's end", async () => {
  const divide = (by: number) => pool.query({ text: 'select 6 / $1::integer as result', values: [by] })
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(2)).rows).toEqual([{ result: 3 }])

  const names = () => db().select({ id: accounts.id, firstName: accounts.firstName }).from(accounts)
  await names()
  await db().execute(sql`alter table accounts add column nickname text`)
  expect(await names()).toEqual([])
  await db().execute(sql`alter table accounts drop column nickname`)
})
