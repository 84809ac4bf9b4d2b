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
  test('a mail written twice for the same event is there once', async () => {
    await post(welcome())
    await post(welcome())
    expect(await rows()).toHaveLength(1)
  })

  test('one event told to two people is two mails', async () => {
    await post(welcome('order/1', 'dana@crew.test'), welcome('order/1', 'omar@cars.test'))
    expect(await rows()).toHaveLength(2)
  })

  test('what is rolled back is not told', async () => {
    const undone = inTransaction(async (tx) => {
      await writeMail(tx, welcome())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows()).toHaveLength(0)
  })
})

describe('delivering', () => {
  test('a mail arrives once', async () => {
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

  test('an address that names two people reaches neither, and does not hold up the next', async () => {
    await post(welcome('two', 'dana@crew.test, eve@evil.test'), welcome('one', 'omar@cars.test'))
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 1 })
    expect(smtp.received).toMatchObject([{ to: ['omar@cars.test'] }])
  })

  test('pauses double up to six hours, and after twelve attempts the mail is given up but stays to be read', async () => {
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

  test('two deliveries at the same time send each mail once', async () => {
    await post(...Array.from({ length: 12 }, (_, index) => welcome(`welcome/${index}`)))
    const [one, other] = await Promise.all([deliverOutbox(), deliverOutbox()])
    expect(one.sent + other.sent).toBe(12)
    expect(smtp.received).toHaveLength(12)
    expect(new Set(smtp.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1])).size).toBe(12)
  })

  test('a mail that a dead process had in hand is delivered once its lease has run out', async () => {
    await post(welcome())
    await db()
      .update(outbox)
      .set({ attempts: 1, leasedUntil: new Date(now().getTime() + 120_000) })
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
    later(2)
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 0 })
  })

  test('whoever lost the lease in the middle of a delivery leaves the row to whoever has it now', async () => {
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

  test('without a mail server it is kept that there was a mail, and none is sent when one is configured later', async () => {
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
  /** Deliveries that get this far wait for a greeting until it is given. */
  const held = async (shouldContinue?: () => boolean) => {
    setEnv({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Backlot <no-reply@backlot.test>' })
    const calls = smtp.calls()
    let greet = () => {}
    smtp.greetAfter(new Promise<void>((resolve) => (greet = resolve)))
    const delivery = deliverOutbox(shouldContinue)
    await vi.waitFor(() => expect(smtp.calls()).toBe(calls + MAX_CONNECTIONS), { interval: 5 })
    smtp.greetAfter(Promise.resolve())
    return { greet, delivery }
  }

  test('is claimed by the batch and leaves over a few connections, each letter marked by one statement', async () => {
    await post(...crew(2 * CLAIM_BATCH + 5).map((to) => welcome('order/1', to)))
    const calls = smtp.calls()
    const { result, count } = await countQueries(() => deliverOutbox())
    expect(result).toEqual({ sent: 2 * CLAIM_BATCH + 5, failed: 0 })
    expect(smtp.received).toHaveLength(2 * CLAIM_BATCH + 5)
    const claims = 4
    expect(count).toBe(2 * CLAIM_BATCH + 5 + claims)
    expect(smtp.calls() - calls).toBe(MAX_CONNECTIONS)
  })

  test('is none while a batch is not full: one letter after the other, over one connection', async () => {
    await post(...crew(CLAIM_BATCH - 1).map((to) => welcome('order/1', to)))
    const calls = smtp.calls()
    expect(await deliverOutbox()).toEqual({ sent: CLAIM_BATCH - 1, failed: 0 })
    expect(smtp.calls() - calls).toBe(1)
  })

  test('letters to one reader go out one after the other, in the order in which they were written', async () => {
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

  test('a process that stops ends what it has begun, and puts the rest back as if it had never had it', async () => {
    await post(...crew(CLAIM_BATCH).map((to) => welcome('order/1', to)))
    let isStopping = false
    const { greet, delivery } = await held(() => !isStopping)
    isStopping = true
    greet()
    expect(await delivery).toEqual({ sent: MAX_CONNECTIONS, failed: 0 })
    const waiting = (await rows()).filter(({ status }) => status === 'queued')
    expect(waiting).toHaveLength(CLAIM_BATCH - MAX_CONNECTIONS)
    for (const row of waiting) expect(row).toMatchObject({ attempts: 0, leasedUntil: null })
  })

  test('a claim that comes too late to begin anything ends the run, and counts as no attempt', async () => {
    await post(welcome())
    const clockRuns = () => {
      later(1)
      return true
    }
    expect(await deliverOutbox(clockRuns)).toEqual({ sent: 0, failed: 0 })
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 0, leasedUntil: null }])
  })

  test('what was not begun before its lease could run out is left to whoever has it by now', async () => {
    await post(...crew(CLAIM_BATCH).map((to) => welcome('order/1', to)))
    const { greet, delivery } = await held()
    later(2)
    expect(await deliverOutbox()).toEqual({ sent: CLAIM_BATCH, failed: 0 })
    greet()
    expect(await delivery).toEqual({ sent: MAX_CONNECTIONS, failed: 0 })
    expect(smtp.received).toHaveLength(CLAIM_BATCH + MAX_CONNECTIONS)
    expect(new Set(receivedIds()).size).toBe(CLAIM_BATCH)
    for (const row of await rows()) expect(row).toMatchObject({ status: 'sent', attempts: 2 })
  })
})
