import { afterEach, beforeAll, expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { signedIn } from '#tests/world/builders'
import { aPhoto } from '#tests/world/files/photos'
import { aPickup, pickupLinkTo } from '#tests/world/recipients'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { RETURN_MESSAGES } from '~/models/pickup/return-state'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'

/**
 * A driver without an account and without script inspects a vehicle and returns another one, which its owner inspects
 * too. Each test continues the previous one.
 */
const { app, story } = await useSharedWorld(async () => {
  const today = todayIn(HOME_ZONE, now())
  const { email } = await aPickup({ from: addDays(today, 1), to: addDays(today, 3) })
  const out = await aPickup({ from: today, to: addDays(today, 3) })
  const { dana, omar, projectId, ref } = out
  return {
    link: await pickupLinkTo(email),
    linkOfReturn: await pickupLinkTo(out.email),
    order: orderPaths.orderDetails(ref.orderId, projectId, 'x'),
    ownerOrder: ownerPaths.ownerOrder(ref.orderItemId),
    cookies: { dana: await signedIn(dana), omar: await signedIn(omar) },
  }
})

let driver: Visitor
let owner: Visitor

beforeAll(() => {
  driver = newVisitor(app.origin)
  owner = newVisitor(app.origin, story.cookies.omar)
})
afterEach(() => expect(app.output()).not.toContain('"level":"error"'))

/** The parts of the chosen view; those of other views are hidden. */
const shownParts = () => driver.find('radiogroup', 'Part of vehicle (required)')
const photoOf = (label: string) => `Take photo: ${label}`

/** Takes the four shots of a vehicle without damage. */
async function inspect(visitor: Visitor, says: string) {
  for (const { label } of SHOTS) visitor.attach(photoOf(label), await aPhoto())
  await visitor.press('Next')
  expect(visitor.text()).toContain(says)
  await visitor.follow('Finish')
  await visitor.press('Confirm')
}

test('the four shots are sent in one form, and valid ones are saved', async () => {
  await driver.open(story.link)
  await driver.follow('PRE-PICKUP INSPECTION')
  expect(driver.has('heading', 'General Photos')).toBe(true)
  const [first, ...rest] = SHOTS.map(({ label }) => label)
  driver.attach(photoOf(first ?? ''), await aPhoto())
  driver.attach(photoOf(rest[0] ?? ''), Buffer.from('This is no photo.'))
  await driver.press('Next')
  expect(driver.status()).toBe(409)
  expect(driver.text()).toContain('1 of 4 photos saved')
  expect(driver.text()).toContain('This file is not a valid photo.')
  expect(driver.text().split('This Image is required')).toHaveLength(3)
  for (const label of rest) driver.attach(photoOf(label), await aPhoto())
  await driver.press('Next')
  expect(driver.text()).toContain(INSPECTION_MESSAGES.saved.pickup)
  expect(driver.has('heading', 'Damage Report')).toBe(true)
})

test('a damage is added in steps that offer what fits the previous choice', async () => {
  await driver.follow('Add Damage')
  await driver.follow('INTERIOR')
  await driver.press('Save damage')
  expect(driver.status()).toBe(400)
  expect(driver.text()).toContain('Please choose a view.')
  await driver.follow('EXTERIOR')
  await driver.follow('Driver side')
  expect(driver.has('radio', 'Roof')).toBe(false)
  driver.tick('Front door', shownParts())
  await driver.press('Save damage')
  expect(driver.text()).toContain('Image is required')
  driver.attach('Take photo', await aPhoto())
  await driver.press('Save damage')
  expect(driver.text()).toContain('Small dent, front door (driver side)')
})

test('a damage is edited and deleted', async () => {
  await driver.follow('Edit Damage #1')
  await driver.follow('Back')
  driver.tick('Trunk', shownParts())
  driver.tick('Large')
  await driver.press('Save damage')
  expect(driver.text()).toContain('Large dent, trunk (back)')
  await driver.follow('Delete Damage #1')
  expect(driver.has('heading', 'Delete Damage #1')).toBe(true)
  await driver.press('Delete')
  expect(driver.text()).toContain('Damage deleted successfully')
  expect(driver.text()).toContain('No Damage Reported')
})

test('a shot is deleted and taken again', async () => {
  await driver.follow(/^Edit/)
  await driver.follow('Delete Rear shot')
  await driver.press('Delete')
  expect(driver.text()).toContain('Photo deleted successfully')
  expect(driver.text()).toContain('3 of 4 photos saved')
  driver.attach(photoOf('Rear shot'), await aPhoto())
  await driver.press('Next')
})

test('finishing without damage locks the inspection, and its photos are private', async () => {
  await driver.follow('Finish')
  expect(driver.has('heading', 'Vehicle Has No Damage')).toBe(true)
  await driver.press('Confirm')
  expect(driver.path()).toMatch(/^\/pickupDetails\/\d+$/)
  expect(driver.text()).toContain(INSPECTION_MESSAGES.done)
  expect(driver.text()).toContain('By Theo Park')
  await driver.follow('PRE-PICKUP INSPECTION')
  expect(driver.text()).toContain('Finished by Theo Park')
  await driver.follow(/^View/)
  expect(driver.has('link', 'Delete Rear shot')).toBe(false)
  const print = driver.document().querySelector('img.photo')?.getAttribute('src') ?? ''
  const cookie = [...driver.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const seen = await fetch(app.origin + print, { headers: { Cookie: cookie } })
  expect([seen.status, seen.headers.get('Content-Type'), seen.headers.get('Cache-Control')]).toEqual([
    200,
    'image/webp',
    'private, no-cache, no-transform',
  ])
  expect((await fetch(app.origin + print, { redirect: 'manual' })).status).toBe(302)
})

test('an owner inspects at the desk, and the crew reads the reports of both sides', async () => {
  await owner.open(story.ownerOrder)
  await owner.follow('PRE-PICKUP INSPECTION')
  await inspect(owner, INSPECTION_MESSAGES.saved.pickup)
  expect(owner.path()).toBe(story.ownerOrder)

  const crew = newVisitor(app.origin, story.cookies.dana)
  await crew.open(story.order)
  await crew.follow('INSPECTION REPORT')
  const shown = () => crew.find('region', 'At pickup').textContent
  await crew.follow('OWNER REPORT')
  expect(shown()).toContain('ET by Omar Haddad')
  await crew.follow('WRANGLER REPORT')
  expect(shown()).toContain('Not finished')
})

test('a driver inspects at the return and confirms it', async () => {
  driver = newVisitor(app.origin)
  await driver.open(story.linkOfReturn)
  await driver.follow('RETURN')
  expect(driver.has('button', 'CONFIRM RETURN')).toBe(false)
  await driver.follow('Take return photos')
  await inspect(driver, INSPECTION_MESSAGES.saved.return)
  expect(driver.has('heading', 'Rear shot')).toBe(true)
  await driver.press('CONFIRM RETURN')
  expect(driver.text()).toContain(RETURN_MESSAGES.confirmed)
  expect(driver.text()).toContain('The owner can dispute the return until')
})

test('the owner disputes the return, and the driver reads the reason', async () => {
  await owner.open(story.ownerOrder)
  await owner.follow('START RETURN')
  await owner.follow('Take return photos')
  await inspect(owner, INSPECTION_MESSAGES.saved.return)
  expect(owner.has('button', 'CONFIRM RETURN')).toBe(true)
  await owner.follow('DISPUTE')
  await owner.press('Dispute')
  expect([owner.status(), owner.text().includes(RETURN_MESSAGES.reasonRequired)]).toEqual([400, true])
  owner.fill("What's wrong?", 'The trunk does not close.')
  await owner.press('Dispute')
  expect(owner.text()).toContain(RETURN_MESSAGES.objected)
  await driver.reload()
  expect(driver.text()).toContain('The trunk does not close.')
})
