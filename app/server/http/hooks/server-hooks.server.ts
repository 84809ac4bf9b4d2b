import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import morgan from 'morgan'
import { paths } from '~/models/trade/addresses/paths'
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
import { stripDataParam } from './strip-data-param.server'

declare global {
  var backlotServerHooks: boolean | undefined
}

const LONGEST_GOODBYE_MS = 10_000

/** Longer than proxies keep an idle connection, a minute as a rule: whoever closes first must not be the one asked. */
const IDLE_CONNECTION_MS = 75_000

/**
 * What remix-serve does not offer, hung on once per process: a context and default headers for every answer, access
 * lines without query strings, and a stop that finishes what was begun before `release` gives up jobs and database.
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
  stopWhenAsked(() => stop(exchanges, release))
}

/** One Ctrl-C may come twice, from the terminal and from npm; whoever asks a third time does not want to wait. */
function stopWhenAsked(stopOnce: () => Promise<void>) {
  let timesAsked = 0
  const ask = () => {
    timesAsked += 1
    if (timesAsked === 1) void stopOnce()
    if (timesAsked === 3) process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, ask)
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
 * Remix answers a foreign Origin with a 500 of its own before any route is asked. requireSameSite() says 403 instead,
 * so it gets to see the header under a name that only this hook writes.
 */
function setOriginAside(request: IncomingMessage) {
  delete request.headers[ORIGIN_HEADER]
  if (request.headers.origin === undefined) return
  request.headers[ORIGIN_HEADER] = request.headers.origin
  delete request.headers.origin
}

/** Just before the head goes out: a header set earlier would stand beside the answer's own instead of yielding to it. */
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

/** remix-serve asks morgan for its 'tiny' line; this one is JSON, names the request and leaves the query string out. */
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

/** Open pages ask for news every few seconds: a line each would bury what people do. */
function isQuiet({ url = '' }: IncomingMessage, { statusCode }: ServerResponse): boolean {
  return statusCode < 400 && url.split('?', 1)[0] === paths.updates()
}

/** Connections are kept no longer, or a browser that goes on asking on one would hold up the stop to its last second. */
async function stop(exchanges: Exchanges, release: () => Promise<void>) {
  const { underway } = exchanges
  exchanges.isStopping = true
  for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close')
  const deadline = Date.now() + LONGEST_GOODBYE_MS
  while (underway.size > 0 && Date.now() < deadline) await wait(20)
  await release().catch((error) => log.error({ error: errorText(error) }, 'stopping was not clean'))
  log.info('stopped')
  process.exit(0)
}
