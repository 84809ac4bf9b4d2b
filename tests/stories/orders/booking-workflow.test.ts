import { expect, test } from 'vitest'
import { useWorld } from '#tests/world/application/world'
import { anAdmin, anOwner, aProject, aVehicle, PASSWORD } from '#tests/world/builders'
import { SIGNER } from '#tests/world/paperwork'
import { DRIVER } from '#tests/world/recipients'
import { cardOf, fillBilling, fillInquiry, fillSigner, logIn, openProject } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { bookingPaths } from '~/models/trade/paths/booking'

const CAPRICE = '1976 Chevrolet Caprice'
const LTD = '1979 Ford LTD'

/** The whole workflow without script. Each test continues the previous one. */
const { app, story } = await useWorld(async () => {
  const dana = await anAdmin()
  const omar = await anOwner()
  await aProject({ Owner: dana }, { title: 'The Long Haul' })
  await aVehicle(omar)
  await aVehicle(omar, { make: 'Ford', model: 'LTD', year: 1979, era: '1970s' })
  return { dana, omar }
})
const { dana, omar } = story
let renter: Visitor

test('the renter logs in and lands on the search', async () => {
  renter = await logIn(app.origin, dana)
  expect(renter.status()).toBe(200)
  expect(renter.has('heading', 'Search vehicles')).toBe(true)
  expect(renter.text()).toContain('2 vehicles')
})

test('the renter finds the vehicle by its model and opens it', async () => {
  renter.fill('Vehicle', 'caprice')
  await renter.press('Search')
  expect(renter.text()).toContain('1 vehicle')
  expect(renter.has('link', '1979 Ford LTD')).toBe(false)
  await renter.follow(CAPRICE)
  expect(renter.has('heading', CAPRICE)).toBe(true)
  expect(renter.text()).toMatch(/\$100(\.00)? ?per day/)
})

test('the renter adds it to a project and creates its list', async () => {
  await renter.follow('Add to project')
  await renter.follow(/^The Long Haul/)
  expect(renter.text()).toContain('No lists found.')
  await renter.follow('Create List')
  renter.fill('Name', 'Street traffic, 1976')
  await renter.press('Create')
  expect(renter.text()).toContain('List created Successfully')
  expect(renter.text()).toContain('Added Vehicle Successfully.')
  await openProject(renter, 'The Long Haul')
  expect(renter.has('heading', /^Street traffic, 1976/)).toBe(true)
  expect(cardOf(renter, CAPRICE).textContent).toContain('Not inquired')
})

test('an inquiry a cent below the floor is refused and keeps what was typed', async () => {
  await renter.follow(/^Inquire/, cardOf(renter, CAPRICE))
  fillInquiry(renter, { rate: '399.99' })
  await renter.press('Send inquiry')
  expect(renter.status()).toBe(409)
  expect(renter.text()).toContain('Your rate should not be less than 80% of the original price.')
  expect(renter.document().querySelector('[name=location]')?.getAttribute('value')).toBe('Newnan courthouse square')
  expect(renter.document().querySelectorAll('[name=usage]:checked')).toHaveLength(2)
})

test('an inquiry at exactly the floor is sent', async () => {
  fillInquiry(renter, { rate: '$400.00' })
  await renter.press('Send inquiry')
  expect(renter.text()).toContain('Inquiry sent successfully to the car owner.')
  expect(cardOf(renter, CAPRICE).textContent).toMatch(/Inquired at \$400/)
})

test('the owner finds the inquiry in the inbox and accepts', async () => {
  const owner = await logIn(app.origin, omar)
  expect(owner.path()).toBe('/owner')
  expect(owner.text()).toContain('1 inquiry to answer')
  await owner.follow(new RegExp(CAPRICE))
  expect(owner.text()).toContain('Newnan courthouse square')
  await owner.press(/^Accept/)
  expect(owner.text()).toContain('Offer has been accepted successfully')
  expect(owner.text()).toContain('Agreed at $400.')
})

test('the renter adds the vehicle to the cart and opens the checkout', async () => {
  await renter.reload()
  await renter.press(/^Add to cart/, cardOf(renter, CAPRICE))
  expect(renter.text()).toContain('Added to cart successfully.')
  await renter.follow(/^Cart/)
  expect(renter.has('heading', 'Cart (1)')).toBe(true)
  for (const amount of ['$100.00', '$300.00', '$900.00', '$35.60', '$435.60']) expect(renter.text()).toContain(amount)
  await renter.follow('BOOK VEHICLES')
})

