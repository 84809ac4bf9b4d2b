import { createHash } from 'node:crypto'
import { lte } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { RATE_LIMITS, type RateLimit, type RateLimitScope } from '~/models/trade/answers/rate-limits'
import { retryAfterText } from '~/models/trade/answers/try-again'
import { now } from '~/server/clock.server'
import { connection, db } from '~/server/db/client.server'
import { beforeQuery } from '~/server/db/connection.server'
import { rateLimits } from '~/server/db/schema'
import type { Asker } from './asker.server'

/** Whoever comes from a network address. */
type Counted = Pick<Extract<Asker, { address: string }>, 'address'>

/**
 * Makes a try within its limit: counts it before it is made, and a try beyond is refused, with the time to wait, before
 * anything else of its work. A guess that succeeds was none and is forgiven; where asking itself is limited, what is
 * refused was not given and is taken back. `weight` says how many tries it is, such as letters that it sends.
 */
export async function withRateLimit<T extends object>(
  limit: RateLimit,
  asker: Counted,
  subject: string,
  work: () => Promise<Outcome<T>>,
  weight = 1,
): Promise<Outcome<T>> {
  const tooMany = await countTry(limit, asker, subject, weight)
  if (tooMany) return tooMany
  const outcome = await work()
  if (RATE_LIMITS[limit].isGuess) {
    if (outcome.ok) await refundAttempt(limit, asker, subject)
  } else if (!outcome.ok) await refundRefused(limit, asker, subject, weight)
  return outcome
}

/**
 * Counts a try. Null while it is within its limits. What is refused by one counter does not count in the next, so that a
 * network address that tries too often takes no tries away from the accounts it tries. The counters stand in the
 * database: every process sees them, and a restart keeps them.
 */
async function countTry(limit: RateLimit, asker: Counted, subject: string, weight: number): Promise<Refusal | null> {
  const keys = keysOf(limit, asker, subject)
  for (const counter of ORDER) {
    const wait = await count(limit, counter, keys[counter], weight)
    if (wait > 0) {
      return { ...refused('too-many-tries', retryAfterText(wait)), retryAfterSeconds: Math.ceil(wait / 1000) }
    }
  }
  return null
}

const ORDER: readonly RateLimitScope[] = ['here', 'address', 'subject']

/** A try that succeeded was no guess: it is taken off where it counted, and from here the subject begins anew. */
export async function refundAttempt(limit: RateLimit, asker: Counted, subject: string): Promise<void> {
  const keys = keysOf(limit, asker, subject)
  await limiter(limit, 'here').delete(keys.here)
  await limiter(limit, 'subject').reward(keys.subject)
  await limiter(limit, 'address').reward(keys.address)
}

async function refundRefused(limit: RateLimit, asker: Counted, subject: string, weight: number): Promise<void> {
  const keys = keysOf(limit, asker, subject)
  for (const counter of ORDER) await limiter(limit, counter).reward(keys[counter], weight)
}

/** Deletes counters that have run out. */
export async function deleteExpiredRateLimits(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.expire, now().getTime()))
}

/** Only hashes of addresses and accounts are stored. */
function keysOf(limit: RateLimit, { address }: Counted, subject: string): Record<RateLimitScope, string> {
  const who = subject.trim().toLowerCase()
  const key = (counter: RateLimitScope, value: string) =>
    `${limit}/${counter}/${createHash('sha256').update(value).digest('base64url')}`
  return {
    here: key('here', JSON.stringify([who, address])),
    subject: key('subject', who),
    address: key('address', address),
  }
}

/** Milliseconds to wait; 0 while within the limit. */
async function count(limit: RateLimit, counter: RateLimitScope, key: string, weight: number): Promise<number> {
  try {
    await limiter(limit, counter).consume(key, weight)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

function limiter(limit: RateLimit, counter: RateLimitScope) {
  const { tries, minutes } = RATE_LIMITS[limit][counter]
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
    // throws inside a transaction: an attempt counts even if the work around it is rolled back
    beforeQuery(text.trimStart())
    const { rows } = await connection().runSql(text, values)
    return { rows, rowCount: rows.length }
  },
}
