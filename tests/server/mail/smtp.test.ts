import { createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '#tests/world/application/free-port'
import { useDatabase } from '#tests/world/database/database'
import { outboxMessages } from '#tests/world/messages/outbox'
import { startSmtpServer, type Verdict } from '#tests/world/outside/smtp'
import type { DeliveryFailure } from '~/models/trade/vocabulary/messages'
import { now, setClock } from '~/server/clock.server'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { openMailer } from '~/server/mail/mailer.server'
import { writeMail } from '~/server/mail/write-mail.server'

useDatabase()

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.stop())

/** Timeouts as URL parameters, for servers that stop responding; the default ones are long. */
const useTimeouts = (timeouts: string) =>
  setEnv({ SMTP_URL: `${smtp.url}?${timeouts}`, MAIL_FROM: 'Backlot <no-reply@backlot.test>' })

beforeEach(() => {
  useTimeouts('')
  setClock(new Date('2026-11-20T10:00:00Z'))
})
afterEach(async () => {
  await db().delete(outbox)
  smtp.behave('take')
  smtp.greetAfter(Promise.resolve())
  smtp.received.length = 0
  setEnv()
  setClock()
})

const SENT = { sent: 1, failed: 0 }
const FAILED = { sent: 0, failed: 1 }

const order = () =>
  inTransaction((tx) =>
    writeMail(tx, {
      type: 'sign-up',
      to: 'dana@crew.test',
      subject: 'Your order — 1957 Chevrolet Bel Air',
      parts: ['Hello Núria <Dana>,', { button: 'Open your order', href: 'https://backlot.test/orders/1' }],
      secret: null,
      key: 'order/1',
    }),
  )
const row = async () => {
  const [found] = await outboxMessages()
  if (!found) throw new Error('The outbox is empty.')
  return found
}
const advanceOneMinute = () => setClock(new Date(now().getTime() + 60_000))

describe('a sent email', () => {
  test('has text and HTML, our sender, one recipient and the Message-ID of its event', async () => {
    await order()
    const { messageId, bodyHtml } = await row()
    expect(await deliverOutbox()).toEqual(SENT)
    const [mail] = smtp.received
    expect(mail).toMatchObject({ from: 'no-reply@backlot.test', to: ['dana@crew.test'] })
    const [head = '', text = '', html = ''] = partsOf(mail?.source ?? '')
    expect(head).toContain(`Message-ID: ${messageId}`)
    expect(head).toContain('From: Backlot <no-reply@backlot.test>')
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(head).toMatch(/multipart\/alternative/)
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8/)
    expect(text).toContain('Hello Núria <Dana>,')
    expect(text).toContain('Open your order:\nhttps://backlot.test/orders/1')
    expect(html).toMatch(/^Content-Type: text\/html; charset=utf-8/)
    expect(html).toContain(bodyHtml)
    expect(html).toContain('Hello Núria &lt;Dana&gt;,')
  })

  test('has the same Message-ID for the same event, and another for another', async () => {
    await order()
    await deliverOutbox()
    await db().delete(outbox)
    await order()
    await deliverOutbox()
    const [first, second] = smtp.received.map(({ source }) => messageIdOf(source))
    expect(second).toBe(first)
    await inTransaction((tx) =>
      writeMail(tx, { type: 'sign-up', to: 'dana@crew.test', subject: 'Hi', parts: ['Hi'], key: 'order/2' }),
    )
    await deliverOutbox()
    expect(messageIdOf(smtp.received[2]?.source ?? '')).not.toBe(first)
  })
})

