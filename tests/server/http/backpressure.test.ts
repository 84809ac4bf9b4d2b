import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { writeReadableStreamToWritable } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withBackpressure } from '~/server/http/backpressure.server'
import { enterRequest } from '~/server/request-context.server'

const PIECE = new Uint8Array(256 * 1024)
/** More than connections hold on their way. */
const PIECES = 400

let made: number
let isEnded: boolean
let answered: { response: ServerResponse; written: Promise<unknown> } | undefined
let client: Socket
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  made = 0
  isEnded = false
  answered = undefined
  server = createServer((request, response) => {
    enterRequest(request, response)
    const body = withBackpressure(large())
    answered = { response, written: writeReadableStreamToWritable(body, response).catch(() => undefined) }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  client = connect(address.port, '127.0.0.1')
  client.pause()
  await once(client, 'connect')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
})
afterEach(() => {
  client.destroy()
  server.close()
})

function large(): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        if (made < PIECES) controller.enqueue(PIECE)
        else controller.close()
        made += 1
      },
      cancel() {
        isEnded = true
      },
    },
    { highWaterMark: 0 },
  )
}

const turns = async (many: number) => {
  for (let turn = 0; turn < many; turn++) await new Promise((next) => setImmediate(next))
}

test('no more is made than whoever asked takes, and all of it arrives', async () => {
  await vi.waitFor(() => expect(answered?.response.writableNeedDrain).toBe(true), { timeout: 20_000 })
  await turns(200)
  expect(made).toBeLessThan(PIECES / 2)
  let bytes = 0
  client.on('data', (piece) => (bytes += piece.length))
  client.resume()
  await once(client, 'close')
  expect(bytes).toBeGreaterThan(PIECES * PIECE.length)
})

test('nothing more is made once nobody listens', async () => {
  await vi.waitFor(() => expect(answered?.response.writableNeedDrain).toBe(true), { timeout: 20_000 })
  client.destroy()
  await answered?.written
  expect([isEnded, made < PIECES / 2]).toEqual([true, true])
})
