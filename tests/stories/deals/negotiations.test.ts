import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '#tests/world/builders'
import { cardOf, fillInquiry, inquire, openProject } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'

/** One vehicle for each test, all in one list. */
const CAPRICE = '1976 Chevrolet Caprice'
const MONZA = '1976 Chevrolet Monza'
const NOVA = '1976 Chevrolet Nova'

const { app, story } = await useSharedWorld(async () => {
  const dana = await anAdmin()
  const omar = await anOwner()
  const projectId = await aProject({ Owner: dana }, { title: 'The Long Haul' })
  const listId = await aList(projectId, dana)
  for (const model of ['Caprice', 'Monza', 'Nova']) {
    await aListVehicle(projectId, listId, await aVehicle(omar, { model }), dana)
  }
  return { dana: await signedIn(dana), omar: await signedIn(omar) }
})

/** Dana with the project page open. */
async function theCrew(): Promise<Visitor> {
  const visitor = newVisitor(app.origin, story.dana)
  await visitor.open('/projects')
  await openProject(visitor, 'The Long Haul')
  return visitor
}

/** Omar with the thread about a vehicle open. */
async function theOwner(title: string): Promise<Visitor> {
  const visitor = newVisitor(app.origin, story.omar)
  await visitor.open('/owner')
  await visitor.follow(new RegExp(title))
  return visitor
}

async function counter(owner: Visitor, rate: string) {
  owner.fill(/^Your counteroffer/, rate)
  await owner.press('Send counteroffer')
}

const words = (visitor: Visitor, title: string) => (cardOf(visitor, title).textContent ?? '').replace(/\s+/g, ' ')

test('the owner counters, the crew may not go below the floor, and the owner accepts', async () => {
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
  expect(crew.text()).toContain('Your last offer was $400.')
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

test('owner and crew answer by the links in their emails, without an account', async () => {
  await inquire(await theCrew(), NOVA, '400')
  const owner = await theLinkHolder(`Inquiry for your ${NOVA}`)
  const link = owner.link
  for (const text of [NOVA, 'You are answering as Omar', 'Listed, 5 days$500.00', '$400.00 ($80.00 per day)']) {
    expect(owner.visitor.text()).toContain(text)
  }
  expect(owner.visitor.document().querySelectorAll('script, nav')).toHaveLength(0)
  await owner.visitor.press('Send message')
  expect([owner.visitor.status(), owner.visitor.text()]).toEqual([
    400,
    expect.stringContaining('Please write a message.'),
  ])
  owner.visitor.fill(/^Message to/, 'Does it need hubcaps?')
  await owner.visitor.press('Send message')
  expect(owner.visitor.text()).toMatch(/Message sent\..*Does it need hubcaps\?/s)
  expect(owner.visitor.has('link', 'Accept $400')).toBe(true)
  owner.visitor.fill(/^Your counteroffer/, '390')
  await owner.visitor.press('Send counteroffer')
  expect(owner.visitor.status()).toBe(409)
  owner.visitor.fill(/^Your counteroffer/, '480')
  await owner.visitor.press('Send counteroffer')
  expect(owner.visitor.text()).toContain('You offered $480.00. Waiting for the crew.')

  const { visitor: crew } = await theLinkHolder(`New offer for the ${NOVA}`)
  expect(crew.text()).toContain('The owner offered $480.00 before tax.')
  await crew.follow('Accept $480')
  expect(crew.text()).toContain('You agree to $480.00 before tax for 5 days.')
  await crew.press('Accept $480')
  expect(crew.text()).toContain('You accepted $480.00.')

  await owner.visitor.open(link)
  expect(owner.visitor.status()).toBe(410)
  expect(owner.visitor.text()).toContain('This offer has already been answered')
  await owner.visitor.follow('Log in')
  expect(owner.visitor.has('heading', 'Login')).toBe(true)
})

/** A browser without a session that has opened the link in an email with this subject. */
async function theLinkHolder(subject: string) {
  const visitor = newVisitor(app.origin)
  await visitor.open('/outbox')
  const link = new RegExp(`${subject}.*?(/answer/[\\w-]{43})`, 's').exec(visitor.text())?.[1] ?? ''
  await visitor.open(link)
  return { visitor, link }
}

test('tampered price, status and ownership fields are ignored', async () => {
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
  expect(owner.text()).toContain('$400 ($80 a day, 80% of listed)')
  owner.smuggle('Accept $400', { ...forged, ...powers, rate: '9000' })
  await owner.press('Accept $400')
  expect(owner.text()).toContain('Agreed at $400.')
})
