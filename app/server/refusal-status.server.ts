import type { Refusal } from '~/models/trade/answers/outcome'
import type { Why } from '~/models/trade/answers/refusals'

const STATUSES: Record<Why, number> = { rule: 409, stale: 409, limit: 429, failure: 500, outside: 503 }

/** HTTP status of a refusal; a rate limit adds Retry-After. */
export function refusalInit({ why, retryAfterSeconds }: Refusal): ResponseInit {
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return { status: STATUSES[why], headers }
}
