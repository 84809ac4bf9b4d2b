import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '#tests/world/builders'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { cardOf, fillInquiry, inquire, openProject } from '#tests/world/visits/walks'

/** One vehicle of Omar's for each story, all in one list of Dana's. */
const CAPRICE = '1976 Chevrolet Caprice'
const MONZA = '1976 Chevrolet Monza'

const world = await aWorld(async () => {
  const dana = await anAdmin()
  const omar = await anOwner()
  const projectId = await aProject({ Owner: dana }, { title: 'The Long Haul' })
  const listId = await aList(projectId, dana)
  for (const model of ['Caprice', 'Monza']) {
    await aListVehicle(projectId, listId, await aVehicle(omar, { model }), dana)
  }
  return { dana: await signedIn(dana), omar: await signedIn(omar) }
})
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

/** Dana with the project page open. */
async function theCrew(): Promise<Visitor> {
  const visitor = newVisitor(app.origin, world.story.dana)
  await visitor.open('/projects')
  await openProject(visitor, 'The Long Haul')
  return visitor
}

/** Omar with the thread about a vehicle open. */
async function theOwner(title: string): Promise<Visitor> {
  const visitor = newVisitor(app.origin, world.story.omar)
  await visitor.open('/owner')
  await visitor.follow(new RegExp(title))
  return visitor
}

async function counter(owner: Visitor, rate: string) {
  owner.fill('Your counter offer', rate)
  await owner.press('Negotiate')
}

const words = (visitor: Visitor, title: string) => (cardOf(visitor, title).textContent ?? '').replace(/\s+/g, ' ')

test('the owner counters, the crew counters back not under the floor, the owner accepts', async () => {
  const crew = await theCrew()
  await inquire(crew, CAPRICE, '400')

  const owner = await theOwner(CAPRICE)
  await counter(owner, '480')
  expect(owner.text()).toContain('Negotiation has been sent successfully')
  expect(owner.text()).toContain('You offered $480. Waiting for the crew.')

  await crew.reload()
  expect(words(crew, CAPRICE)).toContain('Your turn to answer')
  for (const button of [/^Accept \$480/, /^Negotiate/, /^Decline/]) expect(hasControl(crew, button)).toBe(true)
  await crew.follow(/^Negotiate/, cardOf(crew, CAPRICE))
  expect(crew.text()).toContain('Your last offer was $400.00.')
  crew.fill(/^Your rate/, '399')
  await crew.press('Send offer')
  expect(crew.status()).toBe(409)
  expect(crew.text()).toContain('Your rate should not be less than 80% of the original price.')
  crew.fill(/^Your rate/, '450')
  await crew.press('Send offer')
  expect(crew.text()).toContain('Negotiation has been sent successfully')
  for (const name of [/^Accept/, /^Negotiate/, /^Decline/]) {
    expect(crew.find('button', name).hasAttribute('disabled')).toBe(true)
  }

  await owner.reload()
  await owner.press('Accept $450')
  expect(owner.text()).toContain('Agreed at $450.')
  await crew.reload()
  expect(words(crew, CAPRICE)).toMatch(/Available.*Agreed \$450/)
})

const hasControl = (visitor: Visitor, name: RegExp) => visitor.has('button', name) || visitor.has('link', name)

test('money, status and ownership sent by hand with an inquiry or an answer change nothing', async () => {
  const forged = { dailyCents: '1', listedCents: '1', lastOfferCents: '1', agreedCents: '1', amount: '1', price: '1' }
  const powers = {
    status: 'agreed',
    closedBy: 'owner',
    lastOfferBy: 'owner',
    negotiatedBy: 'owner',
    deadlineAt: '2099-01-01',
  }
  const crew = await theCrew()
  await crew.follow(/^Inquire/, cardOf(crew, MONZA))
  fillInquiry(crew, { rate: '400' })
  crew.smuggle('Send inquiry', { ...forged, ...powers })
  await crew.press('Send inquiry')
  expect(words(crew, MONZA)).toMatch(/Inquired at \$400 .*Waiting for the owner\./)
  expect(hasControl(crew, /^Accept.*Monza/)).toBe(false)

  const owner = await theOwner(MONZA)
  expect(owner.text()).toContain('Listed, 5 days$500')
  expect(owner.text()).toContain('$400, 80%')
  owner.smuggle('Accept $400', { ...forged, ...powers, rate: '9000' })
  await owner.press('Accept $400')
  expect(owner.text()).toContain('Agreed at $400.')
})
