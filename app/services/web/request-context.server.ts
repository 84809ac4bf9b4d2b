import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One HTTP request as the server sees it; every loader of a page runs inside the same one. */
export type RequestContext = { id: string; response: ServerResponse }

const contexts = new AsyncLocalStorage<RequestContext>()

/** Absent outside of an HTTP server: a test that calls a loader directly, a job, a command. */
export function requestContext(): RequestContext | undefined {
  return contexts.getStore()
}

export function enterRequest(request: IncomingMessage, response: ServerResponse): RequestContext {
  const context = { id: requestId(request), response }
  contexts.enterWith(context)
  return context
}

/** Makes a memory that works an answer out once for all the loaders of one HTTP request; without one, at each call. */
export function perRequest<T>() {
  const answers = new WeakMap<RequestContext, Promise<T>>()
  return (work: () => Promise<T>): Promise<T> => {
    const context = requestContext()
    if (!context) return work()
    const answer = answers.get(context) ?? work()
    answers.set(context, answer)
    return answer
  }
}

/**
 * Adds a cookie to whatever answer this request gets, pages and data alike, so that a loader need not be the one that
 * builds the answer. Outside of an HTTP server there is no answer to add it to.
 */
export function sendCookie(cookie: string) {
  const response = requestContext()?.response
  if (response && !response.headersSent) response.appendHeader('Set-Cookie', cookie)
}

/** A proxy's request id is kept when it is harmless to print. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
