import type { IncomingMessage, Server } from 'node:http'

/** How long a body may take, and how long nothing of it may arrive. */
export const SLOW_BODY = { wholeMs: 60 * 60_000, silentMs: 2 * 60_000 }

/**
 * A phone in a field takes a quarter of an hour for two scans of 25 MB, where Node gives any request five minutes. Whoever
 * sends slowly to hold connections gains little by that: the head of a request has to be there within Node's minute, a body
 * that falls silent is cut off, and none is held in memory.
 */
export function allowSlowBody(server: Server, request: IncomingMessage, { wholeMs, silentMs } = SLOW_BODY) {
  // read anew whenever Node looks for connections that take too long
  server.requestTimeout = wholeMs
  const { 'content-length': length = '0', 'transfer-encoding': chunks } = request.headers
  if (length === '0' && chunks === undefined) return
  const { socket } = request
  // the server destroys a connection whose time is out
  socket.setTimeout(silentMs)
  request.once('end', () => socket.setTimeout(server.timeout))
}
