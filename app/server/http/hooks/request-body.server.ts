import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Timeouts of a request body: in all, and without receiving a byte. */
export const SLOW_BODY = { wholeMs: 60 * 60_000, silentMs: 2 * 60_000 }

/**
 * Raises the request timeout for uploads: a phone in a field takes a quarter of an hour for two scans, and Node allows
 * five minutes. Slow-loris clients gain little: headers have a minute, a silent body is cut off, none is buffered.
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

/**
 * Limits of a drained body: `totalMs` from the response to its end, `silenceMs` without receiving a byte. Enough for a
 * photo or a scan sent to a form that takes none.
 */
const REST = { bytes: 32 * 1024 * 1024, totalMs: 60_000, silenceMs: 10_000 }

/**
 * Drains a request body that was refused half-way, once the response is sent: a browser shows the response only when
 * its upload was not cut off, and the next request on the connection waits behind the rest of this one. Destroys the
 * connection beyond the limits.
 */
export function drainRefusedBody(request: IncomingMessage, response: ServerResponse, limits = REST) {
  // before Node, which otherwise ends the connection here
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    closeAfterBody(request)
    // after 'close', because Node removes all listeners from a body that was never read
    response.once('close', () => drain(request, limits))
  })
}

/**
 * Half-closes the connection. Node would end it right after the response, and bytes of the body that arrive after that
 * are answered with a reset, on which the client may drop a response it has not read yet.
 */
function closeAfterBody(request: IncomingMessage) {
  const { socket } = request
  const { destroySoon } = socket
  let isClosing = false
  socket.destroySoon = () => {
    isClosing = true
    socket.end()
  }
  request.once('end', () => {
    socket.destroySoon = destroySoon
    if (isClosing) socket.destroySoon()
  })
}

function drain(request: IncomingMessage, limits: typeof REST) {
  const { socket } = request
  if (socket.destroyed) return
  let seen = 0
  request.removeAllListeners('data')
  request.on('data', (piece: Buffer) => {
    seen += piece.byteLength
    if (seen > limits.bytes) socket.destroy()
  })
  request.resume()
  // the server destroys a connection on timeout, and resets the timeout for the next request
  socket.setTimeout(limits.silenceMs)
  const deadline = setTimeout(() => socket.destroy(), limits.totalMs)
  const over = () => clearTimeout(deadline)
  socket.once('close', over)
  request.once('end', () => {
    over()
    socket.off('close', over)
  })
}
