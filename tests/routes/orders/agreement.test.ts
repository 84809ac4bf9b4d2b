import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { endItem } from '#tests/world/end-item'
import { lettersTo } from '#tests/world/letters/letters'
import { anOrder } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { anAdmin, get } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { at, statusOf } from '#tests/world/visits/answers'
import * as agreement from '~/routes/agreement._index'
import * as agreementLink from '~/routes/agreement.$token'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { agreements, links } from '~/server/db/schema'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
beforeAll(() => setClock(TODAY))
afterAll(() => setClock())

const enter = async (token: string) => agreementLink.loader(at(await get(`/agreement/${token}`), { token }))

async function read(cookie = '') {
  const request = await get('/agreement')
  request.headers.set('Cookie', cookie)
  return agreement.loader(at(request))
}

/** The link as the signer finds it in the mail. */
async function aSignerWithMail() {
  const dana = await anAdmin()
  const order = await anOrder(dana, await aProject({ Owner: dana }), [
    { agreedCents: 45_055 },
    { from: '2026-12-08', to: '2026-12-08' },
  ])
  const letter = (await lettersTo(SIGNER.email)).find(({ subject }) => subject.includes(`#${order.orderId},`))
  const token = /\/agreement\/([\w-]+)/.exec(letter?.bodyText ?? '')?.[1] ?? 'none'
  return { ...order, token }
}

async function letIn(token: string) {
  const entered = await enter(token)
  return entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

test('the mailed link is swapped for a cookie and leaves the address bar', async () => {
  const { token, orderId } = await aSignerWithMail()
  const entered = await enter(token)
  expect(entered.status).toBe(302)
  expect(entered.headers.get('Location')).toBe('/agreement')
  const [cookie = ''] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).not.toContain(token)
  expect(await read(cookie.split(';', 1)[0])).toMatchObject({
    orderId,
    projectTitle: 'The Long Haul',
    company: 'Red Clay Pictures LLC',
    taxPerMille: 89,
    signer: { name: 'Marcus Oyelaran', title: 'Line Producer', status: 'not_signed' },
    items: [
      { title: '1976 Chevrolet Caprice', days: 'Dec 7, 2026 to Dec 11, 2026', agreed: 45_055, tax: 4_010 },
      { title: '1976 Chevrolet Caprice', days: 'Dec 8, 2026', dayCount: '1 day', agreed: 10_000, tax: 890 },
    ],
  })
})

test('opening it changes nothing, however often', async () => {
  const { token, orderId } = await aSignerWithMail()
  const before = await db().select().from(links).where(eq(links.orderId, orderId))
  const cookie = await letIn(token)
  await enter(token)
  await read(cookie)
  expect(await db().select().from(links).where(eq(links.orderId, orderId))).toEqual(before)
  expect(await db().select().from(agreements).where(eq(agreements.orderId, orderId))).toMatchObject([
    { status: 'not_signed' },
  ])
})

test('the cookie opens its own order and no other', async () => {
  const one = await aSignerWithMail()
  const two = await aSignerWithMail()
  expect(await read(await letIn(one.token))).toMatchObject({ orderId: one.orderId })
  expect(await read(await letIn(two.token))).toMatchObject({ orderId: two.orderId })
})

test('unknown and malformed links, no cookie and a forged one are not found', async () => {
  expect(await statusOf(enter('A'.repeat(43)))).toBe(404)
  expect(await statusOf(enter('short'))).toBe(404)
  expect(await statusOf(read())).toBe(404)
  expect(await statusOf(read('backlot_agreement=IjEi.forged'))).toBe(404)
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
])('a %s link is gone, for the browser that is in already too', async (_, end) => {
  const { token, orderId } = await aSignerWithMail()
  const cookie = await letIn(token)
  await end(orderId)
  expect(await statusOf(enter(token))).toBe(410)
  expect(await statusOf(read(cookie))).toBe(410)
})

test('an order that is over is gone; one cancelled vehicle only leaves the list', async () => {
  const { token, items } = await aSignerWithMail()
  const cookie = await letIn(token)
  await endItem(items[0]?.listVehicleId ?? '', { status: 'cancelled' })
  expect(await read(cookie)).toMatchObject({ items: [{}] })
  await endItem(items[1]?.listVehicleId ?? '', { status: 'cancelled' })
  expect(await statusOf(read(cookie))).toBe(410)
})

test('an agreement that another one has replaced is gone', async () => {
  const { token, orderId } = await aSignerWithMail()
  const cookie = await letIn(token)
  await db().update(agreements).set({ status: 'replaced' }).where(eq(agreements.orderId, orderId))
  expect(await statusOf(read(cookie))).toBe(410)
})