test('the renter fills in billing and continues', async () => {
  fillBilling(renter)
  await renter.press('NEXT')
  expect(renter.text()).toContain("We'll email the agreement to the person who signs for the production.")
})

test('the renter names the signer, orders, and sees the agreement not signed', async () => {
  fillSigner(renter)
  await renter.press('SEND')
  expect(renter.path()).toMatch(/^\/orders\/\d+\/summary$/)
  expect(renter.has('heading', 'Order Summary')).toBe(true)
  for (const text of ['Order placed successfully.', 'NOT SIGNED', '$435.60']) expect(renter.text()).toContain(text)
  await renter.follow(/^Cart/)
  expect(renter.text()).toContain('Your cart is empty.')
  await renter.follow('Orders')
  await renter.follow('The Long Haul')
  await renter.follow(/^VIEW ORDER DETAILS/)
  expect(renter.has('heading', 'Order Details')).toBe(true)
})

test('the signer and the driver need no account, and the log contains no links', async () => {
  const orderId = /\d+/.exec(renter.path())?.[0]
  await renter.open(bookingPaths.orderSummary(Number(orderId)))
  await renter.follow('SEND PICKUP DETAILS')
  renter.fill('First name', DRIVER.firstName)
  renter.fill('Last name', DRIVER.lastName)
  renter.fill('Email', DRIVER.email)
  renter.fill('Phone number', '(404) 555-0144')
  await renter.press('SEND')
  expect(renter.text()).toContain('Pickup details send Successfully')

  const signer = newVisitor(app.origin)
  await signer.open('/outbox')
  const links = [/\/agreement\/[\w-]{43}/, /\/pickup\/[\w-]{43}/].map((link) => link.exec(signer.text())?.[0] ?? '')
  for (const { email } of [SIGNER, dana, omar]) expect(signer.text()).toContain(`to ${email}`)
  await signer.open(links[0])
  expect([signer.status(), signer.path()]).toEqual([200, '/agreement'])
  for (const text of [CAPRICE, 'Marcus Oyelaran', '$435.60', 'NOT SIGNED']) expect(signer.text()).toContain(text)
  expect(signer.document().querySelectorAll('script, nav')).toHaveLength(0)
  await signer.reload()
  expect(signer.text()).toContain('NOT SIGNED')
  signer.tick(/^I have read this agreement/)
  signer.fill('Type your name', `${SIGNER.firstName} ${SIGNER.lastName}`)
  await signer.press('Sign')
  expect(signer.find('status', '').textContent).toBe('Agreement signed.')
  expect(signer.has('button', 'Sign')).toBe(false)
  await signer.open('/orders')
  expect(signer.has('heading', 'Login')).toBe(true)

  const driver = newVisitor(app.origin)
  await driver.open(links[1])
  expect(driver.path()).toBe(`/pickupDetails/${orderId}`)
  expect(driver.text()).toContain('Pickup details will be available 2 days before the booking period')
  await driver.press('Got it')
  expect(driver.text()).toContain('Confirmed. Production has been notified.')
  for (const link of links) expect(app.output()).not.toContain(link.split('/').at(-1))
})

test('the next vehicle is added with one click and ordered with at most eleven', async () => {
  let clicks = 0
  const once = (step: Promise<unknown>) => {
    clicks++
    return step
  }
  const crew = newVisitor(app.origin)
  await crew.open()
  crew.fill('Email', dana.email)
  crew.fill('Password', PASSWORD)
  await once(crew.press('Login'))
  crew.fill('Vehicle', 'ford ltd')
  await once(crew.press('Search'))
  await once(crew.press(/^Add to Street traffic, 1976/))
  await once(crew.follow('View in The Long Haul'))
  await once(crew.follow(/^Inquire/, cardOf(crew, LTD)))
  fillInquiry(crew)
  await once(crew.press('Send inquiry'))

  const owner = await logIn(app.origin, omar)
  await owner.follow(new RegExp(LTD))
  await owner.press(/^Accept/)

  await once(crew.reload())
  await once(crew.press(/^Add to cart/, cardOf(crew, LTD)))
  await once(crew.follow(/^Book vehicles/, cardOf(crew, LTD)))
  await once(crew.press('NEXT'))
  fillSigner(crew)
  await once(crew.press('SEND'))
  expect(crew.text()).toContain('Order placed successfully.')
  expect(clicks).toBeLessThanOrEqual(11)
})
