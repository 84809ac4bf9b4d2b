import { expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { anAdmin, aProject, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anAgreedVehicle, aVehicleInCart } from '#tests/world/orders'
import { at, redirectOf } from '#tests/world/visits/responses'
import * as cart from '~/routes/booking/cart'
import * as cartItem from '~/routes/booking/cart-item'
import * as removal from '~/routes/booking/cart-item-removal'
import { setClock } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

setClock(new Date('2026-11-20T15:00:00Z'))
const dana = await anAdmin()

const openCart = async (as?: Account) => cart.loader(at(await get('/cart', as)))

async function add(projectId: string, listVehicleId: string, as?: Account, fields = {}) {
  const path = `/projects/${projectId}/list/${listVehicleId}/cart-item`
  const request = await post(path, fields, as)
  request.headers.set('Referer', `http://localhost:3000/projects/${projectId}/list?vehicle=caprice`)
  return cartItem.action(at(request, { projectId, listVehicleId }))
}

async function itemOf(renter: Account) {
  const { cart: found } = await openCart(renter)
  return found?.items[0]?.id ?? ''
}
const openRemoval = async (cartItemId: string, as: Account) =>
  removal.loader(at(await get(`/cart/${cartItemId}/removal`, as), { cartItemId }))
const remove = async (cartItemId: string, as: Account) =>
  removal.action(at(await post(`/cart/${cartItemId}/removal`, {}, as), { cartItemId }))

test('the button of a card adds its vehicle and returns to the same page', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: marcus })
  const { listVehicleId } = await anAgreedVehicle({ projectId, renter: marcus })
  expect(await redirectOf(add(projectId, listVehicleId, marcus))).toEqual({
    to: `/projects/${projectId}/list?vehicle=caprice`,
    says: 'Added to cart successfully.',
  })
  expect((await openCart(marcus)).cart?.items).toHaveLength(1)
})

test('adding a vehicle of another project opens a dialog, which redirects once the cart is empty', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: marcus })
  const other = await aProject({ Owner: marcus }, { title: 'Nightshift' })
  await aVehicleInCart({ projectId, renter: marcus })
  const { listVehicleId } = await anAgreedVehicle({ projectId: other, renter: marcus })
  const dialog = `/projects/${other}/list/${listVehicleId}/cart-item`
  const params = { projectId: other, listVehicleId }
  expect(await redirectOf(add(other, listVehicleId, marcus))).toEqual({ to: `${dialog}?vehicle=caprice`, says: null })
  expect(await cartItem.loader(at(await get(dialog, marcus), params))).toBeNull()
  await remove(await itemOf(marcus), marcus)
  const later = cartItem.loader(at(await get(dialog, marcus), params))
  expect(await redirectOf(later)).toEqual({ to: `/projects/${other}/list`, says: null })
})

test('a refusal is shown in a notice', async () => {
  const projectId = await aProject({ Owner: dana })
  const { listVehicleId, vehicleId } = await anAgreedVehicle({ projectId, renter: dana })
  await writeBlock(vehicleId, '2026-12-07', '2026-12-07')
  const { says } = await redirectOf(add(projectId, listVehicleId, dana))
  expect(says).toBe(
    'Vehicle not available in the given dates. Taken: Dec 7, 2026. The nearest free days are Dec 8, 2026 to Dec 12, 2026.',
  )
})

test('tampered price, owner and vehicle fields are ignored', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: marcus })
  const { listVehicleId, vehicleId } = await anAgreedVehicle({ projectId, renter: marcus, agreedCents: 45_000 })
  await add(projectId, listVehicleId, marcus, { rate: '1', agreed: '1', dailyCents: '1', accountId: dana.id, tax: '0' })
  const { cart: found } = await openCart(marcus)
  expect(found?.items).toMatchObject([{ vehicleId, rates: { daily: 10_000, subTotal: 45_000, tax: 4_005 } }])
})

test('guests log in first and return', async () => {
  const projectId = await aProject({ Owner: dana })
  const { listVehicleId } = await anAgreedVehicle({ projectId, renter: dana })
  const guest = await redirectOf(add(projectId, listVehicleId))
  expect(guest.to).toBe(`/?return-to=${encodeURIComponent(`/projects/${projectId}/list?vehicle=caprice`)}`)
  expect((await redirectOf(openCart())).to).toBe('/?return-to=%2Fcart')
})

test('Delete asks for confirmation and removes once', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: marcus })
  await aVehicleInCart({ projectId, renter: marcus })
  const id = await itemOf(marcus)
  expect(await openRemoval(id, marcus)).toMatchObject({
    title: '1976 Chevrolet Caprice',
    days: 'Dec 7, 2026 to Dec 11, 2026',
  })
  expect(await redirectOf(remove(id, marcus))).toEqual({ to: '/cart', says: null })
  expect(await redirectOf(remove(id, marcus))).toEqual({ to: '/cart', says: null })
  expect(await openCart(marcus)).toMatchObject({ cart: null })
})

test('a cart item with taken days redirects to a new inquiry, also when repeated', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: marcus })
  const { listVehicleId, vehicleId } = await aVehicleInCart({ projectId, renter: marcus })
  await writeBlock(vehicleId, '2026-12-07', '2026-12-07')
  const [item] = (await openCart(marcus)).cart?.items ?? []
  expect(item?.way?.label).toBe('Inquire about other dates')
  const remove = async () =>
    removal.action(at(await post(item?.way?.to ?? '', {}, marcus), { cartItemId: item?.id ?? '' }))
  const inquiry = { to: `/projects/${projectId}/list/${listVehicleId}/inquiry`, says: null }
  expect([await redirectOf(remove()), await redirectOf(remove())]).toEqual([inquiry, inquiry])
  expect(await openCart(marcus)).toMatchObject({ cart: null })
})
