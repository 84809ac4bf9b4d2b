import type { Refusal, Why } from '~/models/trade/answers/outcome'

const STATUSES: Record<Why, number> = { rule: 409, stale: 409, limit: 429, failure: 500, outside: 503 }

/** HTTP status of a refusal; a rate limit adds Retry-After. */
export function refusalInit({ why, retryAfterSeconds }: Refusal): ResponseInit {
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return { status: STATUSES[why], headers }
}
