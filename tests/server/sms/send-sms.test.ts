import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { now, setClock } from '~/server/clock.server'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { sendSms, writeSms } from '~/server/mail/sms.server'

useDatabase()

const asked: { method?: string; key: unknown; authorization: unknown; body: string }[] = []
let answers: RequestListener
const service = createServer(async (request, response) => {
  const { 'idempotency-key': key, authorization } = request.headers
  asked.push({ method: request.method, key, authorization, body: await bodyOf(request) })
  answers(request, response)
})
const saying =
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
  answers = saying(202)
})
afterEach(async () => {
  await db().delete(outbox)
  asked.length = 0
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
const soonAgain = () => setClock(new Date(now().getTime() + 60_000))

describe('a text message', () => {
  test('is kept in the outbox without a service', async () => {
    setEnv({ SMS_URL: undefined })
    await write()
    expect(await deliverOutbox()).toEqual(NOTHING)
    expect(await row()).toMatchObject({ kind: 'sms', recipient: CODE.to, encrypted: null, status: 'skipped' })
  })

  test('that is taken is posted once, with its key and ours', async () => {
    await write()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(await deliverOutbox()).toEqual(NOTHING)
    const { messageId, status } = await row()
    expect(status).toBe('sent')
    const body = JSON.stringify({ to: CODE.to, text: CODE.text, id: messageId })
    expect(asked).toEqual([{ method: 'POST', key: messageId, authorization: 'Bearer let-me-in', body }])
  })

  test('goes without a key of ours where none is configured', async () => {
    setEnv({ SMS_URL: url, SMS_TOKEN: undefined })
    await write()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(asked).toMatchObject([{ authorization: undefined }])
  })

  test.each([
    ['the service fails', saying(500)],
    ['the service is busy', saying(503)],
    ['it is asked too often', saying(429)],
    ['it does not know our key', saying(401)],
    ['it leads elsewhere', saying(302, { location: '/taken' })],
    ['the line breaks', ((request) => request.socket.destroy()) satisfies RequestListener],
  ])('is posted again under the same idempotency key when %s', async (_, trouble) => {
    await write()
    answers = trouble
    expect(await deliverOutbox()).toEqual(FAILED)
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1, lastError: expect.stringMatching(/\S/) })
    expect(asked).toHaveLength(1)

    answers = saying(202)
    expect(await deliverOutbox()).toEqual(NOTHING)
    soonAgain()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(asked).toHaveLength(2)
    expect(asked[1]).toEqual(asked[0])
  })

  test.each([400, 404, 410, 422])(
    'is given up at once when the service answers %i: it will never go there',
    async (status) => {
      await write()
      answers = saying(status)
      expect(await deliverOutbox()).toEqual(FAILED)
      expect(await row()).toMatchObject({
        status: 'failed',
        attempts: 1,
        lastError: `The text message service answered ${status}.`,
      })
      soonAgain()
      expect(await deliverOutbox()).toEqual(NOTHING)
      expect(asked).toHaveLength(1)
    },
  )

  test('is not waited for without an end', async () => {
    await write()
    answers = () => {}
    await expect(sendSms({ ...(await row()), text: CODE.text }, url, undefined, 100)).rejects.toThrow(/timeout/i)
    expect(asked).toHaveLength(1)
  })

  test('waits while the service is down, and goes once when it is up', async () => {
    await write()
    await stopped()
    expect(await deliverOutbox()).toEqual(FAILED)
    await started(Number(new URL(url).port))
    soonAgain()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(asked).toHaveLength(1)
  })
})

async function started(onPort = 0): Promise<string> {
  await new Promise<void>((resolve) => service.listen(onPort, '127.0.0.1', resolve))
  const address = service.address()
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/messages`
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
