import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import { BILLING, QUOTED, SIGNER } from '#tests/world/paperwork'
import { at, redirectOf, responseStatus } from '#tests/world/visits/responses'
import { formatCents } from '~/models/trade/money'
import * as newQuote from '~/routes/billing/quotes/new-quote'
import * as quote from '~/routes/billing/quotes/pdf'
import * as billing from '~/routes/booking/checkout/billing'
import * as bookVehicles from '~/routes/booking/checkout/signer'
import { setClock } from '~/server/clock.server'
import { agreements, checkouts, countQueries, db, orderItems, orders, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

const TYPED = { ...BILLING, phoneNumber: '404-555-0123' }
const open = async (as?: Account) => bookVehicles.loader(at(await get('/cart/bookVehicles', as)))
const openBilling = async (as: Account) => billing.loader(at(await get('/cart/bookVehicles/billing', as)))
const send = async (fields: Record<string, string>, as?: Account) =>
  bookVehicles.action(at(await post('/cart/bookVehicles', fields, as)))
const save = async (fields: Record<string, string>, as?: Account) =>
  billing.action(at(await post('/cart/bookVehicles/billing', fields, as)))
const answerOf = async (response: Promise<unknown>) => {
  const end = await response
  if (typeof end !== 'object' || end === null || !('data' in end)) throw new Error('No form came back.')
  return end.data
}

async function aCart() {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const item = await aVehicleInCart({ projectId, renter: dana })
  return { dana, projectId, ...item }
}
const signerOf = async (renter: Account) => ({ ...SIGNER, revision: String((await open(renter)).cart.revision) })

test('the first step saves billing and redirects to the second, which redirects to the order', async () => {
  const { dana, projectId } = await aCart()
  expect(await open(dana)).toMatchObject({ isBillingComplete: false, billing: { contactName: 'Dana Whitlock' } })
  expect(await redirectOf(save(TYPED, dana))).toMatchObject({ to: '/cart/bookVehicles' })
  expect(await open(dana)).toMatchObject({ isBillingComplete: true, billing: { phoneNumber: '+1 (404) 555-0123' } })
  const { to } = await redirectOf(send(await signerOf(dana), dana))
  const [order] = await db().select().from(orders).where(eq(orders.projectId, projectId))
  expect(to).toBe(`/orders/${order?.id}/summary`)
  expect(await redirectOf(open(dana))).toMatchObject({ to })
  expect(await redirectOf(openBilling(dana))).toMatchObject({ to: '/cart/bookVehicles' })
})

test('a billing form posted after the order keeps the next checkout at its first step', async () => {
  const { dana, projectId } = await aCart()
  await save(TYPED, dana)
  await send(await signerOf(dana), dana)
  expect(await redirectOf(save({ ...TYPED, contactName: 'Dana King' }, dana))).toMatchObject({
    to: '/cart/bookVehicles',
  })
  await aVehicleInCart({ projectId, renter: dana })
  expect(await open(dana)).toMatchObject({ isBillingComplete: false, billing: { contactName: 'Dana King' } })
})

test('a missing billing field keeps its value, and an empty one clears it', async () => {
  const { dana } = await aCart()
  await save(TYPED, dana)
  const { addressLine2, ...others } = TYPED
  await save({ ...others, city: 'Macon' }, dana)
  expect(await open(dana)).toMatchObject({ billing: { city: 'Macon', addressLine2 } })
  await save({ ...TYPED, addressLine2: '' }, dana)
  expect(await open(dana)).toMatchObject({ billing: { addressLine2: '' } })
})

test('invalid billing is returned as typed and not stored', async () => {
  const { dana } = await aCart()
  const typed = { ...TYPED, zipcode: '3030' }
  expect(await responseStatus(save(typed, dana))).toBe(400)
  expect(await answerOf(save(typed, dana))).toEqual({
    fieldErrors: { zipcode: 'Please enter a valid Zipcode.' },
    formErrors: [],
    repopulateFields: typed,
  })
  expect(await db().select().from(checkouts).where(eq(checkouts.accountId, dana.id))).toEqual([])
})

test('an invalid title of the signer places no order', async () => {
  const { dana } = await aCart()
  await withBilling(dana)
  const { revision } = await signerOf(dana)
  expect(await answerOf(send({ ...SIGNER, revision, role: 'Grip' }, dana))).toMatchObject({
    fieldErrors: { role: 'Title is required' },
  })
  expect(await db().select().from(orders).where(eq(orders.placedBy, dana.id))).toEqual([])
})

test('a rule’s refusal is a 409 with its sentence and the typed values', async () => {
  const { dana, vehicleId } = await aCart()
  await withBilling(dana)
  const fields = await signerOf(dana)
  await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, vehicleId))
  expect(await responseStatus(send(fields, dana))).toBe(409)
  expect(await answerOf(send(fields, dana))).toEqual({
    fieldErrors: {},
    formErrors: ['1976 Chevrolet Caprice: The car is not available. Please remove the car to continue.'],
    repopulateFields: fields,
  })
  expect(await open(dana)).toMatchObject({ cart: { reason: 'Remove the 1976 Chevrolet Caprice to continue.' } })
})

