import { data } from '@remix-run/node'
import type { Refusal } from '~/models/trade/answers/outcome'
import { refusalInit } from './refusal-status.server'

/** Thrown by verbs, loaders and actions; the error page by status shows what a person can do, never why in our words. */
export const forbidden = () => data(null, { status: 403, statusText: 'Forbidden' })

const refusals = new WeakMap<object, Refusal>()

/** A reason that an honest person runs into, with the status it has wherever it is told: pages show it, a verb answers with it. */
export function refusalResponse(refusal: Refusal) {
  const thrown = data(refusal, refusalInit(refusal))
  refusals.set(thrown, refusal)
  return thrown
}

/** The reason that was thrown, if one was. */
export function thrownRefusal(error: unknown): Refusal | undefined {
  return typeof error === 'object' && error !== null ? refusals.get(error) : undefined
}
export const unauthorized = () => data(null, { status: 401, statusText: 'Unauthorized' })
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' })
export const methodNotAllowed = () => data(null, { status: 405, statusText: 'Method Not Allowed' })
/** `about`: what the error page may know of it. */
export const gone = (about: object | null = null) => data(about, { status: 410, statusText: 'Gone' })
export const tooLarge = () => data(null, { status: 413, statusText: 'Content Too Large' })
export const badRequest = () => data(null, { status: 400, statusText: 'Bad Request' })
/** What broke was logged where it broke; the page says so in its own words. */
export const broken = () => data(null, { status: 500, statusText: 'Internal Server Error' })
