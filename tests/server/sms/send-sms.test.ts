import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#tests/world/application/free-port'
import { useDatabase } from '#tests/world/database/database'
import { now, setClock } from '~/server/clock.server'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { sendSms, writeSms } from '~/server/mail/sms.server'

useDatabase()

const requests: { method?: string; key: unknown; authorization: unknown; body: string }[] = []
let handler: RequestListener
const service = createServer(async (request, response) => {
  const { 'idempotency-key': key, authorization } = request.headers
  requests.push({ method: request.method, key, authorization, body: await bodyOf(request) })
  handler(request, response)
})
const respondWith =
  (status: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end()

let url = ''
beforeAll(async () => {
  url = await started()
})
afterAll(() => stopped())
beforeEach(() => {
  setEnv({ SMS_URL: url, SMS_TOKEN: 'let-me-in' })
  setClock(new Date('2026-11-20T10:00:00Z'))
  handler = respondWith(202)
})
afterEach(async () => {
  await db().delete(outbox)
  requests.length = 0
  setEnv()
  setClock()
})

const CODE = {
  to: '+14045550123',
  text: 'Your code is 1234 — “Backlot”',
  secret: { kind: 'code', of: 'a request' },
  key: 'code/1',
} as const
const SENT = { sent: 1, failed: 0 }
const FAILED = { sent: 0, failed: 1 }
const NOTHING = { sent: 0, failed: 0 }

const write = () => inTransaction((tx) => writeSms(tx, CODE))
const row = async () => {
  const [found] = await db().select().from(outbox)
  if (!found) throw new Error('The outbox is empty.')
  return found
}
const advanceOneMinute = () => setClock(new Date(now().getTime() + 60_000))

describe('a text message', () => {
  test('is skipped without a service', async () => {
    setEnv({ SMS_URL: undefined })
    await write()
    expect(await deliverOutbox()).toEqual(NOTHING)
    expect(await row()).toMatchObject({ kind: 'sms', recipient: CODE.to, encrypted: null, status: 'skipped' })
  })

  test('that is accepted is posted once, with its idempotency key and our token', async () => {
    await write()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(await deliverOutbox()).toEqual(NOTHING)
    const { messageId, status } = await row()
    expect(status).toBe('sent')
    const body = JSON.stringify({ to: CODE.to, text: CODE.text, id: messageId })
    expect(requests).toEqual([{ method: 'POST', key: messageId, authorization: 'Bearer let-me-in', body }])
  })

  test('is posted without authorization when no token is configured', async () => {
    setEnv({ SMS_URL: url, SMS_TOKEN: undefined })
    await write()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(requests).toMatchObject([{ authorization: undefined }])
  })

  test.each([
    ['the service fails', respondWith(500)],
    ['the service is busy', respondWith(503)],
    ['its rate limit is exceeded', respondWith(429)],
    ['it refuses our token', respondWith(401)],
    ['it redirects', respondWith(302, { location: '/taken' })],
    ['the connection breaks', ((request) => request.socket.destroy()) satisfies RequestListener],
  ])('is posted again with the same idempotency key when %s', async (_, trouble) => {
    await write()
    handler = trouble
    expect(await deliverOutbox()).toEqual(FAILED)
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1, lastError: expect.stringMatching(/\S/) })
    expect(requests).toHaveLength(1)

    handler = respondWith(202)
    expect(await deliverOutbox()).toEqual(NOTHING)
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(requests).toHaveLength(2)
    expect(requests[1]).toEqual(requests[0])
  })

  test.each([400, 404, 410, 422])('fails at once when the service answers %i', async (status) => {
    await write()
    handler = respondWith(status)
    expect(await deliverOutbox()).toEqual(FAILED)
    expect(await row()).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: `The text message service answered ${status}.`,
    })
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual(NOTHING)
    expect(requests).toHaveLength(1)
  })

  test('times out when the service does not respond', async () => {
    await write()
    handler = () => {}
    await expect(sendSms({ ...(await row()), text: CODE.text }, url, undefined, 100)).rejects.toThrow(/timeout/i)
    expect(requests).toHaveLength(1)
  })

  test('is queued while the service is down and sent once when it is up', async () => {
    await write()
    await stopped()
    expect(await deliverOutbox()).toEqual(FAILED)
    await started(Number(new URL(url).port))
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(requests).toHaveLength(1)
  })
})

async function started(onPort = 0): Promise<string> {
  return `http://127.0.0.1:${await listen(service, onPort)}/messages`
}

function stopped(): Promise<void> {
  service.closeAllConnections()
  return new Promise((resolve) => service.close(() => resolve()))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}
