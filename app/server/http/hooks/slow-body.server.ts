import type { IncomingMessage, Server } from 'node:http'

/** Timeouts of a request body: in all, and without receiving a byte. */
export const SLOW_BODY = { wholeMs: 60 * 60_000, silentMs: 2 * 60_000 }

/**
 * Raises the request timeout for uploads: a phone in a field takes a quarter of an hour for two scans of 25 MB, and
 * Node allows five minutes. Slow-loris clients gain little: headers still have to arrive within a minute, a silent body
 * is cut off, and none is buffered in memory.
 */
export function allowSlowBody(server: Server, request: IncomingMessage, { wholeMs, silentMs } = SLOW_BODY) {
  // Node reads this each time it checks for slow connections
  server.requestTimeout = wholeMs
  const { 'content-length': length = '0', 'transfer-encoding': chunks } = request.headers
  if (length === '0' && chunks === undefined) return
  const { socket } = request
  // the server destroys a connection on timeout
  socket.setTimeout(silentMs)
  request.once('end', () => socket.setTimeout(server.timeout))
}
