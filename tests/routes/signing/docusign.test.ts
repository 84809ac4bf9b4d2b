import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { processDueEnvelopes, useDocusign } from '#tests/world/docusign'
import { aWebhook, signedWebhook } from '#tests/world/outside/docusign'
import { SIGNER } from '#tests/world/paperwork'
import { agreementOf, tokenIn } from '#tests/world/signing'
import { at, redirectOf, responseStatus } from '#tests/world/visits/responses'
import * as bookVehicles from '~/routes/booking/checkout/signer'
import * as agreementLink from '~/routes/signing/agreement/link'
import * as signing from '~/routes/signing/agreement/signing'
import * as events from '~/routes/signing/docusign-events'
import * as signNow from '~/routes/signing/sign-now'
import { db, envelopes } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

useDatabase()
const { docusign, anOrderInDocusign } = useDocusign()

const statusOf = (request: Request) => responseStatus(events.action(at(request)))

async function inDocusign() {
  const { envelope, ...order } = await anOrderInDocusign()
  return { ...order, envelopeId: envelope.envelopeId }
}

async function webhookCountOf(envelopeId: string) {
  const [row] = await db().select().from(envelopes).where(eq(envelopes.envelopeId, envelopeId))
  return row?.webhookCount
}

describe('a webhook', () => {
  test('is accepted from another site, repeatedly and with either key', async () => {
    const { envelopeId } = await inDocusign()
    expect(await statusOf(aWebhook(envelopeId))).toBe(200)
    expect(await statusOf(aWebhook(envelopeId.toUpperCase(), { event: 'envelope-sent' }))).toBe(200)
    expect(await statusOf(aWebhook(envelopeId, { key: 'one-that-was-exchanged' }))).toBe(200)
    expect(await webhookCountOf(envelopeId)).toBe(3)
  })

  test('about an unknown envelope or account is accepted and ignored', async () => {
    const { envelopeId } = await inDocusign()
    expect(await statusOf(aWebhook('2d1c7f3e-8a4b-4c6d-9e5f-0a1b2c3d4e5f'))).toBe(200)
    expect(await statusOf(aWebhook(envelopeId, { accountId: '2d1c7f3e-8a4b-4c6d-9e5f-0a1b2c3d4e5f' }))).toBe(200)
    expect(await webhookCountOf(envelopeId)).toBe(0)
  })

  test('is refused when unsigned, altered, malformed or too large, and where it is not set up', async () => {
    const { envelopeId } = await inDocusign()
    const unsigned = aWebhook(envelopeId)
    unsigned.headers.delete('X-DocuSign-Signature-1')
    const other = aWebhook(envelopeId)
    other.headers.set('X-DocuSign-Signature-1', signedWebhook('{}').headers.get('X-DocuSign-Signature-1') ?? '')
    for (const request of [unsigned, other, aWebhook(envelopeId, { key: 'guessed' })])
      expect(await statusOf(request)).toBe(401)
    for (const body of ['', '{', 'null', '{"data":{"envelopeId":"../x","accountId":"a"}}', '<xml/>'])
      expect(await statusOf(signedWebhook(body))).toBe(400)
    expect(await statusOf(signedWebhook('x'.repeat(1024 * 1024 + 1)))).toBe(413)
    setEnv({ DOCUSIGN_CONNECT_KEYS: undefined })
    expect(await statusOf(aWebhook(envelopeId))).toBe(404)
    expect(await webhookCountOf(envelopeId)).toBe(0)
  })
})

async function cookieOf(orderId: number) {
  const token = await tokenIn(orderId)
  const entered = await agreementLink.loader(at(await get(`/agreement/${token}`), { token }))
  return entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

async function openSigning(cookie: string) {
  const request = await get('/agreement/signing')
  request.headers.set('Cookie', cookie)
  return signing.loader(at(request))
}

test('the mailed link redirects to a new signing URL of DocuSign', async () => {
  const { orderId } = await inDocusign()
  const { data: answer } = await openSigning(await cookieOf(orderId))
  expect(answer).toEqual({ url: docusign().views.at(-1)?.url, sentence: null })
  const heads = signing.meta({ data: answer, params: {}, location: LOCATION, matches: [] })
  expect(heads).toContainEqual({ httpEquiv: 'refresh', content: `0;url=${answer.url}` })
})

const LOCATION = { pathname: '/agreement/signing', search: '', hash: '', state: null, key: 'default' }

test('the page is a 503 that says so while DocuSign fails', async () => {
  const { orderId } = await inDocusign()
  docusign().behave({ refuse: 500 })
  const response = await openSigning(await cookieOf(orderId))
  expect(response.init?.status).toBe(503)
  expect(response.data).toEqual({ url: null, sentence: expect.stringContaining('try again') })
})

test('a signer who placed the order returns to the checkout, which redirects to the order', async () => {
  const { orderId, dana, projectId } = await inDocusign()
  const { id: replaces } = await agreementOf(orderId)
  const { firstName, lastName, email } = dana
  unwrap(await sendAgreement(dana, orderId, { firstName, lastName, email, role: SIGNER.role, replaces }))
  await processDueEnvelopes()
  const params = { orderId: `${orderId}`, projectId, name: 'x' }
  const pressed = await signNow.action(at(await post('/orders', {}, dana), params))
  expect(pressed.headers.get('Location')).toBe('/agreement/signing')
  const cookies = pressed.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  await openSigning(cookies.join('; '))
  const { returnUrl } = docusign().views.at(-1) ?? { returnUrl: '' }
  expect(returnUrl).toMatch(new RegExp(`^https?://[^/]+/cart/bookVehicles\\?signed=${orderId}$`))
  const { pathname, search } = new URL(`${returnUrl}&event=signing_complete`)
  expect(await redirectOf(bookVehicles.loader(at(await get(pathname + search, dana))))).toEqual({
    to: `/orders/${orderId}/summary`,
    says: expect.stringContaining('DocuSign'),
  })
})
