import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One HTTP request; shared by all loaders of a page, although each gets its own Request. */
export type RequestContext = { id: string; response: ServerResponse }

const contexts = new AsyncLocalStorage<RequestContext>()

/** AsyncLocalStorage: the current request. Undefined in jobs, commands and tests that call a loader. */
export const requestContext = (): RequestContext | undefined => contexts.getStore()

/** Starts the context for the rest of this turn of the event loop and everything started in it. */
export function enterRequest(request: IncomingMessage, response: ServerResponse): RequestContext {
  // set by a proxy: used if it is safe to log, and shorter than a token
  const given = request.headers['x-request-id']
  const isSafe = typeof given === 'string' && /^[\w-]{8,36}$/.test(given)
  const context = { id: isSafe ? given : randomUUID(), response }
  contexts.enterWith(context)
  return context
}

/** Memoizes an asynchronous result for the current request; without a request, the work runs on each call. */
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

/** Longer than any service takes: work may still be running after the browser has disconnected. */
const ABANDONED_MS = 60_000

/** By response, so that it needs one listener however many files a form has. */
const afterwards = new WeakMap<ServerResponse, (() => void)[]>()

/** Runs work once the response was sent, or long after the browser has disconnected. */
export function afterRequest(work: () => void) {
  const response = requestContext()?.response
  if (!response) return
  const waiting = afterwards.get(response)
  if (waiting) return void waiting.push(work)
  const all = [work]
  afterwards.set(response, all)
  const runAll = () => {
    for (const each of all.splice(0)) each()
  }
  response.once('close', () => (response.writableFinished ? runAll() : setTimeout(runAll, ABANDONED_MS).unref()))
}
