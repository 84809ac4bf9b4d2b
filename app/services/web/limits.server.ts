import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tryAgainIn } from '~/models/try-again'
import { connection } from '../db/client.server'
import { countStatement } from '../db/statements.server'
import { refuseInsideTransaction } from '../db/transaction-scope.server'
import { clientAddress } from './client-address.server'

/**
 * How many tries in how many minutes: about one account, e-mail address or number, and from one network address. A
 * whole crew shares the network address of its set, so that one is wide.
 */
const LIMITS = {
  'log-in': { minutes: 15, perSubject: 10, perAddress: 100 },
  'sign-up': { minutes: 60, perSubject: 5, perAddress: 30 },
  'code-request': { minutes: 60, perSubject: 5, perAddress: 50 },
  'code-try': { minutes: 60, perSubject: 15, perAddress: 100 },
  'link-request': { minutes: 60, perSubject: 5, perAddress: 50 },
  'password-change': { minutes: 15, perSubject: 10, perAddress: 100 },
} as const

export type Limit = keyof typeof LIMITS

/**
 * Counts a try before it is made. Null while it is within its limits, else the sentence that says when to try again.
 * The counters stand in the database: every process sees them, and a restart keeps them.
 */
export async function countTry(limit: Limit, request: Request, subject: string): Promise<string | null> {
  const refusals = await Promise.all(keysOf(limit, request, subject).map(([key, points]) => count(limit, key, points)))
  const longest = Math.max(...refusals)
  return longest > 0 ? tryAgainIn(longest) : null
}

/** A try that succeeded was no guess: it is taken off the address, and the subject begins anew. */
export async function forgiveTry(limit: Limit, request: Request, subject: string): Promise<void> {
  const [[subjectKey, perSubject], [addressKey, perAddress]] = keysOf(limit, request, subject)
  await limiter(limit, perSubject).delete(subjectKey)
  await limiter(limit, perAddress).reward(addressKey)
}

/** Only hashes of addresses and accounts are stored. */
function keysOf(limit: Limit, request: Request, subject: string) {
  const { perSubject, perAddress } = LIMITS[limit]
  const key = (kind: string, value: string) =>
    `${limit}/${kind}/${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`
  return [
    [key('subject', subject), perSubject],
    [key('address', clientAddress(request)), perAddress],
  ] as const
}

/** Milliseconds to wait; 0 while within the limit. */
async function count(limit: Limit, key: string, points: number): Promise<number> {
  try {
    await limiter(limit, points).consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

function limiter(limit: Limit, points: number) {
  return new RateLimiterPostgres({
    storeClient: store,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: LIMITS[limit].minutes * 60,
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
