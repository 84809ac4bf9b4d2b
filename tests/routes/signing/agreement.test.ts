import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject, aUser, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { anOrder, endItem } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { at, redirectOf, responseStatus } from '#tests/world/visits/responses'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import { AGREEMENT_REPLACED } from '~/models/trade/results/shared-messages'
import * as agreement from '~/routes/signing/agreement/agreement'
import * as decline from '~/routes/signing/agreement/decline'
import * as agreementDocument from '~/routes/signing/agreement/document'
import * as agreementLink from '~/routes/signing/agreement/link'
import { setClock } from '~/server/clock.server'
import { agreements, db, links, orderItems, signingEvents } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { pdfSealProblem } from '~/server/signing/pdf-seal.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
beforeAll(() => setClock(TODAY))

const enter = async (token: string) => agreementLink.loader(at(await get(`/agreement/${token}`), { token }))

async function read(cookie = '') {
  const request = await get('/agreement')
  request.headers.set('Cookie', cookie)
  return agreement.loader(at(request))
}

/** An order, and the token in the email to its signer. */
async function aSignerWithMail() {
  const dana = await anAdmin()
  const vic = await aUser()
  const projectId = await aProject({ Owner: dana, User: vic })
  const order = await anOrder(dana, projectId, [{ agreedCents: 45_055 }, { from: '2026-12-08', to: '2026-12-08' }])
  const message = (await messagesTo(SIGNER.email)).find(({ subject }) => subject.includes(`#${order.orderId},`))
  const token = /\/agreement\/([\w-]+)/.exec(message?.bodyText ?? '')?.[1] ?? 'none'
  return { ...order, token, dana, vic, projectId }
}

async function letIn(token: string) {
  const entered = await enter(token)
  return entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

test('the mailed link sets a cookie and redirects to a path without the token', async () => {
  const { token, orderId } = await aSignerWithMail()
  const entered = await enter(token)
  expect(entered.status).toBe(302)
  expect(entered.headers.get('Location')).toBe('/agreement')
  const [cookie = ''] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).not.toContain(token)
  expect(await read(cookie.split(';', 1)[0])).toMatchObject({
    status: 'not_signed',
    signer: { name: 'Marcus Oyelaran', title: 'Line Producer' },
    text: {
      lead: `Order #${orderId}, The Long Haul`,
      company: 'Red Clay Pictures LLC',
      vehicles: [
        { title: '1976 Chevrolet Caprice', days: 'Dec 7, 2026 to Dec 11, 2026, 5 days', price: '$450.55' },
        { title: '1976 Chevrolet Caprice', days: 'Dec 8, 2026, 1 day', price: '$100.00' },
      ],
      sums: [
        ['Sub Total', '$550.55'],
        ['Taxes (GA - 8.9%)', '$49.00'],
        ['Total', '$599.55'],
      ],
    },
  })
})

test('opening the link repeatedly changes nothing', async () => {
  const { token, orderId } = await aSignerWithMail()
  const before = await wholeOrder(orderId)
  const cookie = await letIn(token)
  for (let times = 0; times < 100; times += 1) await enter(token)
  const look = await get('/agreement')
  look.headers.set('Cookie', cookie)
  await agreement.loader(at(look))
  await document(cookie)
  expect(await wholeOrder(orderId)).toEqual(before)
})

async function wholeOrder(orderId: number) {
  return {
    agreements: await db().select().from(agreements).where(eq(agreements.orderId, orderId)),
    links: await db().select().from(links).where(eq(links.orderId, orderId)),
    events: await db().$count(signingEvents, eq(signingEvents.orderId, orderId)),
  }
}

async function document(cookie: string) {
  const request = await get('/agreement/document')
  request.headers.set('Cookie', cookie)
  return agreementDocument.loader(at(request))
}

test('it is signed with consent and name, and is then a sealed PDF', async () => {
  const { token } = await aSignerWithMail()
  const cookie = await letIn(token)
  const { textSha256: text } = await read(cookie)
  expect((await document(cookie)).headers.get('Content-Disposition')).toContain('not signed.pdf')
  expect(await sent(cookie, agreement.action, '/agreement', { text, name: '' })).toMatchObject({
    status: 400,
    error: { consent: [expect.stringMatching(/^Please check the box/)], name: ['Please type your name.'] },
  })
  const given = { text, name: 'Marcus Oyelaran', consent: 'on' }
  expect(await sent(cookie, agreement.action, '/agreement', given)).toMatchObject({ status: 302, to: '/agreement' })
  expect(await read(cookie)).toMatchObject({ status: 'signed', isSealed: true })
  const sealed = Buffer.from(await (await document(cookie)).arrayBuffer())
  expect(await pdfSealProblem(sealed)).toBeNull()
})

test('it is declined with a reason, which is then shown', async () => {
  const { token } = await aSignerWithMail()
  const cookie = await letIn(token)
  const { textSha256: text } = await read(cookie)
  expect(await sent(cookie, decline.action, '/agreement/decline', { text, reason: ' ' })).toMatchObject({
    status: 400,
    error: { reason: [expect.stringMatching(/^Please give a reason/)] },
  })
  await sent(cookie, decline.action, '/agreement/decline', { text, reason: 'Wrong days.' })
  expect(await read(cookie)).toMatchObject({ status: 'declined', declineReason: 'Wrong days.' })
})

