import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export type Body = {
  type: string
  /** The start of the body, before the part that is too long. */
  opening: string
  bytes: number
  /** Sends Content-Length; otherwise the body is chunked. */
  isDeclared?: boolean
  /** A pause after each chunk. */
  pauseMs?: number
}

const PIECE = Buffer.alloc(32 * 1024, 'x')

/**
 * Sends a whole body before it reads the response. (If the connection is reset in between, the operating system
 * discards a response that has already arrived.) Returns everything received until the connection is closed; throws if
 * it is reset. `next` is a request to send on the same connection afterwards.
 */
export async function sendFirst(origin: string, path: string, body: Body, next = ''): Promise<string> {
  const socket = openUnread(origin)
  socket.write(headOf(path, body, next ? 'keep-alive' : 'close'))
  await sendPieces(socket, body)
  socket.write((body.isDeclared ? '' : '0\r\n\r\n') + next)
  const answers = await text(socket)
  socket.destroy()
  return answers
}

/** Sends an endless body. Returns how many bytes were sent until the server closed the connection. */
export async function sendWithoutEnd(origin: string, path: string, form: Omit<Body, 'bytes'>): Promise<number> {
  const socket = openUnread(origin)
  socket.on('error', () => {})
  const body = { ...form, bytes: Number.POSITIVE_INFINITY }
  socket.write(headOf(path, body, 'close'))
  await sendPieces(socket, body).catch(() => {})
  socket.destroy()
  return socket.bytesWritten
}

/** Sends an incomplete body and leaves the connection open. */
export async function sendIncomplete(origin: string, path: string, body: Body): Promise<Socket> {
  const socket = openUnread(origin)
  socket.write(headOf(path, body, 'close'))
  await sendPieces(socket, body)
  return socket
}

/** Paused before it connects, so that the response is not read before the test asks for it. */
function openUnread(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true }).pause()
}

function headOf(path: string, { type, opening, bytes, isDeclared }: Body, connection: string): string {
  const length = isDeclared ? `Content-Length: ${opening.length + bytes}` : 'Transfer-Encoding: chunked'
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Connection: ${connection}`,
    `Content-Type: ${type}`,
    length,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

async function sendPieces(socket: Socket, { opening, bytes, isDeclared, pauseMs = 0 }: Body) {
  const send = async (piece: Buffer) => {
    const framed = isDeclared ? [piece] : [`${piece.byteLength.toString(16)}\r\n`, piece, '\r\n']
    const isTaken = framed.map((part) => socket.write(part)).every(Boolean)
    if (!isTaken) await drained(socket)
    if (pauseMs) await wait(pauseMs)
  }
  await send(Buffer.from(opening))
  for (let left = bytes; left > 0; left -= PIECE.byteLength)
    await send(PIECE.subarray(0, Math.min(left, PIECE.byteLength)))
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => settle(resolve)
    const lost = () => settle(() => reject(new Error('The connection was cut off while the body was being sent.')))
    const settle = (tell: () => void) => {
      socket.off('drain', go).off('close', lost)
      tell()
    }
    socket.on('drain', go).on('close', lost)
    if (socket.destroyed) lost()
  })
}
