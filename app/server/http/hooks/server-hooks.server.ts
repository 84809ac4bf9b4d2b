import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { format } from 'node:util'
import morgan from 'morgan'
import { dealPaths } from '~/models/trade/paths/deals'
import { env } from '~/server/env.server'
import { errorText, log } from '~/server/log.server'
import { redactPath } from '~/server/redact.server'
import { enterRequest } from '../../request-context.server'
import { ORIGIN_HEADER } from '../origin.server'
import { defaultHeaders } from '../security-headers.server'
import { rejectMalformed } from './reject-malformed.server'
import { allowSlowBody, drainRefusedBody } from './request-body.server'

declare global {
  var backlotServerHooks: boolean | undefined
}

const SHUTDOWN_TIMEOUT_MS = 10_000
/**
 * Keep-alive: longer than that of proxies, usually a minute, so that they never use a connection that was just closed.
 */
const IDLE_CONNECTION_MS = 75_000

/** Middleware that remix-serve does not support, installed once per process. Graceful shutdown ends with `release`. */
export function installHooks(release: () => Promise<void>) {
  if (globalThis.backlotServerHooks) return
  globalThis.backlotServerHooks = true
  writeAccessLines()
  if (env().NODE_ENV === 'production') logConsole()
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) onRequest(message)
  })
  stopOnSignal(() => stop(release))
}

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

const isExchange = (message: unknown): message is Exchange =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

/** The last response of each open connection; pipelined ones finish in order. */
const lastResponses = new Map<Socket, ServerResponse>()
let isStopping = false

function onRequest({ request, response, server }: Exchange) {
  server.keepAliveTimeout = IDLE_CONNECTION_MS
  allowSlowBody(server, request)
  response.setHeader('X-Request-Id', enterRequest(request, response).id)
  setOriginAside(request)
  rejectMalformed(request)
  fillHeadersBeforeSending(response)
  drainRefusedBody(request, response)
  const { socket } = request
  if (!lastResponses.has(socket)) socket.once('close', () => lastResponses.delete(socket))
  lastResponses.set(socket, response)
}

/** On SIGTERM and SIGINT. One Ctrl-C may arrive twice, from the terminal and from npm; the third exits. */
function stopOnSignal(stopOnce: () => Promise<void>) {
  let signals = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      signals += 1
      if (signals === 1) void stopOnce()
      if (signals === 3) process.exit(1)
    })
}

/**
 * Remix responds to a foreign Origin with a 500 before any route runs. requireSameSite() responds with 403 instead, and
 * reads the Origin from a header that only this hook writes.
 */
function setOriginAside(request: IncomingMessage) {
  delete request.headers[ORIGIN_HEADER]
  if (request.headers.origin === undefined) return
  request.headers[ORIGIN_HEADER] = request.headers.origin
  delete request.headers.origin
}

/** Default headers, set when the head is sent: set earlier, they would be duplicated by those of the response. */
function fillHeadersBeforeSending(response: ServerResponse) {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, head) {
      for (const [name, value] of defaultHeaders()) if (!response.hasHeader(name)) response.setHeader(name, value)
      // a page or a cookie in a shared cache would show one crew's work to another
      const isPrivate = response.hasHeader('Set-Cookie') || !response.hasHeader('Cache-Control')
      if (isPrivate) response.setHeader('Cache-Control', 'no-store')
      // a keep-alive client would delay the shutdown to its deadline
      if (isStopping) response.setHeader('Connection', 'close')
      return Reflect.apply(writeHead, self, head)
    },
  })
}

/** Access log in place of the `tiny` format that remix-serve uses: JSON, with the request id and without the query. */
function writeAccessLines() {
  morgan.format('tiny', (tokens, request, response) => {
    // open pages poll every few seconds and would flood the log
    if (response.statusCode < 400 && request.url?.split('?', 1)[0] === dealPaths.updates()) return undefined
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

/** Waits for pending responses, then ends the process. */
async function stop(release: () => Promise<void>) {
  isStopping = true
  const deadline = Date.now() + SHUTDOWN_TIMEOUT_MS
  const isBusy = () => [...lastResponses.values()].some((response) => !response.writableFinished)
  while (isBusy() && Date.now() < deadline) await wait(20)
  await release().catch((error) => log.error({ error: errorText(error) }, 'shutdown failed'))
  log.info('stopped')
  process.exit(0)
}

/** Redirects console output of libraries (Express, React, Remix) to the log, which redacts it. */
function logConsole() {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const level = method === 'debug' || method === 'log' ? 'info' : method
    console[method] = (...args: unknown[]) => {
      // remix-serve calls console.error without arguments when its server has closed
      if (args.length > 0) log[level]({ from: 'console' }, format(...args))
    }
  }
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'uncaught exception')
    process.exit(1)
  })
}
