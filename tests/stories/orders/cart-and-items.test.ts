import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anAdmin, aProject } from '#tests/world/builders'
import { aBookedItem, anAgreedVehicle, anOrder, aVehicleInCart } from '#tests/world/orders'
import { logIn } from '#tests/world/visits/steps'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import { setClock } from '~/server/clock.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'

const NEXT_YEAR = new Date().getFullYear() + 1
const TODAY = todayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(TODAY, days)
const DAYS = { from: `${NEXT_YEAR}-12-07`, to: `${NEXT_YEAR}-12-11` }

const { app, story } = await useSharedWorld(async () => {
  const dana = await anAdmin()
  const longHaul = await aProject({ Owner: dana })
  const nightshift = await aProject({ Owner: dana }, { title: 'Nightshift' })
  await aVehicleInCart({ projectId: longHaul, renter: dana, ...DAYS })
  await anAgreedVehicle({ projectId: nightshift, renter: dana, vehicle: { make: 'Ford', model: 'Mustang' }, ...DAYS })
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: marcus })
  setClock(new Date(Date.now() - 2 * 86_400_000))
  const began = await aBookedItem(marcus, projectId, { from: inDays(-1), to: inDays(1) })
  setClock()
  const { owner, vehicleId } = began
  await anOrder(marcus, projectId, [{ owner, vehicleId, from: inDays(4), to: inDays(5) }])
  const ahead = await aBookedItem(marcus, projectId, { from: inDays(20), to: inDays(24) })
  return { dana, nightshift, marcus, began: detailsOf(began.ref), ahead: detailsOf(ahead.ref) }
})

function detailsOf({ orderId, projectId }: ItemRef) {
  return orderPaths.orderDetails(orderId, projectId, 'x')
}

const OTHER_PROJECT =
  'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.'

test('a vehicle of another project opens a dialog that leads to emptying the cart', async () => {
  const dana = await logIn(app.origin, story.dana)
  const list = projectPaths.projectList(story.nightshift)
  await dana.open(list)
  await dana.press(/^Add to cart/)
  expect(dana.find('dialog', 'Cart').textContent).toContain(OTHER_PROJECT)
  await dana.follow('OK')
  expect(dana.path()).toBe(list)

  await dana.follow(/^Cart/)
  expect(dana.find('heading', 'Cart (1)')).toBeTruthy()
  await dana.follow(/^Delete/)
  await dana.press('Delete', dana.find('dialog', 'Delete vehicle'))
  expect(dana.text()).toContain('Your cart is empty.')

  await dana.open(list)
  await dana.press(/^Add to cart/)
  expect(dana.path()).toBe(list)
  expect(dana.find('status', '').textContent).toBe('Added to cart successfully.')
})

test('a booked vehicle’s days are changed after showing the price, and then it is cancelled', async () => {
  const marcus = await logIn(app.origin, story.marcus)
  await marcus.open(story.ahead)
  await marcus.follow(/^CHANGE DATE/)
  marcus.fill('From', inDays(21))
  marcus.fill('To', inDays(22))
  await marcus.press('Show price')
  expect(marcus.find('dialog', 'Change Date').textContent).toContain(
    'Current (5 days)$500.00New (2 days)$200.00Difference-$300.00',
  )
  await marcus.press('Change date')
  expect(marcus.find('status', '').textContent).toBe('Booking period changed successfully.')
  expect(marcus.text()).toContain(formatBookingOfYear({ from: inDays(21), to: inDays(22) }))
  expect(marcus.text()).toContain('Action Required')

  await marcus.follow(/^CANCEL ITEM/)
  await marcus.press('Cancel item')
  expect(marcus.find('status', '').textContent).toBe('Order item removed successfully.')
  expect(marcus.text()).toContain('CANCELLED ITEMS')
  expect(marcus.text()).not.toContain('Action Required')
})

test('a running rental is extended while days are free, and completed', async () => {
  const marcus = await logIn(app.origin, story.marcus)
  await marcus.open(story.began)
  await marcus.follow(/^EXTEND DATE/)
  const taken = formatBookingOfYear({ from: inDays(4), to: inDays(5) })
  expect(marcus.text()).toContain(`Taken ${taken}.`)
  marcus.fill('New last day', inDays(4))
  await marcus.press('Extend date')
  expect(marcus.find('dialog', 'Extend Date').textContent).toContain(
    `Vehicle is not available in the given dates.Taken: ${taken}. Available until ${formatDayOfYear(inDays(3))}.`,
  )
  marcus.fill('New last day', inDays(3))
  await marcus.press('Show price')
  await marcus.press('Extend date')
  expect(marcus.find('status', '').textContent).toBe('Date Extended successfully.')

  await marcus.follow(/^COMPLETE RENTAL/)
  marcus.fill('Last day of the rental', inDays(-1))
  await marcus.press('Complete rental')
  expect(marcus.find('status', '').textContent).toBe('Rental Completed successfully.')
  expect(marcus.text()).toContain(`Order Completed Date ${formatDayOfYear(inDays(-1))}`)
})
