import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { refused } from '~/models/trade/answers/outcome'
import { connection, countQueries, db, installConnection, inTransaction, rateLimits } from '~/server/db/client.server'
import { connectEmbedded, connectServer } from '~/server/db/connection.server'
import { refundAttempt, withRateLimit } from '~/server/session/rate-limit.server'

useDatabase()
beforeEach(async () => {
  await db().delete(rateLimits)
})

const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
const WRONG = refused('wrong-credentials', 'That is not it.')
const DONE = { ok: true } as const

/** A try that turns out wrong, and one that turns out right. */
const logIn = (subject: string, address = HOME) => withRateLimit('log-in', { address }, subject, async () => WRONG)
const getIn = (subject: string, address = HOME) => withRateLimit('log-in', { address }, subject, async () => DONE)

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

describe('tries about one account', () => {
  test('are ten in a quarter of an hour; the next is refused with the time to wait', async () => {
    expect(await times(10, () => logIn('dana@crew.example'))).toEqual(Array(10).fill(WRONG))
    expect(await times(2, () => logIn('dana@crew.example'))).toEqual([NO, NO])
  })

  test('are the same account in capitals and with spaces', async () => {
    await times(10, () => logIn('dana@crew.example'))
    expect(await logIn(' DANA@Crew.Example ')).toEqual(NO)
  })

  test('lock nobody out who is elsewhere', async () => {
    await times(200, () => logIn('dana@crew.example', ELSEWHERE))
    expect(await logIn('dana@crew.example')).toEqual(WRONG)
  })

  test('from a hundred places are guesses all the same: nobody tries any more for an hour', async () => {
    await times(100, (round) => logIn('dana@crew.example', `198.51.100.${round}`))
    expect(await logIn('dana@crew.example')).toEqual(tooMany('1 hour'))
  })

  test('do not count against another account, nor against another limit', async () => {
    await times(11, () => logIn('dana@crew.example'))
    expect(await logIn('vic@crew.example')).toEqual(WRONG)
    expect(await withRateLimit('code-request', { address: HOME }, 'dana@crew.example', async () => DONE)).toEqual(DONE)
  })

  test('made at the same moment are at most ten', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn('dana@crew.example')))
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(10)
  })

  test('that led in are forgiven: the account begins anew', async () => {
    await times(9, () => logIn('dana@crew.example'))
    expect(await getIn('dana@crew.example')).toEqual(DONE)
    expect(await times(10, () => logIn('dana@crew.example'))).toEqual(Array(10).fill(WRONG))
    expect(await logIn('dana@crew.example')).toEqual(NO)
  })
})

describe('what is asked for and what is guessed', () => {
  test.each([
    ['log-in', 10],
    ['code-try', 10],
    ['password-change', 10],
  ] as const)('a guess that was right, a %s, is forgiven and was none', async (limit, tries) => {
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
  ] as const)('asking itself counts, granted or not: a %s', async (limit, tries) => {
    const ask = () => withRateLimit(limit, { address: HOME }, 'dana@crew.example', async () => DONE)
    expect(await times(tries, ask)).toEqual(Array(tries).fill(DONE))
    expect(await ask()).toEqual(tooMany('3 hours'))
  })

  test('beyond its limit nothing of the work is done', async () => {
    await times(10, () => logIn('dana@crew.example'))
    const work = vi.fn(async () => DONE)
    expect(await withRateLimit('log-in', { address: HOME }, 'dana@crew.example', work)).toEqual(NO)
    expect(work).not.toHaveBeenCalled()
  })

  test('work that breaks has been tried all the same', async () => {
    const breaks = () =>
      withRateLimit('log-in', { address: HOME }, 'dana@crew.example', () => Promise.reject(new Error('out of memory')))
    for (let round = 0; round < 10; round += 1) await expect(breaks()).rejects.toThrow('out of memory')
    expect(await logIn('dana@crew.example')).toEqual(NO)
  })

  test('what became right in another way is forgiven from where it came, and nowhere else', async () => {
    await times(10, () => logIn('dana@crew.example'))
    await times(10, () => logIn('dana@crew.example', ELSEWHERE))
    await refundAttempt('log-in', { address: HOME }, 'dana@crew.example')
    expect(await logIn('dana@crew.example')).toEqual(WRONG)
    expect(await logIn('dana@crew.example', ELSEWHERE)).toEqual(NO)
  })
})

