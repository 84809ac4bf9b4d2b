import { beforeAll, expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anOwner } from '#tests/world/builders'
import { logIn } from '#tests/world/visits/steps'
import type { Visitor } from '#tests/world/visits/visitor'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { FEED_PROBLEMS } from '~/models/owner/calendar/feed-messages'

/** An owner adds a vehicle without script. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => ({ omar: await anOwner() }))
let owner: Visitor

beforeAll(async () => {
  owner = await logIn(app.origin, story.omar)
})

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

test('an invalid year clears make and model and keeps everything else', async () => {
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

test('the details are saved as a draft and shown again', async () => {
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

test('price and pickup are saved, and an invalid price keeps what was typed', async () => {
  await owner.follow('1976 Chevrolet Caprice')
  await owner.follow('Price and pickup')
  expect(owner.text()).toContain('Decatur, GA 30030, Eastern Time')
  owner.fill('Daily rate', 'a lot')
  owner.fill('Address line 1', '12 Depot Street')
  owner.fill('Contact phone', '(404) 555-0123')
  owner.fill('Pickup type', 'Crew picks up')
  await owner.press('Save')
  expect(owner.text()).toContain(LISTING_FORM_MESSAGES.priceInvalid)
  expect(typedIn('Address line 1')).toBe('12 Depot Street')
  owner.fill('Daily rate', '1,350')
  await owner.press('Save')
  expect(owner.text()).toMatch(/Decatur, GA, \$1,350 a day/)
})

test('a draft can be previewed as crew and duplicated with its details', async () => {
  await owner.follow('Preview as crew')
  expect(owner.text()).toMatch(/Preview: this is a draft.*\$1,350/s)
  await owner.follow('Back to the listing')
  await owner.press('Duplicate')
  expect(owner.text()).toContain(LISTING_FORM_MESSAGES.copied)
  expect([typedIn('Make', 'combobox'), typedIn('Zipcode')]).toEqual(['Chevrolet', '30030'])
})

test('a calendar on a private address is refused and keeps what was typed', async () => {
  await owner.follow('Vehicles')
  await owner.follow('1976 Chevrolet Caprice')
  await owner.follow('Add a calendar')
  owner.fill('Address of the calendar (ICS)', 'webcal://169.254.169.254/latest')
  await owner.press('Add')
  expect(owner.text()).toContain(FEED_PROBLEMS['not-public'])
  expect(typedIn('Address of the calendar (ICS)')).toBe('webcal://169.254.169.254/latest')
})
