import { describe, expect, test } from 'vitest'
import { anAdmin, anOwner, aProject, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aBookedItem, itemNow } from '#tests/world/orders'
import { SHOWN_BILLING } from '#tests/world/paperwork'
import { agreementOf } from '#tests/world/signing'
import { at, redirectOf } from '#tests/world/visits/responses'
import type { AmendmentKind, ITEM_NOUNS } from '~/models/trade/vocabulary/orders'
import * as orderBilling from '~/routes/billing/order-billing'
import * as amendment from '~/routes/orders/items/amendment'
import { setClock } from '~/server/clock.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'

await useDatabase()
const BEFORE = new Date('2026-11-20T15:00:00Z')
const DURING = new Date('2026-12-09T15:00:00Z')

setClock(BEFORE)
const dana = await anAdmin()
const projectId = await aProject({ Owner: dana })

type Noun = (typeof ITEM_NOUNS)[AmendmentKind]

const paramsOf = (item: ItemRef) => ({
  orderId: `${item.orderId}`,
  projectId,
  name: 'x',
  orderItemId: item.orderItemId,
})
const pathOf = (item: ItemRef, noun: Noun) =>
  `/orders/${item.orderId}/details/${projectId}/x/${item.orderItemId}/${noun}`
const open = async (item: ItemRef, noun: Noun, query = '') =>
  amendment.loader(at(await get(pathOf(item, noun) + query, dana), paramsOf(item)))
const send = async (item: ItemRef, noun: Noun, fields: Record<string, string>) =>
  amendment.action(at(await post(pathOf(item, noun), fields, dana), paramsOf(item)))
const book = async (story = {}) => (await aBookedItem(dana, projectId, { agreedCents: 45_055, ...story })).ref

test('a dialog shows the possible days, the taken ones and those from its query', async () => {
  const owner = await anOwner()
  const { ref: item, vehicleId } = await aBookedItem(dana, projectId, { owner })
  await aBookedItem(dana, projectId, { owner, vehicleId, from: '2026-12-14', to: '2026-12-15' })
  expect(await open(item, 'dates', '?from=2026-12-08&to=2026-12-09&revision=1')).toMatchObject({
    draft: { from: '2026-12-08', to: '2026-12-09' },
    item: {
      revision: 1,
      offered: { from: '2026-11-27', to: '2026-12-21' },
      taken: [{ text: 'Taken Dec 14, 2026 to Dec 15, 2026.' }],
      refusal: null,
    },
  })
  expect(await open(item, 'extension')).toMatchObject({ item: { refusal: 'Available after rental starts' } })
})

describe('each amendment has its toast and redirects to the order', () => {
  const details = ({ orderId }: ItemRef) => `/orders/${orderId}/details/${projectId}/x`
  test.each([
    ['cancellation', BEFORE, {}, 'Order item removed successfully.'],
    ['dates', BEFORE, { from: '2026-12-08', to: '2026-12-09', seen: '18022' }, 'Booking period changed successfully.'],
    ['extension', DURING, { to: '2026-12-12', seen: '54066' }, 'Date Extended successfully.'],
    ['completion', DURING, { to: '2026-12-09' }, 'Rental Completed successfully.'],
  ] as const)('%s', async (noun, instant, fields, says) => {
    const item = await book()
    setClock(instant)
    expect(await redirectOf(send(item, noun, { ...fields, revision: '1' }))).toEqual({ to: details(item), says })
    expect((await itemNow(item)).revision).toBe(2)
    setClock(BEFORE)
  })
})

describe('a refusal returns its message and the typed values', () => {
  const answer = async (item: ItemRef, fields: Record<string, string>) => {
    const sent = await send(item, 'dates', fields)
    if (!('data' in sent)) throw new Error('It was taken.')
    const { initialValue, error } = sent.data
    return { status: sent.init?.status, typed: initialValue, error }
  }

  test('invalid or reversed days', async () => {
    const item = await book()
    const typed = { from: '2026-12-09', to: '2026-12-08' }
    expect(await answer(item, { ...typed, revision: '1' })).toMatchObject({
      status: 400,
      typed,
      error: { to: ['The last day cannot be before the first day.'] },
    })
    expect(await answer(item, { from: 'soon', to: '', revision: '1' })).toMatchObject({
      status: 400,
      error: { from: ['Please enter a valid date.'], to: ['Booking Period is required.'] },
    })
  })

  test('an outdated page, a missing revision, and a price that the page did not show', async () => {
    const item = await book()
    const typed = { from: '2026-12-08', to: '2026-12-09' }
    expect(await answer(item, { ...typed, revision: '1' })).toMatchObject({
      status: 409,
      typed,
      error: { '': ['Please review the price for these dates and confirm.'] },
    })
    expect(await answer(item, { ...typed, revision: '7', seen: '18022' })).toMatchObject({
      status: 409,
      error: { '': ['This booking has changed since you opened it. Please review it.'] },
    })
    expect(await answer(item, { ...typed, seen: '18022' })).toMatchObject({ status: 400 })
    expect((await itemNow(item)).revision).toBe(1)
  })
})

test('a corrected billing redirects to its order, and a refused one returns what was typed', async () => {
  const item = await book()
  const { id: replaces } = await agreementOf(item.orderId)
  const path = `/orders/${item.orderId}/details/${projectId}/x`
  const billing = { ...SHOWN_BILLING, productionCompanyName: 'Blue Ridge Films LLC', replaces }
  const correct = async (fields: Record<string, string>) =>
    orderBilling.action(at(await post(`${path}/billing`, { ...billing, ...fields }, dana), paramsOf(item)))
  expect(await correct({ zipcode: '3' })).toMatchObject({
    init: { status: 400 },
    data: { error: { zipcode: ['Please enter a valid Zipcode.'] }, initialValue: { zipcode: '3' } },
  })
  expect(await redirectOf(correct({}))).toEqual({ to: path, says: 'Billing corrected.' })
  expect(await correct({ city: 'Macon' })).toMatchObject({
    init: { status: 409 },
    data: {
      error: { '': ['The order has changed since you opened this form. Please review it.'] },
      initialValue: { city: 'Macon' },
    },
  })
})
