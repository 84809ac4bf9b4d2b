import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aVehicle } from '#tests/world/fleet'
import { SIGNER } from '#tests/world/paperwork'
import { anAdmin, anOwner, PASSWORD } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { cardOf, fillBilling, fillInquiry, fillSigner, logIn, openProject } from '#tests/world/visits/walks'

const CAPRICE = '1976 Chevrolet Caprice'
const LTD = '1979 Ford LTD'

/** The whole job, walked by people with browsers that run no script. One story: the tests go on from one another. */
const world = await aWorld(async () => {
  const dana = await anAdmin()
  const marcus = await anAdmin('marcus')
  const omar = await anOwner()
  await aProject({ Owner: dana }, { title: 'The Long Haul' })
  await aProject({ Owner: marcus }, { title: 'Nightshift' })
  await aVehicle(omar)
  await aVehicle(omar, { make: 'Ford', model: 'LTD', year: 1979, era: '1970s' })
  return { dana, marcus, omar }
})
const { dana, marcus, omar } = world.story
let app: AppServer
let renter: Visitor

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

const expectSentences = (visitor: Visitor, sentences: string[]) => {
  expect(visitor.status()).toBe(400)
  for (const sentence of sentences) expect(visitor.html()).toContain(sentence)
}

test('the renter logs in and lands on the search', async () => {
  renter = await logIn(app.origin, dana)
  expect(renter.status()).toBe(200)
  expect(renter.has('heading', 'Search vehicles')).toBe(true)
  expect(renter.text()).toContain('2 vehicles')
})

test('finds the vehicle by its model and opens it', async () => {
  renter.fill('Vehicle', 'caprice')
  await renter.press('Search')
  expect(renter.text()).toContain('1 vehicle')
  expect(renter.has('link', '1979 Ford LTD')).toBe(false)
  await renter.follow(CAPRICE)
  expect(renter.has('heading', CAPRICE)).toBe(true)
  expect(renter.text()).toMatch(/\$100(\.00)? ?per day/)
})

test('adds it to a project, making the list on the way', async () => {
  await renter.follow('Add to project')
  await renter.follow('The Long Haul')
  expect(renter.text()).toContain('No lists found.')
  await renter.follow('Create List')
  await renter.press('Create')
  expectSentences(renter, ['Name is required'])
  renter.fill('Name', 'Street traffic, 1976')
  renter.fill('Season', '2')
  await renter.press('Create')
  expect(renter.text()).toContain('List created Successfully')
  expect(renter.text()).toContain('Added Vehicle Successfully.')
  await openProject(renter, 'The Long Haul')
  expect(renter.has('heading', /^Street traffic, 1976/)).toBe(true)
  expect(cardOf(renter, CAPRICE).textContent).toContain('Not inquired')
})

test('is told everything that is wrong with an empty inquiry at once', async () => {
  await renter.follow(/^Inquire/, cardOf(renter, CAPRICE))
  for (const field of ['Production Company', 'Location']) renter.fill(field, '')
  await renter.press('Send inquiry')
  expectSentences(renter, [
    'Production Company is required',
    'Location is required',
    'Booking Period is required.',
    'Rate is required',
    'Mileage is required',
    'Usage  is required.',
  ])
})

test.each([
  ['nothing', { rate: '0' }, 400, 'Rate must be greater than zero'],
  ['less than nothing', { rate: '-450' }, 400, 'Rate must be greater than zero'],
  ['days that are over', { from: '2020-12-07', to: '2020-12-11' }, 409, 'Booking Period cannot start before today.'],
  ['a cent below the floor', { rate: '399.99' }, 409, 'Your rate should not be less than 80% of the original price.'],
])('is refused for %s, and what was typed stays', async (_, typed, status, sentence) => {
  fillInquiry(renter, typed)
  await renter.press('Send inquiry')
  expect(renter.status()).toBe(status)
  expect(renter.text()).toContain(sentence)
  expect(renter.document().querySelector('[name=location]')?.getAttribute('value')).toBe('Newnan courthouse square')
  expect(renter.document().querySelectorAll('[name=usage]:checked')).toHaveLength(2)
})

test('sends it at exactly the floor', async () => {
  fillInquiry(renter, { rate: '$400.00' })
  await renter.press('Send inquiry')
  expect(renter.text()).toContain('Inquiry sent successfully to the car owner.')
  expect(cardOf(renter, CAPRICE).textContent).toMatch(/Inquired at \$400/)
})

