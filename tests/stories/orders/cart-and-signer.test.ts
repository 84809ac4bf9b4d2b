import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { lettersTo } from '#tests/world/letters/letters'
import { aBookedItem, anAgreedVehicle, anOrder, aVehicleInCart } from '#tests/world/orders'
import { BILLING, SIGNER } from '#tests/world/paperwork'
import { anAdmin, PASSWORD } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { DRIVER } from '#tests/world/recipients'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { logIn } from '#tests/world/visits/walks'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day-words'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { bookingPaths } from '~/models/trade/paths/booking'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import { setClock } from '~/server/clock.server'
import type { ItemAt } from '~/services/orders/items/require-item.server'

const NEXT_YEAR = new Date().getFullYear() + 1
const TODAY = todayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(TODAY, days)
const DAYS = { from: `${NEXT_YEAR}-12-07`, to: `${NEXT_YEAR}-12-11` }

const world = await aWorld(async () => {
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
  return { dana, nightshift, marcus, began: detailsOf(began.at), ahead: detailsOf(ahead.at) }
})

function detailsOf({ orderId, projectId }: ItemAt) {
  return orderPaths.orderDetails(orderId, projectId, 'x')
}

let app: AppServer
let dana: Visitor

beforeAll(async () => {
  app = await world.start()
  dana = newVisitor(app.origin)
  await dana.open()
  dana.fill('Email', world.story.dana.email)
  dana.fill('Password', PASSWORD)
  await dana.press('Login')
})
afterAll(world.end)

const OTHER_PROJECT =
  'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.'

test("another project's cart is explained in a dialog over the list, and emptied on the way", async () => {
  const list = projectPaths.projectList(world.story.nightshift)
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

test('the cart becomes an order, the signer reads it from the mail, signs nothing by reading it, and then signs', async () => {
  await dana.open(bookingPaths.cart())
  await dana.follow('BOOK VEHICLES')
  for (const [label, value] of ANSWERS) dana.fill(label, value)
  await dana.press('NEXT')
  dana.fill('First name', SIGNER.firstName)
  dana.fill('Last name', SIGNER.lastName)
  dana.fill('Email', SIGNER.email)
  dana.fill('Title', SIGNER.role)
  await dana.press('SEND')
  expect(dana.path()).toMatch(/^\/orders\/\d+\/summary$/)
  expect(dana.text()).toContain('Order placed successfully. Thank you for using Backlot.')

  const orderId = /\d+/.exec(dana.path())?.[0]
  await dana.follow('SEND PICKUP DETAILS')
  dana.fill('First name', DRIVER.firstName)
  dana.fill('Last name', DRIVER.lastName)
  dana.fill('Email', DRIVER.email)
  dana.fill('Phone number', '(404) 555-0144')
  await dana.press('SEND')
  expect(dana.text()).toContain('Pickup details send Successfully')

  await app.stop()
  const mails = await world.inside(() => lettersTo(SIGNER.email))
  const [sent] = await world.inside(() => lettersTo(DRIVER.email))
  app = await world.start()
  const letter = mails.find(({ bodyText }) => bodyText.includes('Ford Mustang'))?.bodyText ?? ''
  const marcus = newVisitor(app.origin)
  await marcus.open(/\/agreement\/\S+/.exec(letter)?.[0])
  expect(marcus.status()).toBe(200)
  expect(marcus.path()).toBe('/agreement')
  expect(marcus.text()).toContain('1976 Ford Mustang')
  expect(marcus.text()).toContain('NOT SIGNED')
  expect(marcus.text()).toContain('$544.50')
  expect(marcus.document().querySelectorAll('script, nav')).toHaveLength(0)
  await marcus.open(marcus.path())
  expect(marcus.text()).toContain('NOT SIGNED')
  marcus.tick(/^I have read this agreement/)
  marcus.fill('Type your name', `${SIGNER.firstName} ${SIGNER.lastName}`)
  await marcus.press('Sign')
  expect(marcus.find('status', '').textContent).toBe('Agreement signed.')
  expect(marcus.text()).not.toContain('NOT SIGNED')
  expect(marcus.has('button', 'Sign')).toBe(false)

  const link = /\/pickup\/\S+/.exec(sent?.bodyText ?? '')?.[0] ?? ''
  const theo = newVisitor(app.origin)
  await theo.open(link)
  expect(theo.path()).toBe(`/pickupDetails/${orderId}`)
  expect(theo.text()).toContain('Pickup details will be available 2 days before the booking period')
  await theo.press('Got it')
  expect(theo.text()).toContain('Confirmed. Production has been notified.')
  for (const secret of [letter, link].map((text) => /(?:agreement|pickup)\/(\S+)/.exec(text)?.[1])) {
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(app.output()).not.toContain(secret)
  }
})

test('a booked vehicle is moved, with its price seen first, and cancelled', async () => {
  const marcus = await logIn(app.origin, world.story.marcus)
  await marcus.open(world.story.ahead)
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

test('one whose rental has started is kept longer as far as it is free, and brought back', async () => {
  const marcus = await logIn(app.origin, world.story.marcus)
  await marcus.open(world.story.began)
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

const ANSWERS: [string, string][] = [
  ['Production company', BILLING.productionCompanyName],
  ['Phone number', '4045550123'],
  ['Address line 1', BILLING.addressLine1],
  ['City', BILLING.city],
  ['State', 'Georgia'],
  ['Zipcode', BILLING.zipcode],
  ['Payment terms', 'Net 30'],
  ['Payment method', 'ACH'],
]
