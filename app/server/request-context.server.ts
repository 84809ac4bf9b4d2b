import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onRequestEnd } from './request-end.server'

/** One HTTP request as the server sees it. */
export type RequestContext = { id: string; response: ServerResponse }

/**
 * Remix gives every loader of a page a Request of its own; this header, which only enterRequest() writes, says that
 * they belong together. On Node before 24 an AsyncLocalStorage would slow every promise of the process down for it.
 */
const KEY = 'x-backlot-request'
const contexts = new Map<string, RequestContext>()

/** Absent outside of an HTTP server: a test that calls a loader directly. */
export function requestContext(request: Request): RequestContext | undefined {
  return contexts.get(request.headers.get(KEY) ?? '')
}

export function enterRequest(request: IncomingMessage, response: ServerResponse): RequestContext {
  const context = { id: requestId(request), response }
  // never a name that somebody sent: two requests under one name would share a session
  const key = randomUUID()
  request.headers[KEY] = key
  contexts.set(key, context)
  onRequestEnd(request, response, () => contexts.delete(key))
  return context
}

/** Makes a memory that works an answer out once for all the loaders of one HTTP request; without one, at each call. */
export function perRequest<T>() {
  const answers = new WeakMap<RequestContext, Promise<T>>()
  return (request: Request, work: () => Promise<T>): Promise<T> => {
    const context = requestContext(request)
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
export function sendCookie(request: Request, cookie: string) {
  const response = requestContext(request)?.response
  if (response && !response.headersSent) response.appendHeader('Set-Cookie', cookie)
}

/** Adds a header in the same way. */
export function sendHeader(request: Request, name: string, value: string) {
  const response = requestContext(request)?.response
  if (response && !response.headersSent) response.setHeader(name, value)
}

/** A proxy's request id is kept when it is harmless to print, and shorter than a token. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,36}$/.test(given) ? given : randomUUID()
}
