import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { anOwner } from '#tests/world/builders'
import type { Visitor } from '#tests/world/visits/visitor'
import { logIn } from '#tests/world/visits/walks'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'

/** An owner lists a vehicle on a phone without script. One story: the tests go on from one another. */
const world = await aWorld(async () => ({ omar: await anOwner() }))
let app: AppServer
let owner: Visitor

beforeAll(async () => {
  app = await world.start()
  owner = await logIn(app.origin, world.story.omar)
})
afterAll(world.end)

/** Fields with suggestions are combo boxes. */
function typedIn(label: string, role = 'textbox'): string {
  const field = owner.find(role, label)
  return 'value' in field ? String(field.value) : ''
}

const CHOSEN = {
  'Body type': 'Sedan',
  Color: 'Yellow',
  Transmission: 'Automatic',
  Fuel: 'Gasoline (regular)',
  'Exterior condition': 'Great Condition',
  'Interior condition': 'Normal Condition',
  'Mechanical condition': 'Normal Condition',
}

test('a year that is none clears make and model, and everything else stays as it was typed', async () => {
  await owner.follow('Vehicles')
  await owner.follow('Add a vehicle')
  owner.fill('Year', '197')
  owner.fill('Make', 'Chevrolet')
  owner.fill('Model', 'Caprice')
  owner.fill('Zipcode', '30030')
  for (const [label, choice] of Object.entries(CHOSEN)) owner.fill(label, choice)
  owner.tick('Taxi')
  owner.tick('Yes')
  await owner.press('Save draft')
  expect(owner.status()).toBe(400)
  expect(owner.text()).toContain(LISTING_FORM_MESSAGES.yearInvalid)
  expect([typedIn('Make', 'combobox'), typedIn('Model', 'combobox'), typedIn('Zipcode')]).toEqual(['', '', '30030'])
})

test('the first step is saved as a draft, and opened again as it was saved', async () => {
  owner.fill('Year', '1976')
  owner.fill('Make', 'Chevrolet')
  owner.fill('Model', 'Caprice')
  owner.fill('Usage tags (optional)', 'camera car, wedding')
  await owner.press('Save draft')
  expect(owner.text()).toContain(LISTING_FORM_MESSAGES.created)
  expect(owner.text()).toMatch(/Draft.*Decatur, GA, no price yet/s)
  await owner.follow('Details')
  expect(typedIn('Usage tags (optional)')).toBe('camera car, wedding')
})

test('price and pickup come next, and a price that is none loses nothing', async () => {
  await owner.follow('1976 Chevrolet Caprice')
  await owner.follow('Price and pickup')
  expect(owner.text()).toContain('Decatur, GA 30030, Eastern Time')
  owner.fill('Day price', 'a lot')
  owner.fill('Address line 1', '12 Depot Street')
  owner.fill('Contact phone', '(404) 555-0123')
  owner.fill('Pickup type', 'Crew picks up')
  await owner.press('Save')
  expect(owner.text()).toContain(LISTING_FORM_MESSAGES.priceInvalid)
  expect(typedIn('Address line 1')).toBe('12 Depot Street')
  owner.fill('Day price', '1,350')
  await owner.press('Save')
  expect(owner.text()).toMatch(/Decatur, GA, \$1,350 a day/)
})
