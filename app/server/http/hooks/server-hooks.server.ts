import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import morgan from 'morgan'
import { dealPaths } from '~/models/trade/paths/deals'
import { env } from '~/server/env.server'
import { errorText, log } from '~/server/log.server'
import { redactPath } from '~/server/redact.server'
import { enterRequest, onRequestEnd } from '../../request-context.server'
import { ORIGIN_HEADER } from '../origin.server'
import { defaultHeaders } from '../security-headers.server'
import { drainRefusedBody } from './drain-body.server'
import { logConsole, logCrashes } from './log-console.server'
import { rejectMalformed } from './reject-malformed.server'
import { allowSlowBody } from './slow-body.server'
import { stripDataParam } from './strip-legacy-param.server'

declare global {
  var backlotServerHooks: boolean | undefined
}

const SHUTDOWN_TIMEOUT_MS = 10_000

/**
 * Keep-alive timeout. Longer than that of proxies, usually a minute, so that they do not send into a connection that
 * was just closed.
 */
const IDLE_CONNECTION_MS = 75_000

/**
 * Middleware that remix-serve has no place for, installed once per process: request context, default headers, access
 * log without query strings, and a graceful shutdown that ends with `release`.
 */
export function installHooks(release: () => Promise<void>) {
  if (globalThis.backlotServerHooks) return
  globalThis.backlotServerHooks = true
  writeAccessLines()
  if (env().NODE_ENV === 'production') {
    logConsole()
    logCrashes()
  }
  const exchanges = followRequests()
  stopOnSignal(() => stop(exchanges, release))
}

/**
 * Graceful shutdown on SIGTERM and SIGINT. One Ctrl-C may arrive twice, from the terminal and from npm; the third
 * exits.
 */
function stopOnSignal(stopOnce: () => Promise<void>) {
  let signals = 0
  const onSignal = () => {
    signals += 1
    if (signals === 1) void stopOnce()
    if (signals === 3) process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
}

type Exchanges = { underway: Set<ServerResponse>; isStopping: boolean }

function followRequests(): Exchanges {
  const exchanges: Exchanges = { underway: new Set(), isStopping: false }
  const { underway } = exchanges
  subscribe('http.server.request.start', (message) => {
    const exchange = exchangeOf(message)
    if (!exchange) return
    const { request, response, server } = exchange
    server.keepAliveTimeout = IDLE_CONNECTION_MS
    allowSlowBody(server, request)
    const context = enterRequest(request, response)
    response.setHeader('X-Request-Id', context.id)
    setOriginAside(request)
    rejectMalformed(request)
    stripDataParam(request)
    fillHeadersBeforeSending(response)
    drainRefusedBody(request, response)
    if (exchanges.isStopping) response.setHeader('Connection', 'close')
    underway.add(response)
    onRequestEnd(request, response, () => underway.delete(response))
  })
  return exchanges
}

/**
 * Remix answers a foreign Origin with a 500 before any route runs. requireSameSite() answers 403 instead, and reads the
 * Origin from a header that only this hook writes.
 */
function setOriginAside(request: IncomingMessage) {
  delete request.headers[ORIGIN_HEADER]
  if (request.headers.origin === undefined) return
  request.headers[ORIGIN_HEADER] = request.headers.origin
  delete request.headers.origin
}

/** Default headers, set when the head is sent: set earlier, they would be sent in addition to those of the response. */
function fillHeadersBeforeSending(response: ServerResponse) {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, head) {
      for (const [name, value] of defaultHeaders()) if (!response.hasHeader(name)) response.setHeader(name, value)
      // a page or a cookie in a shared cache would show one crew's work to another
      const isPrivate = response.hasHeader('Set-Cookie') || !response.hasHeader('Cache-Control')
      if (isPrivate) response.setHeader('Cache-Control', 'no-store')
      return Reflect.apply(writeHead, self, head)
    },
  })
}

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

function exchangeOf(message: unknown): Exchange | null {
  if (typeof message !== 'object' || message === null) return null
  if (!('request' in message && 'response' in message && 'server' in message)) return null
  const { request, response, server } = message
  if (!(request instanceof IncomingMessage && response instanceof ServerResponse && server instanceof Server))
    return null
  return { request, response, server }
}

/**
 * Access log. remix-serve uses the `tiny` format of morgan; this one is JSON, with the request id and without the
 * query.
 */
function writeAccessLines() {
  morgan.token('url', (request) => redactPath(request.url ?? ''))
  morgan.format('tiny', (tokens, request, response) => {
    if (isQuiet(request, response)) return undefined
    log.info(
      {
        request: response.getHeader('X-Request-Id'),
        method: request.method,
        path: redactPath(request.url ?? ''),
        status: response.statusCode,
        ms: Math.round(Number(tokens['response-time']?.(request, response) ?? 0)),
      },
      'answered',
    )
    return undefined
  })
}

/** Open pages poll every few seconds: a line for each would bury the rest. */
function isQuiet({ url = '' }: IncomingMessage, { statusCode }: ServerResponse): boolean {
  return statusCode < 400 && url.split('?', 1)[0] === dealPaths.updates()
}

/** Closes connections after their current response: a keep-alive client would delay the shutdown to its deadline. */
async function stop(exchanges: Exchanges, release: () => Promise<void>) {
  const { underway } = exchanges
  exchanges.isStopping = true
  for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close')
  const deadline = Date.now() + SHUTDOWN_TIMEOUT_MS
  while (underway.size > 0 && Date.now() < deadline) await wait(20)
  await release().catch((error) => log.error({ error: errorText(error) }, 'shutdown failed'))
  log.info('stopped')
  process.exit(0)
}
