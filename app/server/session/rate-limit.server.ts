import { createHash } from 'node:crypto'
import { lte } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { RATE_LIMITS, type RateLimit, type RateLimitScope, retryAfterText } from '~/models/trade/results/rate-limits'

import { now } from '~/server/clock.server'
import { connection, db, rateLimits } from '~/server/db/client.server'
import { beforeQuery } from '~/server/db/connection.server'
import type { Asker } from './asker.server'

type Counted = Pick<Extract<Asker, { address: string }>, 'address'>

/**
 * Rate limit: counts an attempt before it is made, and refuses it beyond the limit with the time to wait. A successful
 * guess (password, code) is refunded; where requests themselves are limited, a refused request is refunded. `weight`:
 * how many attempts it counts as, for example the number of emails it sends.
 */
export async function withRateLimit<T extends object>(
  limit: RateLimit,
  asker: Counted,
  subject: string,
  work: () => Promise<Outcome<T>>,
  weight = 1,
): Promise<Outcome<T>> {
  const tooMany = await countAttempt(limit, asker, subject, weight)
  if (tooMany) return tooMany
  const outcome = await work()
  if (RATE_LIMITS[limit].isGuess) {
    if (outcome.ok) await refundAttempt(limit, asker, subject)
  } else if (!outcome.ok) await refundRefused(limit, asker, subject, weight)
  return outcome
}

/**
 * Counts an attempt; null within the limits. An attempt refused by one counter does not count in the next, so that a
 * blocked address uses up no attempts of the accounts it tries. The counters are in the database: shared by all
 * processes, kept over restarts.
 */
async function countAttempt(
  limit: RateLimit,
  asker: Counted,
  subject: string,
  weight: number,
): Promise<Refusal | null> {
  const keys = keysOf(limit, asker, subject)
  for (const counter of ORDER) {
    const wait = await count(limit, counter, keys[counter], weight)
    if (wait > 0) {
      return { ...refused('too-many-attempts', retryAfterText(wait)), retryAfterSeconds: Math.ceil(wait / 1000) }
    }
  }
  return null
}

const ORDER: readonly RateLimitScope[] = ['here', 'address', 'subject']

/** Refunds a successful attempt, and resets the counter of this subject from this address. */
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

/** Deletes expired counters. */
export async function deleteExpiredRateLimits(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.expire, now().getTime()))
}

/** Addresses and accounts are stored as hashes only. */
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

/** Milliseconds to wait; 0 within the limit. */
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
  const [points, minutes] = RATE_LIMITS[limit][counter]
  return new RateLimiterPostgres({
    storeClient: store,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
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