describe('an email that is not accepted is queued and sent once later when', () => {
  const REFUSALS: readonly (readonly [string, Verdict, RegExp, DeliveryFailure])[] = [
    ['its recipient is refused temporarily', { refuseRecipient: 450 }, /450/, 'temporary-failure'],
    ['its recipient is refused', { refuseRecipient: 550 }, /550/, 'address-refused'],
    ['its content is refused temporarily', { refuse: 452 }, /452/, 'temporary-failure'],
    ['its mailbox is full', { refuseRecipient: 552 }, /552/, 'mailbox-full'],
    ['its content is refused', { refuse: 554 }, /554/, 'message-refused'],
    ['the server does not respond', 'silence', /timeout/i, 'unreachable'],
  ]
  test.each(REFUSALS)('%s', async (_, verdict, reason, failure) => {
    await order()
    smtp.behave(verdict)
    if (verdict === 'silence') useTimeouts('socketTimeout=400')
    expect(await deliverOutbox()).toEqual(FAILED)
    expect(await row()).toMatchObject({
      status: 'queued',
      attempts: 1,
      failure,
      lastError: expect.stringMatching(reason),
    })
    expect(smtp.received).toEqual([])

    smtp.behave('take')
    useTimeouts('')
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(smtp.received).toHaveLength(1)
    expect(await row()).toMatchObject({ status: 'sent', lastError: null })
  })

  test('the server never greets', async () => {
    await order()
    smtp.greetAfter(new Promise(() => {}))
    useTimeouts('greetingTimeout=300')
    expect(await deliverOutbox()).toEqual(FAILED)
    expect((await row()).lastError).toMatch(/greeting/i)

    smtp.greetAfter(Promise.resolve())
    useTimeouts('')
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual(SENT)
    expect(smtp.received).toHaveLength(1)
  })

  test('the server is down, then up again', async () => {
    const first = await startSmtpServer()
    setEnv({ SMTP_URL: first.url })
    await first.stop()
    await order()
    expect(await deliverOutbox()).toEqual(FAILED)
    expect((await row()).lastError).toMatch(/ECONNREFUSED/)

    const second = await startSmtpServer(first.port)
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual(SENT)
    advanceOneMinute()
    expect(await deliverOutbox()).toEqual({ sent: 0, failed: 0 })
    expect(second.received).toHaveLength(1)
    await second.stop()
  })

  test('the server closes the connection at once', async () => {
    const closing = createServer((socket) => socket.destroy())
    setEnv({ SMTP_URL: `smtp://127.0.0.1:${await listen(closing)}` })
    await order()
    expect(await deliverOutbox()).toEqual(FAILED)
    closing.close()
  })
})

test('a late greeting within the timeout is accepted', async () => {
  let greet = () => {}
  smtp.greetAfter(
    new Promise<void>((resolve) => {
      greet = resolve
    }),
  )
  const before = smtp.calls()
  await order()
  const delivering = deliverOutbox()
  await vi.waitFor(() => expect(smtp.calls()).toBe(before + 1))
  expect((await row()).status).toBe('queued')
  greet()
  expect(await delivering).toEqual(SENT)
})

test('an email that was accepted without a response is sent again with the same Message-ID', async () => {
  await order()
  smtp.behave('take silently')
  useTimeouts('socketTimeout=1000')
  expect(await deliverOutbox()).toEqual(FAILED)
  smtp.behave('take')
  useTimeouts('')
  advanceOneMinute()
  expect(await deliverOutbox()).toEqual(SENT)
  const [first, second] = smtp.received.map(({ source }) => messageIdOf(source))
  expect(smtp.received).toHaveLength(2)
  expect(second).toBe(first)
})

test('a server that never stops sending is abandoned after the total timeout', async () => {
  const calls: Socket[] = []
  const chatter = createServer((socket) => {
    calls.push(socket)
    const talk = setInterval(() => socket.write('220-still here\r\n'), 20)
    socket.on('close', () => clearInterval(talk)).on('error', () => {})
  })
  await order()
  const message = { ...(await row()), text: 'Hello', html: '' }
  const mailer = openMailer(`smtp://127.0.0.1:${await listen(chatter)}`, 'no-reply@backlot.test', 200)
  await expect(mailer.send(message)).rejects.toThrow('The mail server was too slow.')
  mailer.close()
  for (const call of calls) call.destroy()
  chatter.close()
})

/** The decoded header, text and HTML of an email in two parts. */
function partsOf(source: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  return source
    .split(`--${boundary}`)
    .map((part) => (part.includes('quoted-printable') ? unquoted(part) : part))
    .map((part) => part.replaceAll('\r\n', '\n').trim())
}

function unquoted(part: string): string {
  const bytes = part
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const messageIdOf = (source: string) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim()