test('of signing and declining, the second is refused with the result of the first', async () => {
  const answered = async (first: 'sign' | 'decline') => {
    const cookie = await letIn((await aSignerWithMail()).token)
    const { textSha256: text } = await read(cookie)
    const fields = { text, name: 'Marcus Oyelaran', consent: 'on', reason: 'Wrong days.' }
    const answer = async (action: Action) => {
      const request = await post('/agreement', fields)
      request.headers.set('Cookie', cookie)
      return redirectOf(action(at(request)))
    }
    const actions = [agreement.action, decline.action]
    for (const action of first === 'sign' ? actions : actions.reverse()) await answer(action)
    return answer(first === 'sign' ? decline.action : agreement.action)
  }
  expect(await answered('sign')).toEqual({ to: '/agreement', says: SIGNING_MESSAGES.isSigned })
  expect(await answered('decline')).toEqual({ to: '/agreement', says: SIGNING_MESSAGES.isDeclined })
})

type Action = typeof agreement.action | typeof decline.action

async function sent(cookie: string, action: Action, path: string, fields: Record<string, string>) {
  const request = await post(path, fields)
  request.headers.set('Cookie', cookie)
  const response = await action(at(request))
  if ('init' in response) return { status: response.init?.status, error: response.data.error }
  return { status: response.status, to: response.headers.get('Location') }
}

test('the cookie opens its own order only', async () => {
  const one = await aSignerWithMail()
  const two = await aSignerWithMail()
  expect(await read(await letIn(one.token))).toMatchObject({ orderId: one.orderId })
  expect(await read(await letIn(two.token))).toMatchObject({ orderId: two.orderId })
})

test('unknown and malformed links and missing and forged cookies are a 404', async () => {
  expect(await responseStatus(enter('A'.repeat(43)))).toBe(404)
  expect(await responseStatus(enter('short'))).toBe(404)
  expect(await responseStatus(read())).toBe(404)
  expect(await responseStatus(read('backlot_agreement=IjEi.forged'))).toBe(404)
})

test.each([
  [
    'revoked',
    async (orderId: number) => db().update(links).set({ revokedAt: TODAY }).where(eq(links.orderId, orderId)),
  ],
  [
    'expired',
    async (orderId: number) => db().update(links).set({ expiresAt: TODAY }).where(eq(links.orderId, orderId)),
  ],
])('a %s link is a 410, also for a browser that has opened it', async (_, end) => {
  const { token, orderId } = await aSignerWithMail()
  const cookie = await letIn(token)
  await end(orderId)
  expect(await responseStatus(enter(token))).toBe(410)
  expect(await responseStatus(read(cookie))).toBe(410)
})

test('the 410 page links members to the order or its project, and others nowhere', async () => {
  const { token, orderId, projectId, dana, vic } = await aSignerWithMail()
  const cookie = await letIn(token)
  await db().update(links).set({ revokedAt: TODAY }).where(eq(links.orderId, orderId))
  const linkFor = async (account?: Account) => {
    const request = await get('/agreement', account)
    request.headers.set('Cookie', [request.headers.get('Cookie'), cookie].filter(Boolean).join('; '))
    const ends = [
      await agreement.loader(at(request)).catch((thrown) => thrown),
      await agreement.action(at(request)).catch((thrown) => thrown),
      await agreementLink.loader(at(await get(`/agreement/${token}`, account), { token })).catch((thrown) => thrown),
    ]
    return ends.map(({ init, data }) => [init?.status, data.to])
  }
  const order = orderPaths.orderDetails(orderId, projectId, 'The Long Haul')
  expect(await linkFor(dana)).toEqual(Array(3).fill([410, order]))
  expect(await linkFor(vic)).toEqual(Array(3).fill([410, projectPaths.projectList(projectId)]))
  for (const other of [undefined, await anAdmin()])
    expect(await linkFor(other)).toEqual(Array(3).fill([410, undefined]))
})

test('a cancelled order is a 410; a cancelled item is left out', async () => {
  const { token, items, dana, orderId, projectId } = await aSignerWithMail()
  const cookie = await letIn(token)
  const [first] = await db()
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.bookedFrom)
  unwrap(await cancelItem(dana, { orderId, projectId, orderItemId: first?.id ?? '' }, { revision: 1 }))
  expect((await read(cookie)).text.vehicles).toHaveLength(1)
  await endItem(items[1]?.listVehicleId ?? '', { status: 'cancelled' })
  expect(await responseStatus(read(cookie))).toBe(410)
})

test('a replaced agreement is a 410 that says so, also after its link was revoked', async () => {
  const { token, orderId } = await aSignerWithMail()
  const cookie = await letIn(token)
  await db().update(agreements).set({ status: 'replaced' }).where(eq(agreements.orderId, orderId))
  const replaced = { init: { status: 410 }, data: AGREEMENT_REPLACED }
  await expect(read(cookie)).rejects.toMatchObject(replaced)
  await db().update(links).set({ revokedAt: TODAY }).where(eq(links.orderId, orderId))
  await expect(read(cookie)).rejects.toMatchObject(replaced)
})
