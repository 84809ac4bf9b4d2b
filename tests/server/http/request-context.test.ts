import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '#tests/world/application/free-port'
import { logFields } from '~/server/log.server'
import { enterRequest, perRequest, type RequestContext, requestContext } from '~/server/request-context.server'

type Entered = { request: IncomingMessage; response: ServerResponse; context: RequestContext }
type Loader = (entered: Entered) => Promise<unknown>

let entered: Entered[]
let loader: Loader
let results: Promise<unknown>[]
let client: Socket
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  entered = []
  loader = async ({ response }) => response.end()
  results = []
  server = createServer((request, response) => {
    const each = { request, response, context: enterRequest(request, response) }
    entered.push(each)
    results.push(loader(each))
  })
  client = connect(await listen(server), '127.0.0.1')
  await once(client, 'connect')
})
afterEach(() => {
  client.destroy()
  server.close()
})

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Sends requests at once on one connection and returns the results of their loaders. */
async function send(...bodies: string[]) {
  client.write(
    bodies
      .map((body) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
      .join(''),
  )
  while (results.length < bodies.length) await nextTurn()
  return Promise.all(results)
}

test('the loaders of a request share its context, and concurrent requests have separate ones', async () => {
  const seen: unknown[] = []
  loader = async ({ request, response, context }) => {
    const load = async () => {
      await nextTurn()
      seen.push(requestContext() === context)
    }
    await Promise.all([load(), load()])
    for await (const _piece of request) seen.push(requestContext() === context)
    await nextTurn()
    seen.push(requestContext() === context)
    response.end()
  }
  await send('first', 'second', 'third')
  expect(seen).toEqual(Array(12).fill(true))
  expect(new Set(entered.map(({ context }) => context)).size).toBe(3)
})

test('perRequest computes a value once per request', async () => {
  const memo = perRequest<number>()
  let calls = 0
  const ask = () => memo(async () => (calls += 1))
  loader = async ({ response }) => {
    const answers = [ask(), nextTurn().then(ask)]
    response.end()
    return Promise.all(answers)
  }
  expect(await send('', '')).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('outside of a request there is no context, and perRequest computes its value at each call', async () => {
  expect(requestContext()).toBeUndefined()
  const memo = perRequest<number>()
  let calls = 0
  expect(await memo(async () => (calls += 1))).toBe(1)
  expect(await memo(async () => (calls += 1))).toBe(2)
})

test('a log line has the id of its request, and none outside of a request', async () => {
  loader = async ({ response }) => {
    await nextTurn()
    await Promise.all([nextTurn(), nextTurn()])
    response.end()
    return logFields({}).request
  }
  const named = await send('', '', '')
  expect(named).toEqual(entered.map(({ context }) => context.id))
  expect(logFields({}).request).toBeUndefined()
})
