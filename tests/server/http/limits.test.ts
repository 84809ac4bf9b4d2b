import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { useDatabase } from '#tests/world/database'
import { connection, countQueries, db, installConnection, inTransaction } from '~/server/db/client.server'
import { connectEmbedded, connectServer } from '~/server/db/connection.server'
import { rateLimits } from '~/server/db/schema'
import { setEnv } from '~/server/env.server'
import { clientAddress } from '~/server/http/client-address.server'
import { countTry, forgiveTry } from '~/server/http/limits.server'

useDatabase()
/** Behind one proxy, which tells where each request comes from. */
beforeEach(() => setEnv({ PROXIES: 1 }))
afterEach(() => setEnv())
beforeEach(async () => {
  await db().delete(rateLimits)
})

const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
const from = (address: string) => new Request('http://localhost/', { headers: { 'X-Forwarded-For': address } })
const logIn = (subject: string, address = HOME) => countTry('log-in', from(address), subject)
const NO = expect.stringMatching(/^Too many tries\. Please try again in 15 minutes\.$/)

async function times<T>(count: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let round = 0; round < count; round += 1) answers.push(await work(round))
  return answers
}

describe('tries about one account', () => {
  test('are ten in a quarter of an hour; the next is refused with the time to wait', async () => {
    expect(await times(10, () => logIn('ada@crew.example'))).toEqual(Array(10).fill(null))
    expect(await times(2, () => logIn('ada@crew.example'))).toEqual([NO, NO])
  })

  test('are the same account in capitals and with spaces', async () => {
    await times(10, () => logIn('ada@crew.example'))
    expect(await logIn(' ADA@Crew.Example ')).toEqual(NO)
  })

  test('lock nobody out who is elsewhere', async () => {
    await times(200, () => logIn('ada@crew.example', ELSEWHERE))
    expect(await logIn('ada@crew.example')).toBeNull()
  })

  test('from a hundred places are guesses all the same: nobody tries any more for an hour', async () => {
    await times(100, (round) => logIn('ada@crew.example', `198.51.100.${round}`))
    expect(await logIn('ada@crew.example')).toBe('Too many tries. Please try again in 1 hour.')
  })

  test('do not count against another account, nor against another limit', async () => {
    await times(11, () => logIn('ada@crew.example'))
    expect(await logIn('vic@crew.example')).toBeNull()
    expect(await countTry('code-request', from(HOME), 'ada@crew.example')).toBeNull()
  })

  test('made at the same moment are at most ten', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn('ada@crew.example')))
    expect(answers.filter((answer) => answer === null)).toHaveLength(10)
  })

  test('that led in are forgiven: the account begins anew', async () => {
    await times(9, () => logIn('ada@crew.example'))
    await forgiveTry('log-in', from(HOME), 'ada@crew.example')
    expect(await times(10, () => logIn('ada@crew.example'))).toEqual(Array(10).fill(null))
    expect(await logIn('ada@crew.example')).toEqual(NO)
  })
})

describe('tries from one network address', () => {
  test('are a hundred, over all accounts, and other addresses are not hit', async () => {
    expect(await times(100, (round) => logIn(`guess-${round}@crew.example`))).toEqual(Array(100).fill(null))
    expect(await logIn('one-more@crew.example')).toEqual(NO)
    expect(await logIn('one-more@crew.example', ELSEWHERE)).toBeNull()
  })

  test('beyond the hundred take none away from the accounts they are about', async () => {
    await times(100, (round) => logIn(`guess-${round}@crew.example`, ELSEWHERE))
    await times(9, () => logIn('ada@crew.example', ELSEWHERE))
    const others = await times(100, (round) => logIn('ada@crew.example', `192.0.2.${round}`))
    expect(others).toEqual(Array(100).fill(null))
  })

  test('that led in do not count: a crew may share the address of its set', async () => {
    await times(120, async (round) => {
      expect(await logIn(`crew-${round}@crew.example`)).toBeNull()
      await forgiveTry('log-in', from(HOME), `crew-${round}@crew.example`)
    })
    expect(await logIn('last@crew.example')).toBeNull()
  })
})

test('once their time is over they count no more, and until then the sentence names the rest of it', async () => {
  await times(11, () => logIn('ada@crew.example'))
  await db()
    .update(rateLimits)
    .set({ expire: inMinutes(3) })
  expect(await logIn('ada@crew.example')).toBe('Too many tries. Please try again in 3 minutes.')
  await db()
    .update(rateLimits)
    .set({ expire: inMinutes(-1) })
  expect(await logIn('ada@crew.example')).toBeNull()
})

test('nobody can read an address or an account out of the counters', async () => {
  await logIn('ada@crew.example')
  const rows = JSON.stringify(await db().select().from(rateLimits))
  expect(rows).toContain('log-in/subject/')
  expect(rows).not.toMatch(/ada|crew\.example|203\.0/)
})

test('a try about an unknown account costs the same statements as about a known one', async () => {
  await logIn('ada@crew.example')
  const known = await countQueries(() => logIn('ada@crew.example'))
  const unknown = await countQueries(() => logIn('nobody@crew.example'))
  expect(known.count).toBe(3)
  expect(unknown.count).toBe(3)
})

test('counting inside a transaction is refused: a rollback would forget the try', async () => {
  await expect(inTransaction(() => logIn('ada@crew.example'))).rejects.toThrow(/Inside inTransaction/)
})

test('the counters survive a restart, and a second process sees them', async () => {
  await times(11, () => logIn('ada@crew.example'))
  const before = connection()
  const second = await anotherConnection()
  try {
    installConnection(second)
    expect(await logIn('ada@crew.example')).toEqual(NO)
    expect(await logIn('vic@crew.example')).toBeNull()
  } finally {
    installConnection(before)
    await second.end()
  }
})

/** The same database opened anew: on a server a second connection, embedded what a restart finds in the folder. */
async function anotherConnection() {
  const { dump } = connection()
  if (dump) return connectEmbedded({ dump: await dump('none') })
  const { rows } = await db().execute<{ name: string }>('select current_database() as name')
  const from = inject('database')
  if (from.engine !== 'server') throw new Error('Neither engine is here.')
  return connectServer(`${from.url}/${rows[0]?.name}`)
}

describe('the network address of a request', () => {
  test.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    ['2001:db8::7', 1, '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff:1:2:3', 1, '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', 1, '2001:db8:0:1::/64'],
    ['::1', 1, '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['203.0.113.7', 0, 'unknown'],
    ['203.0.113.7', 2, 'unknown'],
    ['nonsense', 1, 'unknown'],
    ['', 1, 'unknown'],
  ])('told as "%s" behind %i proxies is %s', (told, proxies, address) => {
    setEnv({ PROXIES: proxies })
    expect(clientAddress(from(told))).toBe(address)
  })
})

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000
