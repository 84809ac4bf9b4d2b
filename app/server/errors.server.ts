import { data } from '@remix-run/node'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { Refusal, Why } from '~/models/trade/results/outcome'

/**
 * Thrown by services, loaders and actions. The error page explains the next step, by status; `about` overrides its
 * texts.
 */
export const forbidden = (about: About | null = null) => data(about, { status: 403, statusText: 'Forbidden' })

const refusals = new WeakMap<object, Refusal>()

/** A refusal to throw: a page shows it, and transact() returns it as the outcome. */
export function refusalResponse(refusal: Refusal) {
  const thrown = data(refusal, refusalInit(refusal))
  refusals.set(thrown, refusal)
  return thrown
}

/** The refusal in a thrown refusalResponse(); undefined for other errors. */
export function thrownRefusal(error: unknown): Refusal | undefined {
  return typeof error === 'object' && error !== null ? refusals.get(error) : undefined
}

export const unauthorized = () => data(null, { status: 401, statusText: 'Unauthorized' })
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' })
export const methodNotAllowed = () => data(null, { status: 405, statusText: 'Method Not Allowed' })
/** Overrides for the error page: its texts, the order it is about, a link; for set-up links, whether it was used. */
type About = { message?: string; hint?: string; orderId?: number; to?: OwnPath; label?: string; isSetUp?: boolean }

const goneAbouts = new WeakMap<object, About>()

/** `about` is passed on to the error page. */
export function gone(about: About | null = null) {
  const thrown = data(about, { status: 410, statusText: 'Gone' })
  if (about) goneAbouts.set(thrown, about)
  return thrown
}

/** What a thrown gone() is about; undefined for other errors. */
export function thrownGone(error: unknown): About | undefined {
  return typeof error === 'object' && error !== null ? goneAbouts.get(error) : undefined
}
export const tooLarge = () => data(null, { status: 413, statusText: 'Content Too Large' })
export const badRequest = (about: About | null = null) => data(about, { status: 400, statusText: 'Bad Request' })
/** For an error that is already logged. */
export const broken = () => data(null, { status: 500, statusText: 'Internal Server Error' })

const STATUSES: Record<Why, number> = { rule: 409, stale: 409, limit: 429, failure: 500, outside: 503 }

/** HTTP status of a refusal; a rate limit adds Retry-After. */
export function refusalInit({ why, retryAfterSeconds }: Refusal): ResponseInit {
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return { status: STATUSES[why], headers }
}