test('the owner finds it in the inbox and accepts', async () => {
  const owner = await logIn(app.origin, omar)
  expect(owner.path()).toBe('/owner')
  expect(owner.text()).toContain('1 inquiry to answer')
  await owner.follow(new RegExp(CAPRICE))
  expect(owner.text()).toContain('Newnan courthouse square')
  await owner.press(/^Accept/)
  expect(owner.text()).toContain('Offer has been accepted successfully')
  expect(owner.text()).toContain('Agreed at $400.')
})

test('the renter puts it into the cart and opens the checkout', async () => {
  await renter.reload()
  await renter.press(/^Add to cart/, cardOf(renter, CAPRICE))
  expect(renter.text()).toContain('Added to cart successfully.')
  await renter.follow(/^Cart/)
  expect(renter.has('heading', 'Cart (1)')).toBe(true)
  for (const amount of ['$100.00', '$300.00', '$900.00', '$35.60', '$435.60']) expect(renter.text()).toContain(amount)
  await renter.follow('BOOK VEHICLES')
})

test('is told everything that is missing from the billing details, then goes on', async () => {
  for (const field of ['Production company', 'Contact person', 'Email']) renter.fill(field, '')
  await renter.press('NEXT')
  expectSentences(renter, [
    'Company name is required',
    'Contact person is required',
    'Email is required.',
    'Phone Number is required.',
    'Address is required',
    'City is required',
    'State is required',
    'Zipcode is required',
    'Payment Terms is required',
    'Payment Method is required',
  ])
  fillBilling(renter)
  await renter.press('NEXT')
  expect(renter.text()).toContain("We'll email the agreement to the person who signs for the production.")
})

test('names the signer, sends, and sees the order with its agreement not signed', async () => {
  await renter.press('SEND')
  expectSentences(renter, [
    'First name is required',
    'Last name is required',
    'Email is required.',
    'Title is required',
  ])
  fillSigner(renter)
  await renter.press('SEND')
  expect(renter.path()).toMatch(/^\/orders\/\d+\/summary$/)
  expect(renter.has('heading', 'Order Summary')).toBe(true)
  for (const words of ['Order placed successfully.', 'NOT SIGNED', '$435.60']) expect(renter.text()).toContain(words)
  await renter.follow(/^Cart/)
  expect(renter.text()).toContain('Your cart is empty.')
  await renter.follow('Orders')
  await renter.follow('The Long Haul')
  await renter.follow(/^VIEW ORDER DETAILS/)
  expect(renter.has('heading', 'Order Details')).toBe(true)
})

test('the signer, who has no account, reads the agreement through the link in the mail', async () => {
  const signer = newVisitor(app.origin)
  await signer.open('/outbox')
  for (const { email } of [SIGNER, dana, omar]) expect(signer.text()).toContain(`to ${email}`)
  await signer.follow(/\/agreement\//)
  expect(signer.status()).toBe(200)
  expect(signer.path()).toBe('/agreement')
  expect(signer.has('heading', 'Rental agreement')).toBe(true)
  for (const words of [CAPRICE, 'Marcus Oyelaran', '$435.60', 'NOT SIGNED']) expect(signer.text()).toContain(words)
  expect(signer.has('navigation', 'Main')).toBe(false)
  await signer.open('/orders')
  expect(signer.has('heading', 'Login')).toBe(true)
})

test('another crew is refused for those days, and told so', async () => {
  const rival = await logIn(app.origin, marcus)
  await rival.follow(CAPRICE)
  expect(rival.text()).toMatch(/Taken .*Dec 7/)
  await rival.follow('Add to project')
  await rival.follow('Nightshift')
  await rival.follow('Create List')
  rival.fill('Name', 'Getaway')
  await rival.press('Create')
  await openProject(rival, 'Nightshift')
  await rival.follow(/^Inquire/, cardOf(rival, CAPRICE))
  fillInquiry(rival)
  await rival.press('Send inquiry')
  expect(rival.status()).toBe(409)
  expect(rival.text()).toContain('Vehicle not available in the given dates.')
})

test('the next vehicle is ordered with fifteen presses at most, and put on the last list with one', async () => {
  let presses = 0
  const once = (step: Promise<unknown>) => {
    presses++
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
  await once(crew.follow(/^View cart/, cardOf(crew, LTD)))
  await once(crew.follow('BOOK VEHICLES'))
  await once(crew.press('NEXT'))
  fillSigner(crew)
  await once(crew.press('SEND'))
  expect(crew.text()).toContain('Order placed successfully.')
  expect(presses).toBeLessThanOrEqual(15)
})
