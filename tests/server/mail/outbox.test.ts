import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { now, setClock } from '~/server/clock.server'
import { countQueries, db, inTransaction, outbox } from '~/server/db/client.server'
import { CLAIM_BATCH } from '~/server/delivery/claim-messages.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { MAX_CONNECTIONS } from '~/server/mail/mailer.server'
import { writeMail } from '~/server/mail/write-mail.server'

useDatabase()

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.stop())

beforeEach(() => {
  setEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Backlot <no-reply@backlot.test>' })
  setClock(new Date('2026-11-20T10:00:00Z'))
  smtp.behave('take')
})
afterEach(async () => {
  await db().delete(outbox)
  smtp.received.length = 0
  setEnv()
  setClock()
})

const welcome = (key = 'welcome/1', to = 'dana@crew.test') => ({
  type: 'sign-up' as const,
  to,
  subject: 'Your reservation — Chevrolet Bel Air',
  parts: ['The car is yours.'],
  secret: null,
  key,
})
const post = (...mails: Parameters<typeof writeMail>[1][]) =>
  inTransaction(async (tx) => {
    for (const mail of mails) await writeMail(tx, mail)
  })
const rows = () => db().select().from(outbox).orderBy(asc(outbox.createdAt))
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))

describe('writing', () => {
  test('an email written twice for the same event is stored once', async () => {
    await post(welcome())
    await post(welcome())
    expect(await rows()).toHaveLength(1)
  })

  test('an event with two recipients has two emails', async () => {
    await post(welcome('order/1', 'dana@crew.test'), welcome('order/1', 'omar@cars.test'))
    expect(await rows()).toHaveLength(2)
  })

  test('an email that is rolled back is not stored', async () => {
    const undone = inTransaction(async (tx) => {
      await writeMail(tx, welcome())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows()).toHaveLength(0)
  })
})

describe('delivering', () => {
  test('an email is sent once', async () => {
    await post(welcome())
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 0 })
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })

    const [row] = await rows()
    expect(row).toMatchObject({ status: 'sent', attempts: 1, sentAt: now(), leasedUntil: null })
    expect(smtp.received).toHaveLength(1)
  })

  test('a subject cannot add recipients or headers', async () => {
    await post({ ...welcome(), subject: 'Hi\r\nBcc: eve@evil.test' })
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 0 })
    expect(smtp.received).toMatchObject([{ to: ['dana@crew.test'] }])
    const [headers = ''] = smtp.received[0]?.source.split('\r\n\r\n') ?? []
    expect(headers).toMatch(/^Subject: Hi Bcc: eve@evil\.test$/m)
    expect(headers).not.toMatch(/^Bcc:/im)
  })

  test('an address with two recipients fails and does not block the next email', async () => {
    await post(welcome('two', 'dana@crew.test, eve@evil.test'), welcome('one', 'omar@cars.test'))
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 1 })
    expect(smtp.received).toMatchObject([{ to: ['omar@cars.test'] }])
  })

  test('backoff doubles up to six hours, and after twelve attempts the email fails', async () => {
    setEnv({ SMTP_URL: 'smtp://127.0.0.1:1' })
    await post(welcome())
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await deliverOutbox()
      const [row] = await rows()
      pauses.push(((row?.nextAttemptAt.getTime() ?? 0) - now().getTime()) / 60_000)
      later(pauses.at(-1) ?? 0)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
    expect(await rows()).toMatchObject([
      { status: 'failed', attempts: 12, failure: 'unreachable', lastError: expect.any(String) },
    ])
  })

  test('concurrent deliveries send each email once', async () => {
    await post(...Array.from({ length: 12 }, (_, index) => welcome(`welcome/${index}`)))
    const [one, other] = await Promise.all([deliverOutbox(), deliverOutbox()])
    expect(one.sent + other.sent).toBe(12)
    expect(smtp.received).toHaveLength(12)
    expect(new Set(smtp.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1])).size).toBe(12)
  })

  test('an email claimed by a dead process is sent after its lease expires', async () => {
    await post(welcome())
    await db()
      .update(outbox)
      .set({ attempts: 1, leasedUntil: new Date(now().getTime() + 120_000) })
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
    later(2)
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 0 })
  })

  test('a delivery that has lost its lease does not change the row', async () => {
    await post(welcome())
    const calls = smtp.calls()
    let greet = () => {}
    smtp.greetAfter(new Promise<void>((resolve) => (greet = resolve)))
    const delivery = deliverOutbox()
    await vi.waitFor(() => expect(smtp.calls()).toBe(calls + 1), { interval: 5 })
    const leasedUntil = new Date(now().getTime() + 240_000)
    await db().update(outbox).set({ attempts: 2, leasedUntil })
    greet()
    await delivery
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 2, leasedUntil, sentAt: null }])
    smtp.greetAfter(Promise.resolve())
  })

  test('without a mail server an email is skipped, even if a server is configured later', async () => {
    setEnv({ SMTP_URL: undefined })
    await post(welcome())
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
    expect(await rows()).toMatchObject([{ status: 'skipped', sentAt: null, encrypted: null }])
    setEnv({ SMTP_URL: smtp.url })
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
  })
})

