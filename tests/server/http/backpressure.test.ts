import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { writeReadableStreamToWritable } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '#tests/world/application/free-port'
import { withBackpressure } from '~/server/http/backpressure.server'
import { enterRequest } from '~/server/request-context.server'

const PIECE = new Uint8Array(256 * 1024)
/** More than the buffers of a connection can hold. */
const PIECES = 400

let produced: number
let isEnded: boolean
let answered: { response: ServerResponse; written: Promise<unknown> } | undefined
let client: Socket
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  produced = 0
  isEnded = false
  answered = undefined
  server = createServer((request, response) => {
    enterRequest(request, response)
    const body = withBackpressure(large())
    answered = { response, written: writeReadableStreamToWritable(body, response).catch(() => undefined) }
  })
  client = connect(await listen(server), '127.0.0.1')
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
        if (produced < PIECES) controller.enqueue(PIECE)
        else controller.close()
        produced += 1
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

test('no more is produced than the client reads, and all of it arrives', async () => {
  await vi.waitFor(() => expect(answered?.response.writableNeedDrain).toBe(true), { timeout: 20_000 })
  await turns(200)
  expect(produced).toBeLessThan(PIECES / 2)
  let bytes = 0
  client.on('data', (piece) => (bytes += piece.length))
  client.resume()
  await once(client, 'close')
  expect(bytes).toBeGreaterThan(PIECES * PIECE.length)
})

test('nothing more is produced after the client disconnects', async () => {
  await vi.waitFor(() => expect(answered?.response.writableNeedDrain).toBe(true), { timeout: 20_000 })
  client.destroy()
  await answered?.written
  expect([isEnded, produced < PIECES / 2]).toEqual([true, true])
})
