import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { tend, useDocusign } from '#tests/world/docusign'
import { connectNews, connectPost } from '#tests/world/outside/docusign'
import { SIGNER } from '#tests/world/paperwork'
import { agreementOf, tokenIn } from '#tests/world/signing'
import { arrival, at, responseStatus } from '#tests/world/visits/answers'
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

const said = (request: Request) => responseStatus(events.action(at(request)))

async function inDocusign() {
  const { envelope, ...order } = await anOrderInDocusign()
  return { ...order, envelopeId: envelope.envelopeId }
}

async function newsOf(envelopeId: string) {
  const [row] = await db().select().from(envelopes).where(eq(envelopes.envelopeId, envelopeId))
  return row?.webhookCount
}

describe('what DocuSign tells', () => {
  test('is heard from another site, as often as it is told, by either key', async () => {
    const { envelopeId } = await inDocusign()
    expect(await said(connectNews(envelopeId))).toBe(200)
    expect(await said(connectNews(envelopeId.toUpperCase(), { event: 'envelope-sent' }))).toBe(200)
    expect(await said(connectNews(envelopeId, { key: 'one-that-was-exchanged' }))).toBe(200)
    expect(await newsOf(envelopeId)).toBe(3)
  })

  test('is taken and forgotten where it is about nothing of ours', async () => {
    const { envelopeId } = await inDocusign()
    expect(await said(connectNews('2d1c7f3e-8a4b-4c6d-9e5f-0a1b2c3d4e5f'))).toBe(200)
    expect(await said(connectNews(envelopeId, { accountId: '2d1c7f3e-8a4b-4c6d-9e5f-0a1b2c3d4e5f' }))).toBe(200)
    expect(await newsOf(envelopeId)).toBe(0)
  })

  test('is refused without its signature, over other bytes, by another key, in pieces, and where it is not set up', async () => {
    const { envelopeId } = await inDocusign()
    const unsigned = connectNews(envelopeId)
    unsigned.headers.delete('X-DocuSign-Signature-1')
    const other = connectNews(envelopeId)
    other.headers.set('X-DocuSign-Signature-1', connectPost('{}').headers.get('X-DocuSign-Signature-1') ?? '')
    for (const request of [unsigned, other, connectNews(envelopeId, { key: 'guessed' })])
      expect(await said(request)).toBe(401)
    for (const body of ['', '{', 'null', '{"data":{"envelopeId":"../x","accountId":"a"}}', '<xml/>'])
      expect(await said(connectPost(body))).toBe(400)
    expect(await said(connectPost('x'.repeat(1024 * 1024 + 1)))).toBe(413)
    setEnv({ DOCUSIGN_CONNECT_KEYS: undefined })
    expect(await said(connectNews(envelopeId))).toBe(404)
    expect(await newsOf(envelopeId)).toBe(0)
  })
})

async function cookieOf(orderId: number) {
  const token = await tokenIn(orderId)
  const entered = await agreementLink.loader(at(await get(`/agreement/${token}`), { token }))
  return entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

async function leadOn(cookie: string) {
  const request = await get('/agreement/signing')
  request.headers.set('Cookie', cookie)
  return signing.loader(at(request))
}

test('the mailed link leads through a page of ours to a fresh way into DocuSign, by itself', async () => {
  const { orderId } = await inDocusign()
  const { data: way } = await leadOn(await cookieOf(orderId))
  expect(way).toEqual({ url: docusign().views.at(-1)?.url, sentence: null })
  const heads = signing.meta({ data: way, params: {}, location: LOCATION, matches: [] })
  expect(heads).toContainEqual({ httpEquiv: 'refresh', content: `0;url=${way.url}` })
})

const LOCATION = { pathname: '/agreement/signing', search: '', hash: '', state: null, key: 'default' }

test('where DocuSign does not answer the page says so, and is no failure of ours', async () => {
  const { orderId } = await inDocusign()
  docusign().behave({ refuse: 500 })
  const answer = await leadOn(await cookieOf(orderId))
  expect(answer.init?.status).toBe(503)
  expect(answer.data).toEqual({ url: null, sentence: expect.stringContaining('try again') })
})

test('whoever placed the order signs now, and comes back to the checkout, which leads to the order', async () => {
  const { orderId, dana, projectId } = await inDocusign()
  const { id: replaces } = await agreementOf(orderId)
  const { firstName, lastName, email } = dana
  granted(await sendAgreement(dana, orderId, { firstName, lastName, email, role: SIGNER.role, replaces }))
  await tend()
  const params = { orderId: `${orderId}`, projectId, name: 'x' }
  const pressed = await signNow.action(at(await post('/orders', {}, dana), params))
  expect(pressed.headers.get('Location')).toBe('/agreement/signing')
  const cookies = pressed.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  await leadOn(cookies.join('; '))
  const { returnUrl } = docusign().views.at(-1) ?? { returnUrl: '' }
  expect(returnUrl).toMatch(new RegExp(`^https?://[^/]+/cart/bookVehicles\\?signed=${orderId}$`))
  const { pathname, search } = new URL(`${returnUrl}&event=signing_complete`)
  expect(await arrival(bookVehicles.loader(at(await get(pathname + search, dana))))).toEqual({
    to: `/orders/${orderId}/summary`,
    says: expect.stringContaining('DocuSign'),
  })
})
