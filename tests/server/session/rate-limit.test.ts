import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { refused } from '~/models/trade/results/outcome'
import { countQueries, db, rateLimits } from '~/server/db/client.server'
import { refundAttempt, withRateLimit } from '~/server/session/rate-limit.server'

useDatabase()
beforeEach(async () => {
  await db().delete(rateLimits)
})

const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
const WRONG = refused('wrong-credentials', 'That is not it.')
const DONE = { ok: true } as const

/** A failed attempt and a successful one. */
const failToLogIn = (subject: string, address = HOME) =>
  withRateLimit('log-in', { address }, subject, async () => WRONG)
const logIn = (subject: string, address = HOME) => withRateLimit('log-in', { address }, subject, async () => DONE)

const tooMany = (wait: string) => ({
  ok: false,
  why: 'limit',
  code: 'too-many-attempts',
  message: `Too many attempts. Please try again in ${wait}.`,
  retryAfterSeconds: expect.any(Number),
})
const NO = tooMany('15 minutes')

async function times<T>(count: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let round = 0; round < count; round += 1) answers.push(await work(round))
  return answers
}

describe('attempts for one account', () => {
  test('are limited to ten in 15 minutes; the next is refused with the time to wait', async () => {
    expect(await times(10, () => failToLogIn('dana@crew.example'))).toEqual(Array(10).fill(WRONG))
    expect(await times(2, () => failToLogIn('dana@crew.example'))).toEqual([NO, NO])
  })

  test('are counted together, ignoring case and spaces', async () => {
    await times(10, () => failToLogIn('dana@crew.example'))
    expect(await failToLogIn(' DANA@Crew.Example ')).toEqual(NO)
  })

  test('do not lock out other network addresses', async () => {
    await times(200, () => failToLogIn('dana@crew.example', ELSEWHERE))
    expect(await failToLogIn('dana@crew.example')).toEqual(WRONG)
  })

  test('from a hundred network addresses lock the account for an hour', async () => {
    await times(100, (round) => failToLogIn('dana@crew.example', `198.51.100.${round}`))
    expect(await failToLogIn('dana@crew.example')).toEqual(tooMany('1 hour'))
  })

  test('do not count for another account or another limit', async () => {
    await times(11, () => failToLogIn('dana@crew.example'))
    expect(await failToLogIn('vic@crew.example')).toEqual(WRONG)
    expect(await withRateLimit('code-request', { address: HOME }, 'dana@crew.example', async () => DONE)).toEqual(DONE)
  })

  test('are reset by a successful one', async () => {
    await times(9, () => failToLogIn('dana@crew.example'))
    expect(await logIn('dana@crew.example')).toEqual(DONE)
    expect(await times(10, () => failToLogIn('dana@crew.example'))).toEqual(Array(10).fill(WRONG))
    expect(await failToLogIn('dana@crew.example')).toEqual(NO)
  })
})

describe('guesses and requests', () => {
  test.each([
    ['log-in', 10],
    ['code-try', 10],
    ['password-change', 10],
  ] as const)('a successful %s is not counted and resets the count', async (limit, tries) => {
    const guess = (outcome: typeof WRONG | typeof DONE) =>
      withRateLimit(limit, { address: HOME }, 'dana@crew.example', async () => outcome)
    await times(tries - 1, () => guess(WRONG))
    expect(await times(tries + 1, () => guess(DONE))).toEqual(Array(tries + 1).fill(DONE))
    expect(await times(tries, () => guess(WRONG))).toEqual(Array(tries).fill(WRONG))
    expect(await guess(DONE)).toMatchObject({ code: 'too-many-attempts' })
  })

  test.each([
    ['sign-up', 5],
    ['code-request', 5],
    ['link-request', 5],
  ] as const)('each %s counts, successful or not', async (limit, tries) => {
    const ask = () => withRateLimit(limit, { address: HOME }, 'dana@crew.example', async () => DONE)
    expect(await times(tries, ask)).toEqual(Array(tries).fill(DONE))
    expect(await ask()).toEqual(tooMany('3 hours'))
  })

  test('beyond the limit the work is not done', async () => {
    await times(10, () => failToLogIn('dana@crew.example'))
    const work = vi.fn(async () => DONE)
    expect(await withRateLimit('log-in', { address: HOME }, 'dana@crew.example', work)).toEqual(NO)
    expect(work).not.toHaveBeenCalled()
  })

  test('work that throws counts as an attempt', async () => {
    const breaks = () =>
      withRateLimit('log-in', { address: HOME }, 'dana@crew.example', () => Promise.reject(new Error('out of memory')))
    for (let round = 0; round < 10; round += 1) await expect(breaks()).rejects.toThrow('out of memory')
    expect(await failToLogIn('dana@crew.example')).toEqual(NO)
  })

  test('a refund resets the count of its own network address only', async () => {
    await times(10, () => failToLogIn('dana@crew.example'))
    await times(10, () => failToLogIn('dana@crew.example', ELSEWHERE))
    await refundAttempt('log-in', { address: HOME }, 'dana@crew.example')
    expect(await failToLogIn('dana@crew.example')).toEqual(WRONG)
    expect(await failToLogIn('dana@crew.example', ELSEWHERE)).toEqual(NO)
  })
})

describe('attempts from one network address', () => {
  test('are limited to a hundred over all accounts, without an effect on other addresses', async () => {
    expect(await times(100, (round) => failToLogIn(`guess-${round}@crew.example`))).toEqual(Array(100).fill(WRONG))
    expect(await failToLogIn('one-more@crew.example')).toEqual(NO)
    expect(await failToLogIn('one-more@crew.example', ELSEWHERE)).toEqual(WRONG)
  })

  test('beyond the limit do not count for their accounts', async () => {
    await times(100, (round) => failToLogIn(`guess-${round}@crew.example`, ELSEWHERE))
    await times(9, () => failToLogIn('dana@crew.example', ELSEWHERE))
    const others = await times(100, (round) => failToLogIn('dana@crew.example', `192.0.2.${round}`))
    expect(others).toEqual(Array(100).fill(WRONG))
  })

  test('that succeed do not count, as a crew may share an address', async () => {
    await times(120, async (round) => {
      expect(await logIn(`crew-${round}@crew.example`)).toEqual(DONE)
    })
    expect(await failToLogIn('last@crew.example')).toEqual(WRONG)
  })
})

test('an attempt for an unknown account runs as many statements as for a known one', async () => {
  await failToLogIn('dana@crew.example')
  const known = await countQueries(() => failToLogIn('dana@crew.example'))
  const unknown = await countQueries(() => failToLogIn('nobody@crew.example'))
  expect(unknown.count).toBe(known.count)
})
