import { beforeAll, expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anOwner, aVehicle } from '#tests/world/builders'
import { FIVE_DAYS } from '#tests/world/days'
import { logIn } from '#tests/world/visits/steps'
import type { Visitor } from '#tests/world/visits/visitor'
import { VACATION_MESSAGES } from '~/models/owner/vacation'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'

/** An owner manages a fleet without script. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const omar = await anOwner()
  await aVehicle(omar, { model: 'Nova', stockNumber: 'B-12', dayPrice: 20_000 })
  await aVehicle(omar, { model: 'Impala', stockNumber: 'A-7', dayPrice: 33_300 })
  await aVehicle(omar, { make: 'Ford', model: 'F-100', listingStatus: 'draft', dayPrice: 0 })
  return { omar }
})
let owner: Visitor

beforeAll(async () => {
  owner = await logIn(app.origin, story.omar)
})

const NOVA = 'Select 1976 Chevrolet Nova, #B-12'
const IMPALA = 'Select 1976 Chevrolet Impala, #A-7'

test('vehicles are found by stock number, in a table that stays in the URL', async () => {
  await owner.follow('Vehicles')
  await owner.follow('Table')
  owner.fill('Search', 'b-12')
  await owner.press('Show')
  expect(owner.path()).toBe('/owner/vehicles?view=table&search=b-12&sort=needs-you')
  expect([owner.has('link', '1976 Chevrolet Nova'), owner.has('link', '1976 Chevrolet Impala')]).toEqual([true, false])
  await owner.follow('Clear search')
  await owner.follow(/^Draft/)
  expect(owner.text()).toContain('No price yet')
  await owner.follow(/^All/)
})

test('an empty selection is refused with a notice', async () => {
  await owner.press('Change price')
  expect(owner.path()).toBe('/owner/vehicles?view=table')
  expect(owner.text()).toContain('Please select something first.')
})

test('prices change by percent after a preview', async () => {
  owner.tick(NOVA)
  owner.tick(IMPALA)
  await owner.press('Change price')
  owner.fill('Change by percent', 'a lot')
  await owner.press('Show new prices')
  expect(owner.text()).toContain('Please enter a percentage')
  owner.fill('Change by percent', '7.5')
  await owner.press('Show new prices')
  expect(owner.text()).toMatch(/\$333\s*\$358/)
  await owner.press('Change 2 prices')
  expect(owner.path()).toBe('/owner/vehicles?view=table')
  expect(owner.text()).toContain('2 prices changed.')
  expect(owner.text()).toMatch(/\$215 a day/)
})

test('days are blocked for all free vehicles, and the others are named', async () => {
  owner.tick(NOVA)
  await owner.press('Block dates')
  const block = async (free: string) => {
    owner.fill('From', FIVE_DAYS.from)
    owner.fill('To', FIVE_DAYS.to)
    await owner.press('Show free vehicles')
    await owner.press(free)
  }
  await block('Block dates of 1 vehicle')
  expect(owner.text()).toContain('Dates blocked for 1 vehicle.')
  await owner.follow('Select all on this page')
  await owner.press('Block dates')
  owner.fill('From', FIVE_DAYS.from)
  owner.fill('To', FIVE_DAYS.to)
  await owner.press('Show free vehicles')
  expect(owner.text()).toMatch(/1 vehicle is booked or blocked.*Left out: Blocked Dec 7/)
  await owner.press('Block dates of 2 vehicles')
  expect(owner.text()).toContain('Dates blocked for 2 vehicles.')
})

test('listings are deactivated together, and incomplete ones cannot be listed', async () => {
  await owner.follow('Select all on this page')
  await owner.press('Deactivate')
  expect(owner.text()).toContain('Stays: Draft')
  await owner.press('Deactivate 2 listings')
  expect(owner.text()).toContain('2 listings deactivated.')
  await owner.follow('Select all on this page')
  await owner.press('List or reactivate')
  expect(owner.text()).toContain("Add a photo of the driver's side.")
  await owner.follow('Vehicles')
})

test('a vacation blocks every vehicle until it is ended', async () => {
  await owner.follow('Vacation')
  owner.fill('From', todayIn(HOME_ZONE, new Date()))
  owner.fill('To', FIVE_DAYS.from)
  await owner.press('Block all vehicles')
  expect(owner.text()).toContain(VACATION_MESSAGES.begun)
  await owner.follow('Vehicles')
  await owner.follow('1976 Chevrolet Nova')
  expect(owner.text()).toMatch(/Vacation/)
  await owner.follow('Vehicles')
  await owner.follow('Vacation')
  await owner.press('End vacation now')
  expect(owner.text()).toContain(VACATION_MESSAGES.ended)
})
