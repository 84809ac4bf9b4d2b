import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at, responseStatus } from '#tests/world/visits/responses'
import { loader as openMail } from '~/routes/shell/outbox/mail'
import { loader as openOutbox } from '~/routes/shell/outbox/outbox'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { documentPolicy } from '~/server/http/security-headers.server'
import { writeSms } from '~/server/mail/sms.server'
import { writeMail } from '~/server/mail/write-mail.server'

useDatabase()
afterEach(() => setEnv())

const ids = { mail: '', sms: '' }
beforeAll(async () => {
  await inTransaction(async (tx) => {
    const parts = ['Hello <b>Dana</b>,', { button: 'Open your order', href: 'https://backlot.test/orders/1' }]
    await writeMail(tx, {
      type: 'email-taken',
      to: 'dana@crew.test',
      subject: 'Your order',
      parts,
      secret: null,
      key: 'order/1',
    })
    await writeSms(tx, {
      to: '+14045550123',
      text: 'Your code is 1234',
      secret: { kind: 'code', of: 'a request' },
      key: 'code/1',
    })
  })
  for (const { id, kind } of await db().select().from(outbox)) ids[kind === 'sms' ? 'sms' : 'mail'] = id
})

const visit = async (mailId: string) => openMail(at(await get(`/outbox/${mailId}`), { mailId }))

describe('in the demonstration', () => {
  test('the outbox lists emails with HTML and text messages without', async () => {
    setEnv({ DEMO: true })
    const messages = await openOutbox()
    expect(messages).toHaveLength(2)
    expect(messages.find(({ kind }) => kind === 'sms')).toMatchObject({
      bodyText: 'Your code is 1234',
      recipient: '+14045550123',
      hasHtml: false,
    })
    const mail = messages.find(({ kind }) => kind === 'mail')
    expect(mail).toMatchObject({ subject: 'Your order', hasHtml: true })
    expect(mail?.bodyText).toBe('Hello <b>Dana</b>,\n\nOpen your order:\nhttps://backlot.test/orders/1\n\nBacklot')
  })

  test('an email can be framed, but cannot run scripts, load anything or post', async () => {
    setEnv({ DEMO: true })
    const response = await visit(ids.mail)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    const policy = response.headers.get('Content-Security-Policy')?.split('; ') ?? []
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'"]),
    )
    expect(policy.find((rule) => rule.startsWith('sandbox'))).not.toMatch(/allow-(scripts|same-origin|forms)/)
    const page = await response.text()
    expect(page).toContain('Hello &lt;b&gt;Dana&lt;/b&gt;,')
    expect(page).toContain('href="https://backlot.test/orders/1"')
  })

  test.each([
    ['a text message', () => ids.sms],
    ['an unknown mail', () => crypto.randomUUID()],
    ['no id', () => 'x'],
  ])('%s is a 404', async (_, id) => {
    setEnv({ DEMO: true })
    expect(await responseStatus(visit(id()))).toBe(404)
  })

  test('pages may frame this site only in the demonstration', () => {
    setEnv({ DEMO: true })
    expect(documentPolicy('n')).toContain("frame-src 'self'")
    setEnv({ DEMO: false })
    expect(documentPolicy('n')).toContain("frame-src 'none'")
  })
})

test('outside the demonstration the outbox is a 404', async () => {
  setEnv({ DEMO: false })
  expect(await responseStatus(openOutbox())).toBe(404)
  expect(await responseStatus(visit(ids.mail))).toBe(404)
})
