import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '~/models/trade/paths'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import type { AppServer } from '../world/app-server'
import { anAgreedVehicle, aVehicleInCart, BILLING, SIGNER } from '../world/bookings'
import { anAdmin, aProject, PASSWORD } from '../world/people'
import { newVisitor, type Visitor } from '../world/visitor'
import { aWorld } from '../world/world'

const NEXT_YEAR = new Date().getFullYear() + 1
const DAYS = { from: `${NEXT_YEAR}-12-07`, to: `${NEXT_YEAR}-12-11` }

const world = await aWorld(async () => {
  const ada = await anAdmin()
  const longHaul = await aProject({ Owner: ada })
  const nightshift = await aProject({ Owner: ada }, { title: 'Nightshift' })
  await aVehicleInCart({ projectId: longHaul, renter: ada, ...DAYS })
  await anAgreedVehicle({ projectId: nightshift, renter: ada, vehicle: { make: 'Ford', model: 'Mustang' }, ...DAYS })
  return { ada, nightshift }
})
let app: AppServer
let ada: Visitor

beforeAll(async () => {
  app = await world.start()
  ada = newVisitor(app.origin)
  await ada.open()
  ada.fill('Email', world.story.ada.email)
  ada.fill('Password', PASSWORD)
  await ada.press('Login')
})
afterAll(world.end)

const OTHER_PROJECT =
  'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.'

test("another project's cart is explained in a dialog over the list, and emptied on the way", async () => {
  const list = paths.projectList(world.story.nightshift)
  await ada.open(list)
  await ada.press(/^Add to cart/)
  expect(ada.find('dialog', 'Cart').textContent).toContain(OTHER_PROJECT)
  await ada.follow('OK')
  expect(ada.path()).toBe(list)

  await ada.follow(/^Cart/)
  expect(ada.find('heading', 'Cart (1)')).toBeTruthy()
  await ada.follow(/^Delete/)
  await ada.press('Delete', ada.find('dialog', 'Delete vehicle'))
  expect(ada.text()).toContain('Your cart is empty.')

  await ada.open(list)
  await ada.press(/^Add to cart/)
  expect(ada.path()).toBe(list)
  expect(ada.find('status', '').textContent).toBe('Added to cart successfully.')
})

test('the cart becomes an order, the signer reads it from the mail, and nobody signs by reading', async () => {
  await ada.open(paths.cart())
  await ada.follow('BOOK VEHICLES')
  for (const [label, value] of ANSWERS) ada.fill(label, value)
  await ada.press('NEXT')
  ada.fill('First name', SIGNER.firstName)
  ada.fill('Last name', SIGNER.lastName)
  ada.fill('Email', SIGNER.email)
  ada.fill('Title', SIGNER.role)
  await ada.press('SEND')
  expect(ada.path()).toMatch(/^\/orders\/\d+\/summary$/)
  expect(ada.text()).toContain('Order placed successfully. Thank you for using Backlot.')

  await app.stop()
  const letters = await world.inside(() => db().select().from(outbox))
  app = await world.start()
  const letter = letters.find(({ recipient }) => recipient === SIGNER.email)?.bodyText ?? ''
  const marcus = newVisitor(app.origin)
  await marcus.open(/\/agreement\/\S+/.exec(letter)?.[0])
  expect(marcus.status()).toBe(200)
  expect(marcus.path()).toBe('/agreement')
  expect(marcus.text()).toContain('1976 Ford Mustang')
  expect(marcus.text()).toContain('NOT SIGNED')
  expect(marcus.text()).toContain('$544.50')
  expect(marcus.document().querySelectorAll('script, nav, button')).toHaveLength(0)
  expect(app.output()).not.toContain(/\/agreement\/(\S+)/.exec(letter)?.[1])
})

const ANSWERS: [string, string][] = [
  ['Production company', BILLING.productionCompanyName],
  ['Phone number', '4045550123'],
  ['Address line 1', BILLING.addressLine1],
  ['City', BILLING.city],
  ['State', BILLING.state],
  ['Zipcode', BILLING.zipcode],
  ['Payment terms', 'Net 30'],
  ['Payment method', 'ACH'],
]