describe('a backlog', () => {
  const crew = (size: number) => Array.from({ length: size }, (_, index) => `crew${index}@crew.test`)
  const receivedIds = () => smtp.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim())
  /** Starts a delivery whose connections wait for their greeting until `greet` is called. */
  const startDelivery = async (shouldContinue?: () => boolean) => {
    setEnv({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Backlot <no-reply@backlot.test>' })
    const calls = smtp.calls()
    let greet = () => {}
    smtp.greetAfter(new Promise<void>((resolve) => (greet = resolve)))
    const delivery = deliverOutbox(shouldContinue)
    await vi.waitFor(() => expect(smtp.calls()).toBe(calls + MAX_CONNECTIONS), { interval: 5 })
    smtp.greetAfter(Promise.resolve())
    return { greet, delivery }
  }

  test('is claimed in batches and sent over a few connections, with one update per message', async () => {
    await post(...crew(2 * CLAIM_BATCH + 5).map((to) => welcome('order/1', to)))
    const calls = smtp.calls()
    const { result, count } = await countQueries(() => deliverOutbox())
    expect(result).toEqual({ sent: 2 * CLAIM_BATCH + 5, failed: 0 })
    expect(smtp.received).toHaveLength(2 * CLAIM_BATCH + 5)
    const claims = 4
    expect(count).toBe(2 * CLAIM_BATCH + 5 + claims)
    expect(smtp.calls() - calls).toBe(MAX_CONNECTIONS)
  })

  test('of less than a batch is sent over one connection', async () => {
    await post(...crew(CLAIM_BATCH - 1).map((to) => welcome('order/1', to)))
    const calls = smtp.calls()
    expect(await deliverOutbox()).toEqual({ sent: CLAIM_BATCH - 1, failed: 0 })
    expect(smtp.calls() - calls).toBe(1)
  })

  test('for one recipient is sent in the order in which it was written', async () => {
    for (let index = 0; index < CLAIM_BATCH + 5; index += 1) {
      await post(welcome(`order/${index}`, index % 2 ? 'dana@crew.test' : 'Dana@crew.test'))
      setClock(new Date(now().getTime() + 1000))
    }
    const written = (await rows()).map(({ messageId }) => messageId)
    const calls = smtp.calls()
    expect(await deliverOutbox()).toEqual({ sent: CLAIM_BATCH + 5, failed: 0 })
    expect(receivedIds()).toEqual(written)
    expect(smtp.calls() - calls).toBe(1)
  })

  test('is released when the process stops, after the started messages are sent', async () => {
    await post(...crew(CLAIM_BATCH).map((to) => welcome('order/1', to)))
    let isStopping = false
    const { greet, delivery } = await startDelivery(() => !isStopping)
    isStopping = true
    greet()
    expect(await delivery).toEqual({ sent: MAX_CONNECTIONS, failed: 0 })
    const waiting = (await rows()).filter(({ status }) => status === 'queued')
    expect(waiting).toHaveLength(CLAIM_BATCH - MAX_CONNECTIONS)
    for (const row of waiting) expect(row).toMatchObject({ attempts: 0, leasedUntil: null })
  })

  test('that is claimed too late to start is released without counting an attempt', async () => {
    await post(welcome())
    const clockRuns = () => {
      later(1)
      return true
    }
    expect(await deliverOutbox(clockRuns)).toEqual({ sent: 0, failed: 0 })
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 0, leasedUntil: null }])
  })

  test('that is not started before its lease expires is left to the next claim', async () => {
    await post(...crew(CLAIM_BATCH).map((to) => welcome('order/1', to)))
    const { greet, delivery } = await startDelivery()
    later(2)
    expect(await deliverOutbox()).toEqual({ sent: CLAIM_BATCH, failed: 0 })
    greet()
    expect(await delivery).toEqual({ sent: MAX_CONNECTIONS, failed: 0 })
    expect(smtp.received).toHaveLength(CLAIM_BATCH + MAX_CONNECTIONS)
    expect(new Set(receivedIds()).size).toBe(CLAIM_BATCH)
    for (const row of await rows()) expect(row).toMatchObject({ status: 'sent', attempts: 2 })
  })
})