test('tampered prices, owners and statuses are ignored', async () => {
  const { dana, projectId } = await aCart()
  await save({ ...TYPED, accountId: crypto.randomUUID(), completed: 'false' }, dana)
  const forged = { agreedCents: '1', taxCents: '0', total: '1', placedBy: crypto.randomUUID(), status: 'signed' }
  await send({ ...(await signerOf(dana)), ...forged }, dana)
  const [order] = await db().select().from(orders).where(eq(orders.projectId, projectId))
  expect(order?.placedBy).toBe(dana.id)
  const items = await db()
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order?.id ?? 0))
  expect(items).toMatchObject([{ agreedCents: 50_000, taxCents: 4_450 }])
})

test('free text accepts emoji', async () => {
  const { dana } = await aCart()
  expect(await redirectOf(save({ ...TYPED, productionCompanyName: '🎬 Film & Söhne' }, dana))).toMatchObject({
    to: '/cart/bookVehicles',
  })
  await send({ ...(await signerOf(dana)), firstName: 'Zoë 🎥' }, dana)
  const [agreement] = await db().select().from(agreements).where(eq(agreements.firstName, 'Zoë 🎥'))
  expect(agreement).toMatchObject({ status: 'not_signed' })
})

test('guests log in first, and an empty cart redirects to the cart', async () => {
  expect(await redirectOf(open())).toMatchObject({ to: '/?return-to=%2Fcart%2FbookVehicles' })
  expect(await redirectOf(open(await anAdmin()))).toMatchObject({ to: '/cart' })
})

test('the checkout takes the same number of queries for one vehicle and for twenty', async () => {
  const { dana, projectId } = await aCart()
  const few = await countQueries(() => open(dana))
  for (let more = 0; more < 19; more++) await aVehicleInCart({ projectId, renter: dana })
  const many = await countQueries(() => open(dana))
  expect(many.result.cart.items).toHaveLength(20)
  expect(many.count).toBe(few.count)
})

test('a quote says what it is for, redirects to its dialog and is an inline PDF; an invalid form is returned', async () => {
  const { dana, projectId } = await aCart()
  const { revision: number, totals } = (await open(dana)).cart
  const revision = String(number)
  const { quoted } = await newQuote.loader(at(await get('/cart/quote', dana)))
  expect(quoted).toBe(`1 vehicle, ${formatCents(totals.total)} with tax`)
  const made = async (fields = {}) =>
    newQuote.action(at(await post('/cart/quote', { ...QUOTED, revision, ...fields }, dana)))
  expect(await answerOf(made({ zipcode: '3', companyName: '' }))).toMatchObject({
    fieldErrors: { companyName: 'Company name is required', zipcode: 'Please enter a valid Zipcode.' },
    repopulateFields: { zipcode: '3', contactPerson: QUOTED.contactPerson },
  })
  const { to } = await redirectOf(made())
  expect(to).toMatch(/^\/cart\/quote\/\d+$/)
  const quoteId = to?.split('/').at(-1) ?? ''
  const params = { projectId, quoteId }
  const pdf = await quote.loader(at(await get(`/projects/${projectId}/quotes/${quoteId}`, dana), params))
  expect(Object.fromEntries(pdf.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Quote Q-${quoteId} The Long Haul.pdf"`,
    'cache-control': 'private, no-store, no-transform',
  })
})
