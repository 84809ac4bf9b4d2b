import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One HTTP request as the server sees it; all loaders of a page share it, though each gets a Request of its own. */
export type RequestContext = { id: string; response: ServerResponse }

const contexts = new AsyncLocalStorage<RequestContext>()

/** AsyncLocalStorage: the request this work is done for. Undefined in jobs, commands and tests that call a loader. */
export const requestContext = (): RequestContext | undefined => contexts.getStore()

/** Starts the context for everything that follows in this turn of the event loop, and for whatever that starts. */
export function enterRequest(request: IncomingMessage, response: ServerResponse): RequestContext {
  // of a proxy: used when it is safe to log, and shorter than a token
  const given = request.headers['x-request-id']
  const isSafe = typeof given === 'string' && /^[\w-]{8,36}$/.test(given)
  const context = { id: isSafe ? given : randomUUID(), response }
  contexts.enterWith(context)
  return context
}

/** Memoizes an asynchronous answer for the current request; without a request, the work runs at each call. */
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

/** Adds a Set-Cookie header to the current response, whichever loader or action builds it. */
export function sendCookie(cookie: string) {
  const response = requestContext()?.response
  if (response && !response.headersSent) response.appendHeader('Set-Cookie', cookie)
}

/** Sets a header of the current response. */
export function sendHeader(name: string, value: string) {
  const response = requestContext()?.response
  if (response && !response.headersSent) response.setHeader(name, value)
}

/** Longer than a service takes: when a browser has gone away, the work for it may still be going on. */
const ABANDONED_MS = 60_000

/** Runs work once the response to the current request was sent, or its browser has long been gone. */
export function afterRequest(work: () => void) {
  const response = requestContext()?.response
  response?.once('close', () => (response.writableFinished ? work() : setTimeout(work, ABANDONED_MS).unref()))
}
