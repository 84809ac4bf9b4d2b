import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginRequest } from '~/server/current-request.server'
import { logFields } from '~/server/log.server'
import { enterRequest, perRequest, type RequestContext, requestContext } from '~/server/request-context.server'

const KEY = 'x-backlot-request'

type Entered = { request: IncomingMessage; response: ServerResponse; context: RequestContext }

let entered: Entered[]
let answer: (response: ServerResponse) => void
let client: Socket
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  entered = []
  answer = (response) => response.end()
  server = createServer((request, response) => {
    entered.push({ request, response, context: enterRequest(request, response) })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  client = connect(address.port, '127.0.0.1')
  await once(client, 'connect')
})
afterEach(() => {
  client.destroy()
  server.close()
})

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** A Request of its own, as each loader of a page gets one. */
const loaderOf = ({ request }: Entered) =>
  new Request('http://localhost/', { headers: { [KEY]: String(request.headers[KEY]) } })

/** Sent at once, without waiting for an answer in between; answers with the server's side of each. */
async function send(...headers: string[]): Promise<Entered[]> {
  const before = entered.length
  const arrived = new Promise<void>((resolve) => {
    const answerAsBefore = answer
    answer = (response) => {
      answerAsBefore(response)
      if (entered.length === before + headers.length) resolve()
    }
  })
  client.write(headers.map((header) => `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`).join(''))
  await arrived
  return entered.slice(before)
}

test('every loader of a request finds the same context, and two requests never share one', async () => {
  answer = () => undefined
  const [first, second] = await send('', '')
  if (!first || !second) throw new Error('The requests did not arrive.')
  expect(requestContext(loaderOf(first))).toBe(first.context)
  expect(requestContext(loaderOf(first))).toBe(first.context)
  expect(requestContext(loaderOf(second))).toBe(second.context)
})

test('a memory answers once for a request and anew for the next', async () => {
  answer = () => undefined
  const [first, second] = await send('', '')
  if (!first || !second) throw new Error('The requests did not arrive.')
  const remember = perRequest<number>()
  let asked = 0
  const ask = (each: Entered) => remember(loaderOf(each), async () => (asked += 1))
  expect(await Promise.all([ask(first), ask(first), ask(second)])).toEqual([1, 1, 2])
})

test('a name that somebody sends is replaced, even the name of a request underway', async () => {
  answer = () => undefined
  const [first] = await send('')
  if (!first) throw new Error('The request did not arrive.')
  const stolen = String(first.request.headers[KEY])
  const [forged] = await send(`${KEY}: ${stolen}\r\n`)
  if (!forged) throw new Error('The request did not arrive.')
  expect(forged.request.headers[KEY]).not.toBe(stolen)
  expect(requestContext(loaderOf(forged))).toBe(forged.context)
})

test('outside of a server no name finds a context', () => {
  expect(requestContext(new Request('http://localhost/', { headers: { [KEY]: 'made up' } }))).toBeUndefined()
  expect(requestContext(new Request('http://localhost/'))).toBeUndefined()
})

test('an answered request is forgotten', async () => {
  const [only] = await send('')
  if (!only) throw new Error('The request did not arrive.')
  if (!only.response.closed) await once(only.response, 'close')
  expect(requestContext(loaderOf(only))).toBeUndefined()
})

test('requests that wait behind another on a connection that is cut off are forgotten with it', async () => {
  answer = () => undefined
  const waiting = await send('', '', '')
  const [first] = waiting
  if (!first) throw new Error('The requests did not arrive.')
  const cutOff = once(first.request.socket, 'close')
  client.destroy()
  await cutOff
  expect(waiting.map((each) => requestContext(loaderOf(each)))).toEqual([undefined, undefined, undefined])
})

test('work done for a request names it in the log, requests at once on one connection too, and other work none', async () => {
  const named: unknown[] = []
  const works: Promise<unknown>[] = []
  answer = (response) => {
    const { context } = entered.at(-1) ?? {}
    if (context) beginRequest(context)
    const work = async () => {
      await nextTurn()
      await Promise.all([nextTurn(), nextTurn()])
      named.push([context?.id, logFields({}).request])
      response.end()
    }
    works.push(work())
  }
  const sent = await send('', '', '')
  await Promise.all(works)
  expect(named).toEqual(sent.map(({ context }) => [context.id, context.id]))
  expect(logFields({}).request).toBeUndefined()
})
