import { createHash } from 'node:crypto'
import { lte } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Outcome, type Refusal, refused } from '~/models/trade/outcome'
import { tryAgainIn } from '~/models/trade/try-again'
import { now } from '~/server/clock.server'
import { connection, db } from '~/server/db/client.server'
import { rateLimits } from '~/server/db/schema'
import { countStatement } from '~/server/db/statements.server'
import { refuseInsideTransaction } from '~/server/db/transaction-scope.server'
import type { Asker } from './session/asker.server'

type Counter = 'here' | 'subject' | 'address'
type Window = { tries: number; minutes: number }
/** Whoever comes from a network address. */
type Counted = Pick<Extract<Asker, { address: string }>, 'address'>

const HOUR = 60
const DAY = 24 * HOUR

/**
 * here: about one account, e-mail address or number from one network address. subject: about it from anywhere; more
 * than one address can use up in that time, so that a stranger elsewhere cannot lock its holder out on a shooting day,
 * and tight enough that guessing gets nowhere. address: about anybody from one network address; a whole crew shares the
 * one of its set.
 */
const LIMITS = {
  'log-in': limits({ tries: 10, minutes: 15 }, { tries: 100, minutes: HOUR }, 100),
  'sign-up': limits({ tries: 5, minutes: 3 * HOUR }, { tries: 60, minutes: DAY }, 30),
  'code-request': limits({ tries: 5, minutes: 3 * HOUR }, { tries: 60, minutes: DAY }, 50),
  'code-try': limits({ tries: 10, minutes: 3 * HOUR }, { tries: 100, minutes: DAY }, 100),
  'link-request': limits({ tries: 5, minutes: 3 * HOUR }, { tries: 60, minutes: DAY }, 50),
  'password-change': limits({ tries: 10, minutes: 15 }, { tries: 100, minutes: HOUR }, 100),
}

function limits(here: Window, subject: Window, tries: number): Record<Counter, Window> {
  return { here, subject, address: { tries, minutes: here.minutes } }
}

type Limit = keyof typeof LIMITS

/**
 * Makes a try within its limit: counts it before it is made, and a try beyond is refused, with the time to wait, before
 * anything else of its work. One that succeeds was no guess and is forgiven, unless asking itself is what is limited.
 */
export async function withinRateLimit<T extends object>(
  limit: Limit,
  asker: Counted,
  subject: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const tooMany = await countTry(limit, asker, subject)
  if (tooMany) return tooMany
  const outcome = await work()
  if (outcome.ok && IS_GUESS[limit]) await forgiveTry(limit, asker, subject)
  return outcome
}

/** What is counted because it might be guessed; the others because it is asked for. */
const IS_GUESS: Record<Limit, boolean> = {
  'log-in': true,
  'sign-up': false,
  'code-request': false,
  'code-try': true,
  'link-request': false,
  'password-change': true,
}

/**
 * Counts a try. Null while it is within its limits. What is refused by one counter does not count in the next, so that a
 * network address that tries too often takes no tries away from the accounts it tries. The counters stand in the
 * database: every process sees them, and a restart keeps them.
 */
async function countTry(limit: Limit, asker: Counted, subject: string): Promise<Refusal | null> {
  const keys = keysOf(limit, asker, subject)
  for (const counter of ORDER) {
    const wait = await count(limit, counter, keys[counter])
    if (wait > 0) {
      return { ...refused('too-many-tries', tryAgainIn(wait)), retryAfterSeconds: Math.ceil(wait / 1000) }
    }
  }
  return null
}

const ORDER: readonly Counter[] = ['here', 'address', 'subject']

/** A try that succeeded was no guess: it is taken off where it counted, and from here the subject begins anew. */
export async function forgiveTry(limit: Limit, asker: Counted, subject: string): Promise<void> {
  const keys = keysOf(limit, asker, subject)
  await limiter(limit, 'here').delete(keys.here)
  await limiter(limit, 'subject').reward(keys.subject)
  await limiter(limit, 'address').reward(keys.address)
}

/** Deletes counters that have run out. */
export async function forgetTries(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.expire, now().getTime()))
}

/** Only hashes of addresses and accounts are stored. */
function keysOf(limit: Limit, { address }: Counted, subject: string): Record<Counter, string> {
  const who = subject.trim().toLowerCase()
  const key = (counter: Counter, value: string) =>
    `${limit}/${counter}/${createHash('sha256').update(value).digest('base64url')}`
  return {
    here: key('here', JSON.stringify([who, address])),
    subject: key('subject', who),
    address: key('address', address),
  }
}

/** Milliseconds to wait; 0 while within the limit. */
async function count(limit: Limit, counter: Counter, key: string): Promise<number> {
  try {
    await limiter(limit, counter).consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

function limiter(limit: Limit, counter: Counter) {
  const { tries, minutes } = LIMITS[limit][counter]
  return new RateLimiterPostgres({
    storeClient: store,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: tries,
    duration: minutes * 60,
  })
}

const store = {
  async query({ text, values }: { text: string; values: unknown[] }) {
    // a try counts whatever becomes of the work around it
    refuseInsideTransaction()
    countStatement(text.trimStart())
    const { rows } = await connection().runSql(text, values)
    return { rows, rowCount: rows.length }
  },
}
