import { data } from '@remix-run/node'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { refused } from '~/models/trade/results/outcome'
import { accounts, attempt, db, type Tx, transact } from '~/server/db/client.server'
import { refusalResponse } from '~/server/errors.server'

useDatabase()

const SENTENCE = 'It was not done. Please try again.'
const invite = (tx: Tx, email: string) =>
  tx.insert(accounts).values({ email, role: 'backlot_owner', status: 'invited' })
const isKnown = async (email: string) => (await db().$count(accounts, sql`email = ${email}`)) > 0

test('an error rolls back and becomes a refusal with the message of the service', async () => {
  const outcome = transact(SENTENCE, async (tx) => {
    await invite(tx, 'gone@x.test')
    throw new TypeError('inner text')
  })
  expect(await outcome).toEqual(refused('failed', SENTENCE))
  expect(await isKnown('gone@x.test')).toBe(false)
  const work = async () => Promise.reject(new TypeError('inner text'))
  expect(await attempt(SENTENCE, work)).toEqual(refused('failed', SENTENCE))
})

test('a thrown response rolls back and is rethrown', async () => {
  const forbidden = data(null, { status: 403 })
  const outcome = transact(SENTENCE, async (tx) => {
    await invite(tx, 'forbidden@x.test')
    throw forbidden
  })
  await expect(outcome).rejects.toBe(forbidden)
  expect(await isKnown('forbidden@x.test')).toBe(false)
  await expect(attempt(SENTENCE, () => Promise.reject(forbidden))).rejects.toBe(forbidden)
})

test('a thrown refusal rolls back and becomes the outcome of the service', async () => {
  const reason = refused('project-closed', 'This project is closed.')
  const outcome = transact(SENTENCE, async (tx) => {
    await invite(tx, 'reason@x.test')
    throw refusalResponse(reason)
  })
  expect(await outcome).toEqual(reason)
  expect(await isKnown('reason@x.test')).toBe(false)
})

test('a violation of a known constraint becomes its own refusal, any other one a failure', async () => {
  const twice = (refusedBy: Parameters<typeof transact>[2]) =>
    transact(
      SENTENCE,
      async (tx) => {
        await invite(tx, 'twice@x.test')
        await invite(tx, 'twice@x.test')
        return { ok: true }
      },
      refusedBy,
    )
  const taken = refused('email-taken', 'Somebody has it.')
  expect(await twice({ accounts_email_is_unique: () => taken })).toEqual(taken)
  expect(await twice({ another_one: () => taken })).toEqual(refused('failed', SENTENCE))
  expect(await twice({})).toEqual(refused('failed', SENTENCE))
})
