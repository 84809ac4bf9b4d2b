import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen } from '#tests/world/application/free-port'
import { sendFirst, sendIncomplete } from '#tests/world/visits/socket-posts'
import { allowSlowBody, SLOW_BODY } from '~/server/http/hooks/request-body.server'

const MINUTE = 60_000
const FORM = { type: 'multipart/form-data; boundary=x', opening: '--x', bytes: 64 * 1024 }

let end: () => void
afterEach(() => end())

/** A server that reads the whole body and then responds. */
async function aServer(timeouts = SLOW_BODY) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    allowSlowBody(server, request, timeouts)
    request.resume().on('end', () => response.end('taken'))
  })
  end = () => {
    server.closeAllConnections()
    server.close()
  }
  const port = await listen(server)
  const cutOff = once(server, 'connection').then(([socket]) => once(socket, 'close'))
  return { server, requests, cutOff, origin: `http://127.0.0.1:${port}` }
}

test('a body may take half an hour, headers a minute, and a complete request has no timeout', async () => {
  const { server, requests, origin } = await aServer()
  expect(await sendFirst(origin, '/', FORM)).toContain('taken')
  expect(server.requestTimeout).toBeGreaterThanOrEqual(30 * MINUTE)
  expect(server.headersTimeout).toBeLessThanOrEqual(MINUTE)
  expect(SLOW_BODY.silentMs).toBeLessThanOrEqual(5 * MINUTE)
  expect(requests[0]?.socket.timeout ?? 0).toBe(0)
})

test('a body that stops arriving is cut off', async () => {
  const { requests, origin, cutOff } = await aServer({ ...SLOW_BODY, silentMs: 100 })
  const socket = await sendIncomplete(origin, '/', FORM)
  await cutOff
  expect(requests[0]?.complete).toBe(false)
  socket.destroy()
})
