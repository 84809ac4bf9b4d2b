import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is still to be done for the exchanges underway on a connection. */
const endings = new WeakMap<Socket, Set<() => void>>()

/**
 * Does something once when an exchange is over, answered or cut off. The response alone does not tell: one that waits
 * behind another on its connection hears nothing when the connection is lost.
 */
export function onRequestEnd(request: IncomingMessage, response: ServerResponse, work: () => void) {
  const ofConnection = endings.get(request.socket) ?? followConnection(request.socket)
  const end = () => {
    if (ofConnection.delete(end)) work()
  }
  ofConnection.add(end)
  response.once('close', end)
}

/** One listener for a connection, however many exchanges are underway on it. */
function followConnection(socket: Socket): Set<() => void> {
  const ofConnection = new Set<() => void>()
  endings.set(socket, ofConnection)
  socket.once('close', () => {
    for (const end of ofConnection) end()
  })
  return ofConnection
}
