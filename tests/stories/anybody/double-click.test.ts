import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aVehicle } from '#tests/world/fleet'
import { anAdmin, anOwner, signedIn } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { cardOf, fillBilling, fillInquiry, fillSigner, openProject } from '#tests/world/visits/walks'
import { db } from '~/server/db/client.server'
import { cartItems, inquiries, lists, listVehicles, offers, orders, outbox, vehicleBlocks } from '~/server/db/schema'

const CAPRICE = '1976 Chevrolet Caprice'

/** The whole job once more, by somebody who presses every button twice. */
const world = await aWorld(async () => {
  const dana = await anAdmin()
  const omar = await anOwner()
  const projectId = await aProject({ Owner: dana }, { title: 'The Long Haul' })
  await aVehicle(omar)
  return { projectId, dana: await signedIn(dana), omar: await signedIn(omar), mailTo: dana.email }
})
const { story } = world
let app: AppServer
let renter: Visitor

beforeAll(async () => {
  app = await world.start()
  renter = newVisitor(app.origin, story.dana)
})
afterAll(world.end)

/** Both posts are under way before either is answered; they lead to the same place. */
async function pressTwice(visitor: Visitor, name: string | RegExp, within?: HTMLElement) {
  const [one, two] = await Promise.all([visitor.press(name, within), visitor.press(name, within)])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(two.path).toBe(one.path)
}

test('Create', async () => {
  await renter.open('/')
  await renter.follow(CAPRICE)
  await renter.follow('Add to project')
  await renter.follow('The Long Haul')
  await renter.follow('Create List')
  renter.fill('Name', 'Street traffic')
  await pressTwice(renter, 'Create')
  await openProject(renter, 'The Long Haul')
  expect(renter.text()).toContain('1 vehicle')
})

test('Send inquiry', async () => {
  await renter.follow(/^Inquire/, cardOf(renter, CAPRICE))
  fillInquiry(renter)
  await pressTwice(renter, 'Send inquiry')
  expect(cardOf(renter, CAPRICE).textContent).toContain('Waiting for the owner.')
})

test('Accept', async () => {
  const owner = newVisitor(app.origin, story.omar)
  await owner.open('/owner')
  await owner.follow(new RegExp(CAPRICE))
  owner.fill('Your counter offer', '480')
  await pressTwice(owner, 'Negotiate')
  await renter.reload()
  await pressTwice(renter, /^Accept \$480/, cardOf(renter, CAPRICE))
  expect(cardOf(renter, CAPRICE).textContent).toContain('Agreed $480')
})

test('Add to cart', async () => {
  await pressTwice(renter, /^Add to cart/, cardOf(renter, CAPRICE))
  await renter.follow(/^Cart/)
  expect(renter.has('heading', 'Cart (1)')).toBe(true)
})

test('NEXT and SEND', async () => {
  await renter.follow('BOOK VEHICLES')
  fillBilling(renter)
  await pressTwice(renter, 'NEXT')
  fillSigner(renter)
  await pressTwice(renter, 'SEND')
  expect(renter.text()).toContain('Order placed successfully.')
})

test('everything has happened once', async () => {
  await world.stopApps()
  await world.inside(async () => {
    expect({
      lists: await db().$count(lists),
      vehicles: await db().$count(listVehicles),
      inquiries: await db().$count(inquiries),
      offers: await db().$count(offers),
      inCart: await db().$count(cartItems),
      orders: await db().$count(orders),
      blocks: await db().$count(vehicleBlocks),
      agreed: await db().$count(inquiries, eq(inquiries.status, 'agreed')),
    }).toEqual({ lists: 1, vehicles: 1, inquiries: 1, offers: 2, inCart: 0, orders: 1, blocks: 1, agreed: 1 })
    const subjects = (await db().select().from(outbox)).map(({ subject }) => subject)
    // the inquiry, the owner's offer, its acceptance; the order to its signer, its buyer and the owner
    expect(subjects).toHaveLength(6)
    expect(new Set(subjects).size).toBe(6)
  })
})
