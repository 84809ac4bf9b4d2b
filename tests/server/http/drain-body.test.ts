import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listen } from '#tests/world/application/free-port'
import { sendFirst, sendIncomplete, sendWithoutEnd } from '#tests/world/visits/socket-posts'
import { drainRefusedBody } from '~/server/http/hooks/request-body.server'
import { readForm } from '~/server/http/route.server'

const MB = 1024 * 1024
const LENIENT = { bytes: 64 * MB, totalMs: 60_000, silenceMs: 60_000 }
const FORM = { type: 'application/x-www-form-urlencoded', opening: 'email=' }

let end: () => void
afterEach(() => end())

/** A server that refuses forms over the limit as the application does; `cutOff` resolves when the connection closes. */
async function aServer(limits: Partial<typeof LENIENT>) {
  const requests: IncomingMessage[] = []
  const server = createServer(async (request, response) => {
    requests.push(request)
    drainRefusedBody(request, response, { ...LENIENT, ...limits })
    const body = createReadableStreamFromReadable(request)
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    const form = new Request('http://localhost', { method: 'POST', headers, body, duplex: 'half' })
    const refused = await readForm(form, z.object({ email: z.string() })).then(
      () => false,
      () => true,
    )
    response.end(refused ? 'refused' : 'taken')
  })
  end = () => {
    server.closeAllConnections()
    server.close()
  }
  const port = await listen(server)
  const cutOff = once(server, 'connection').then(([socket]) => once(socket, 'close'))
  return { origin: `http://127.0.0.1:${port}`, requests, cutOff }
}

test('an endless body is cut off after the maximum number of bytes', async () => {
  const { origin, requests, cutOff } = await aServer({ bytes: 2 * MB })
  await sendWithoutEnd(origin, '/', FORM)
  await cutOff
  const received = requests[0]?.socket.bytesRead ?? 0
  expect(received).toBeGreaterThan(2 * MB)
  expect(received).toBeLessThan(3 * MB)
})

test('an endless body is cut off after the maximum time', async () => {
  const { origin, requests } = await aServer({ totalMs: 100 })
  await sendWithoutEnd(origin, '/', { ...FORM, pauseMs: 10 })
  expect(requests[0]?.complete).toBe(false)
})

test('a body that stops arriving is cut off after a timeout', async () => {
  const { origin, requests, cutOff } = await aServer({ silenceMs: 100 })
  const socket = await sendIncomplete(origin, '/', { ...FORM, bytes: MB })
  await cutOff
  expect(requests[0]?.complete).toBe(false)
  socket.destroy()
})

test('a discarded body is not kept in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const { origin, requests, cutOff } = await aServer({})
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  expect(await sendFirst(origin, '/', { ...FORM, bytes: 48 * MB })).toMatch(/refused/)
  await cutOff
  expect(requests[0]?.socket.bytesRead).toBeGreaterThan(48 * MB)
  const retained = () => {
    collectGarbage()
    return process.memoryUsage().arrayBuffers - before
  }
  // unsent data of the client is freed a moment later
  await expect.poll(retained).toBeLessThan(2 * MB)
})

test('after a refused body the connection is kept or closed as requested', async () => {
  const { origin, requests } = await aServer({})
  const next = (connection: string) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nContent-Type: ${FORM.type}\r\n` +
    'Content-Length: 7\r\n\r\nemail=x'
  const answers = await sendFirst(origin, '/', { ...FORM, bytes: 2 * MB }, next('keep-alive') + next('close'))
  expect(answers.match(/refused|taken/g)).toEqual(['refused', 'taken', 'taken'])
  expect(new Set(requests.map(({ socket }) => socket)).size).toBe(1)
})
