import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { outboxMessages } from '#tests/world/messages/outbox'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { setClock } from '~/server/clock.server'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { decrypt, encrypt } from '~/server/encryption.server'
import { setEnv } from '~/server/env.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { deleteOldMessages } from '~/server/outbox/encrypted-message.server'
import type { MessageSecret } from '~/server/outbox/write-outbox.server'

useDatabase()

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
const BEGIN = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  smtp = await startSmtpServer()
})
beforeEach(() => {
  setEnv({ SMTP_URL: smtp.url, DEMO: false })
  setClock(BEGIN)
})
afterEach(async () => {
  await db().delete(outbox)
  smtp.behave('take')
  smtp.received.length = 0
  setEnv()
  setClock()
})
afterAll(() => smtp.stop())

const CODE = { kind: 'code', of: 'a request' } as const
const write = (secret: MessageSecret | null) =>
  inTransaction((tx) =>
    writeMail(tx, { type: 'code', to: 'dana@crew.test', subject: 'Hi', parts: ['Code: 1234'], secret, key: 'one' }),
  )

async function theMessage() {
  const [message] = await outboxMessages()
  if (!message) throw new Error('The outbox is empty.')
  return message
}

/** Delivers until the last attempt fails. */
async function failDelivery() {
  smtp.behave({ refuse: 550 })
  for (let attempt = 0; attempt < 12; attempt += 1) {
    setClock(new Date(BEGIN.getTime() + attempt * 6 * 3_600_000))
    await deliverOutbox()
  }
  expect((await theMessage()).status).toBe('failed')
}

describe('encryption', () => {
  test('hides the text, has a different result each time and can be decrypted for its message', () => {
    const encrypted = encrypt('Code: 1234 — “Núria”', 'message 1')
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('1234')
    expect(encrypt('Code: 1234 — “Núria”', 'message 1')).not.toBe(encrypted)
    expect(decrypt(encrypted, 'message 1')).toBe('Code: 1234 — “Núria”')
  })

  test('cannot be decrypted for another message, altered or truncated', () => {
    const encrypted = encrypt('Code: 1234', 'message 1')
    const altered = Buffer.from(encrypted, 'base64url')
    altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1)
    expect(decrypt(encrypted, 'message 2')).toBeNull()
    expect(decrypt(altered.toString('base64url'), 'message 1')).toBeNull()
    for (const length of [0, 20, 30]) expect(decrypt(encrypted.slice(0, length), 'message 1')).toBeNull()
  })
})

describe('a code that is valid for ten minutes', () => {
  const minutes = (count: number) => setClock(new Date(BEGIN.getTime() + count * 60_000))
  const outage = async (length: number) => {
    await write({ ...CODE, expiresAt: new Date(BEGIN.getTime() + 600_000) })
    smtp.behave({ refuse: 451 })
    for (let minute = 0; minute < length; minute += 1) {
      minutes(minute)
      await deliverOutbox()
    }
    smtp.behave('take')
    minutes(length)
    return deliverOutbox()
  }

  test('is sent within a minute after an outage', async () => {
    expect(await outage(9)).toEqual({ sent: 1, failed: 0 })
    expect(smtp.received).toHaveLength(1)
  })

  test('is not sent after it has expired, and the last error is kept', async () => {
    expect(await outage(10)).toEqual({ sent: 0, failed: 1 })
    expect(smtp.received).toHaveLength(0)
    const expected = {
      status: 'failed',
      failure: 'expired',
      encrypted: null,
      lastError: expect.stringContaining('451'),
    }
    expect(await theMessage()).toMatchObject(expected)
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
  })
})

describe('the text of a message', () => {
  test('is stored while it is queued and deleted when it is sent', async () => {
    await write(null)
    expect((await theMessage()).bodyText).toContain('Code: 1234')
    expect(await deliverOutbox()).toEqual({ sent: 1, failed: 0 })
    expect(smtp.received[0]?.source).toContain('Code: 1234')
    expect(await theMessage()).toMatchObject({
      status: 'sent',
      encrypted: null,
      recipient: 'dana@crew.test',
      subject: 'Hi',
    })
  })

  test('is deleted when its delivery fails and it has a code', async () => {
    await write(CODE)
    await failDelivery()
    expect(await theMessage()).toMatchObject({ encrypted: null, secretKind: 'code', secretRef: 'a request' })
  })

  test('is kept for eight days when its delivery fails and it has no secret', async () => {
    await write(null)
    await failDelivery()
    const days = (count: number) => setClock(new Date(BEGIN.getTime() + count * 86_400_000))
    days(7)
    await deleteOldMessages()
    expect((await theMessage()).bodyText).toContain('Code: 1234')
    days(9)
    await deleteOldMessages()
    expect((await theMessage()).encrypted).toBeNull()
  })

  test('is kept in the demonstration, encrypted', async () => {
    setEnv({ SMTP_URL: smtp.url, DEMO: true })
    await write(CODE)
    await deliverOutbox()
    const { status, encrypted, bodyText } = await theMessage()
    expect({ status, bodyText }).toEqual({ status: 'sent', bodyText: expect.stringContaining('Code: 1234') })
    expect(encrypted).not.toContain('1234')
  })

  test('that cannot be decrypted fails at once with the reason', async () => {
    await write(null)
    await db()
      .update(outbox)
      .set({ encrypted: encrypt('{}', 'another message') })
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 1 })
    expect(await theMessage()).toMatchObject({ status: 'failed', attempts: 1, failure: 'decryption-failed' })
  })
})
