import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/server/db/client.server'
import { errorText } from '~/server/log.server'
import { useDatabase } from '../world/database'

useDatabase()

test('a failed query is logged with its statement, its code and where it was asked, but not with what people typed', async () => {
  const typed = 'dana@crew.example\n    at her desk'
  const error = await db()
    .execute(sql`select 1 from accounts where id = ${typed}::text::uuid`)
    .catch((reason: unknown) => reason)
  const text = errorText(error)
  expect(text).toMatch(/Failed query: select 1 from accounts.* \(22P02\)\n {4}at /s)
  expect(text).not.toMatch(/dana@crew|her desk/)
})

test('any other failure is logged as it is', () => {
  expect(errorText(new Error('No port $& is free.'))).toMatch(/^Error: No port \$& is free\.\n {4}at /)
  expect(errorText('nothing')).toBe('nothing')
})
