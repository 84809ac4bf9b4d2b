import type { IncomingMessage, ServerResponse } from 'node:http'

export type RestLimits = {
  bytes: number
  /** From the answer to the end of the body. */
  totalMs: number
  /** Without a single byte. */
  silenceMs: number
}

/** Room for a photo or a scan sent to a form that takes none; nobody holds a connection for longer than a minute. */
const REST: RestLimits = { bytes: 32 * 1024 * 1024, totalMs: 60_000, silenceMs: 10_000 }

/**
 * A body that is refused half-way is read on and thrown away, piece by piece, once the answer is out: a browser shows our
 * answer only when its own sending was not cut off, and the next request on the connection waits behind the rest of this
 * one. Whoever goes on beyond the limits is cut off.
 */
export function drainRefusedBody(request: IncomingMessage, response: ServerResponse, limits = REST) {
  // before Node, which otherwise ends the connection here
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    closeAfterBody(request)
    // not at once: Node takes all listeners off a body that nobody has begun to read
    response.once('close', () => drain(request, limits))
  })
}

/**
 * A connection that is not kept is ended by Node right after the answer. Pieces of the body that arrive after that are
 * answered with a reset, which lets the other side forget an answer it has not read yet. So this side only says that
 * nothing more comes from it, and the connection ends with the body.
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

function drain(request: IncomingMessage, limits: RestLimits) {
  const { socket } = request
  if (socket.destroyed) return
  let seen = 0
  request.removeAllListeners('data')
  request.on('data', (piece: Buffer) => {
    seen += piece.byteLength
    if (seen > limits.bytes) socket.destroy()
  })
  request.resume()
  // the server destroys a connection whose time is out, and sets the time anew when the next request comes
  socket.setTimeout(limits.silenceMs)
  const deadline = setTimeout(() => socket.destroy(), limits.totalMs)
  const over = () => {
    clearTimeout(deadline)
    request.off('end', over)
    socket.off('close', over)
  }
  request.once('end', over)
  socket.once('close', over)
}
