import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { fallSilent, sendFirst, sendWithoutEnd } from '#tests/world/visits/socket-posts'
import { drainRefusedBody } from '~/server/http/hooks/request-body.server'
import { readForm } from '~/server/http/route.server'

const MB = 1024 * 1024
const LENIENT = { bytes: 64 * MB, totalMs: 60_000, silenceMs: 60_000 }
const FORM = { type: 'application/x-www-form-urlencoded', opening: 'email=' }

let end: () => void
afterEach(() => end())

/** A server that refuses every form over its limit as the application does, with what it saw of the connections. */
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
  }).listen(0, '127.0.0.1')
  end = () => {
    server.closeAllConnections()
    server.close()
  }
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const cutOff = once(server, 'connection').then(([socket]) => once(socket, 'close'))
  return { origin: `http://127.0.0.1:${port}`, requests, cutOff }
}

test('a body that goes on and on is cut off after so many bytes', async () => {
  const { origin, requests, cutOff } = await aServer({ bytes: 2 * MB })
  await sendWithoutEnd(origin, '/', FORM)
  await cutOff
  const received = requests[0]?.socket.bytesRead ?? 0
  expect(received).toBeGreaterThan(2 * MB)
  expect(received).toBeLessThan(3 * MB)
})

test('a body that goes on and on is cut off after so long', async () => {
  const { origin, requests } = await aServer({ totalMs: 100 })
  await sendWithoutEnd(origin, '/', { ...FORM, pauseMs: 10 })
  expect(requests[0]?.complete).toBe(false)
})

test('a body that falls silent is cut off after so long', async () => {
  const { origin, requests, cutOff } = await aServer({ silenceMs: 100 })
  const socket = await fallSilent(origin, '/', { ...FORM, bytes: MB })
  await cutOff
  expect(requests[0]?.complete).toBe(false)
  socket.destroy()
})

test('what is thrown away is held nowhere', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const { origin, requests, cutOff } = await aServer({})
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  expect(await sendFirst(origin, '/', { ...FORM, bytes: 48 * MB })).toMatch(/refused/)
  await cutOff
  expect(requests[0]?.socket.bytesRead).toBeGreaterThan(48 * MB)
  const held = () => {
    collectGarbage()
    return process.memoryUsage().arrayBuffers - before
  }
  // what the sender had not sent when it was cut off goes a moment later
  await expect.poll(held).toBeLessThan(2 * MB)
})

test('a connection is kept and ended as asked after a refused body', async () => {
  const { origin, requests } = await aServer({})
  const next = (connection: string) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nContent-Type: ${FORM.type}\r\n` +
    'Content-Length: 7\r\n\r\nemail=x'
  const answers = await sendFirst(origin, '/', { ...FORM, bytes: 2 * MB }, next('keep-alive') + next('close'))
  expect(answers.match(/refused|taken/g)).toEqual(['refused', 'taken', 'taken'])
  expect(new Set(requests.map(({ socket }) => socket)).size).toBe(1)
})
