import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { accounts, db } from '~/server/db/client.server'
import { prepareEmbedded, prepareQueries } from '~/server/db/prepared-statements.server'

useDatabase()

type Answer = { rows: Record<string, unknown>[] }
let ask: (text: string, values?: unknown[]) => Promise<Answer>
let close: () => Promise<unknown>
const prepared = async (like: string) =>
  (
    await ask(
      `select count(*)::integer as count, sum(generic_plans + custom_plans)::integer as times
        from pg_prepared_statements where statement like $1`,
      [like],
    )
  ).rows[0]

beforeAll(async () => {
  const server = inject('database')
  if (server.engine === 'server') {
    const pool = new pg.Pool({ connectionString: `${server.url}/postgres`, max: 1 })
    prepareQueries(pool)
    ask = (text, values) => pool.query({ text, values })
    close = () => pool.end()
  } else {
    const client = await PGlite.create({ loadDataDir: await openAsBlob(server.dump) })
    prepareEmbedded(client)
    ask = (text, values) => client.query(text, values)
    close = () => client.close()
  }
})
afterAll(() => close())

test('a query is prepared once and then reused', async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await ask('select $1::integer as number', [number])
    expect(rows).toEqual([{ number }])
  }
  expect(await prepared('select $1::integer as number')).toEqual({ count: 1, times: 3 })
})

test('a write is not prepared', async () => {
  await ask('create temporary table notes (words text)')
  await ask('insert into notes values ($1)', ['a'])
  expect(await prepared('%notes%')).toMatchObject({ count: 0 })
})

test('queries beyond the limit run without being prepared', async () => {
  for (let number = 0; number < 450; number += 1) {
    const { rows } = await ask(`select $1::integer + ${number} as sum`, [1])
    expect(rows).toEqual([{ sum: number + 1 }])
  }
  expect(await prepared('%')).toMatchObject({ count: 400 })
})

test('a failed query does not affect the next one, and a new column does not break a prepared one', async () => {
  const divide = (by: number) => ask('select 6 / $1::integer as result', [by])
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(2)).rows).toEqual([{ result: 3 }])

  const names = () => db().select({ id: accounts.id, firstName: accounts.firstName }).from(accounts)
  await names()
  await db().execute(sql`alter table accounts add column nickname text`)
  expect(await names()).toEqual([])
  await db().execute(sql`alter table accounts drop column nickname`)
})
