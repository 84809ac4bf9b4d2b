import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { db } from '~/server/db/client.server'
import { errorText, logFields } from '~/server/log.server'

useDatabase()

test('a failed query is logged with its statement, code and stack, without its parameters', async () => {
  const typed = 'dana@crew.example\n    at her desk'
  const error = await db()
    .execute(sql`select 1 from accounts where id = ${typed}::text::uuid`)
    .catch((reason: unknown) => reason)
  const text = errorText(error)
  expect(text).toMatch(/Failed query: select 1 from accounts.* \(22P02\)\n {4}at /s)
  expect(text).not.toMatch(/dana@crew|her desk/)
})

test('any other error is logged unchanged', () => {
  expect(errorText(new Error('No port $& is free.'))).toMatch(/^Error: No port \$& is free\.\n {4}at /)
  expect(errorText('nothing')).toBe('nothing')
})

test('all fields of a log line are redacted, except for ids of the server', () => {
  const token = randomBytes(32).toString('base64url')
  const error = new Error(`GET /agreement/${token}`)
  const line = logFields({ messageId: token, error, path: `/x?user-id=${token}`, from: { token }, status: 404 })
  expect(line).toMatchObject({ messageId: token, path: '/x?...', status: 404 })
  const { messageId, ...others } = line
  expect(JSON.stringify(others)).not.toContain(token)
  expect(logFields(error).error).toMatch(/^Error: GET \/agreement\/\.\.\.\n {4}at /)
})
