import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Timeouts of a request body: total, and without receiving a byte. */
export const SLOW_BODY = { wholeMs: 60 * 60_000, silentMs: 2 * 60_000 }

/**
 * Raises the request timeout for uploads: two scans from a phone with poor reception take a quarter of an hour, and
 * Node allows five minutes. Slow-loris clients gain little: headers have a minute, a silent body is cut off, and none
 * is buffered.
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
 * Limits of a drained body: `totalMs` after the response, `silenceMs` without receiving a byte. Enough for a photo or a
 * scan sent to a form that accepts none.
 */
const REST = { bytes: 32 * 1024 * 1024, totalMs: 60_000, silenceMs: 10_000 }

/**
 * Drains a refused request body once the response is sent: a browser only shows the response if its upload was not cut
 * off, and the next request on the connection comes after the rest of this one. Destroys the connection beyond the
 * limits.
 */
export function drainRefusedBody(request: IncomingMessage, response: ServerResponse, limits = REST) {
  // runs before Node's listener, which would end the connection
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    closeAfterBody(request)
    // after 'close', because Node removes all listeners from a body that was never read
    response.once('close', () => drain(request, limits))
  })
}

/**
 * Half-closes the connection. Node would close it right after the response; body bytes that arrive later then cause a
 * reset, and the client may drop the unread response.
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