describe('tries from one network address', () => {
  test('are a hundred, over all accounts, and other addresses are not hit', async () => {
    expect(await times(100, (round) => logIn(`guess-${round}@crew.example`))).toEqual(Array(100).fill(WRONG))
    expect(await logIn('one-more@crew.example')).toEqual(NO)
    expect(await logIn('one-more@crew.example', ELSEWHERE)).toEqual(WRONG)
  })

  test('beyond the hundred take none away from the accounts they are about', async () => {
    await times(100, (round) => logIn(`guess-${round}@crew.example`, ELSEWHERE))
    await times(9, () => logIn('dana@crew.example', ELSEWHERE))
    const others = await times(100, (round) => logIn('dana@crew.example', `192.0.2.${round}`))
    expect(others).toEqual(Array(100).fill(WRONG))
  })

  test('that led in do not count: a crew may share the address of its set', async () => {
    await times(120, async (round) => {
      expect(await getIn(`crew-${round}@crew.example`)).toEqual(DONE)
    })
    expect(await logIn('last@crew.example')).toEqual(WRONG)
  })
})

test('once their time is over they count no more, and until then the sentence names the rest of it', async () => {
  await times(11, () => logIn('dana@crew.example'))
  await db()
    .update(rateLimits)
    .set({ expire: inMinutes(3) })
  const refusal = await logIn('dana@crew.example')
  expect(refusal).toEqual(tooMany('3 minutes'))
  expect(refusal).toHaveProperty('retryAfterSeconds', expect.closeTo(180, -2))
  await db()
    .update(rateLimits)
    .set({ expire: inMinutes(-1) })
  expect(await logIn('dana@crew.example')).toEqual(WRONG)
})

test('nobody can read an address or an account out of the counters', async () => {
  await logIn('dana@crew.example')
  const rows = JSON.stringify(await db().select().from(rateLimits))
  expect(rows).toContain('log-in/subject/')
  expect(rows).not.toMatch(/dana|crew\.example|203\.0/)
})

test('a try about an unknown account costs the same statements as about a known one', async () => {
  await logIn('dana@crew.example')
  const known = await countQueries(() => logIn('dana@crew.example'))
  const unknown = await countQueries(() => logIn('nobody@crew.example'))
  expect(unknown.count).toBe(known.count)
})

test('counting inside a transaction is refused: a rollback would forget the try', async () => {
  await expect(inTransaction(() => logIn('dana@crew.example'))).rejects.toThrow(/Inside inTransaction/)
})

test('the counters survive a restart, and a second process sees them', async () => {
  await times(11, () => logIn('dana@crew.example'))
  const before = connection()
  const second = await anotherConnection()
  try {
    installConnection(second)
    expect(await logIn('dana@crew.example')).toEqual(NO)
    expect(await logIn('vic@crew.example')).toEqual(WRONG)
  } finally {
    installConnection(before)
    await second.end()
  }
})

/** The same database opened anew: on a server a second connection, embedded what a restart finds in the folder. */
async function anotherConnection() {
  const { dump } = connection()
  if (dump) return connectEmbedded({ dump: await dump() })
  const { rows } = await db().execute<{ name: string }>('select current_database() as name')
  const from = inject('database')
  if (from.engine !== 'server') throw new Error('Neither engine is here.')
  return connectServer(`${from.url}/${rows[0]?.name}`)
}

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000
