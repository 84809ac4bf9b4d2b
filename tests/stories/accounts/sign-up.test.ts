import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aProvider, PASSWORD } from '#tests/world/people'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { fillLogIn, logIn } from '#tests/world/visits/walks'

const NAME = `${SIGN_UP.firstName} ${SIGN_UP.lastName}`
const PEOPLE = ['noor', 'bea', 'chet', 'ellis'] as const

const world = await aWorld(async () => ({ pru: await aProvider(), paul: await aProvider('paul') }))
const { pru, paul } = world.story
let app: AppServer
let email: string
let count = 0

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)
beforeEach(() => {
  email = `${PEOPLE[count]}@crew.example`
  count += 1
})

async function openSignUp(): Promise<Visitor> {
  const visitor = newVisitor(app.origin)
  await visitor.open()
  await visitor.follow('SIGN UP')
  return visitor
}

function fill(visitor: Visitor) {
  visitor.fill('First Name', SIGN_UP.firstName)
  visitor.fill('Last Name', SIGN_UP.lastName)
  visitor.fill('Email', email)
  visitor.fill('Phone', SIGN_UP.phoneNumber)
  visitor.fill('Role', SIGN_UP.role)
  visitor.fill('Current Production Company (optional)', SIGN_UP.currentProductionCompany)
}

async function signUp() {
  const visitor = await openSignUp()
  fill(visitor)
  await visitor.press('SIGN UP')
  expect(visitor.has('heading', 'ACCOUNT REGISTERED!')).toBe(true)
  return visitor
}

/** The request at the desk, by whom it is from. */
async function openRequest(provider: { email: string }): Promise<Visitor> {
  const desk = await logIn(app.origin, provider)
  expect(desk.has('heading', 'Requests')).toBe(true)
  await desk.follow(new RegExp(email))
  return desk
}

/** The mail of the outbox with a subject, among those to the one who signed up. */
async function openMail(visitor: Visitor, subject: string) {
  await visitor.open('/outbox')
  const letters = [...visitor.document().querySelectorAll('details')]
  const letter = letters.find(
    ({ textContent }) => textContent?.includes(subject) && textContent.includes(`to ${email}`),
  )
  if (!letter) throw new Error(`There is no mail ${subject} to ${email}.`)
  return letter
}

test('whoever signs up is approved, follows the mail, chooses a password and is in', async () => {
  const visitor = await signUp()
  expect(visitor.text()).toContain('We will review your details and get back to you soon.')
  await visitor.follow('LOGIN')
  await fillLogIn(visitor, { email })
  expect(visitor.text()).toContain("The credential that you've entered is incorrect, Please try again.")

  const desk = await openRequest(pru)
  for (const given of [NAME, email, '+1 (404) 555-0123', SIGN_UP.role, SIGN_UP.currentProductionCompany])
    expect(desk.text()).toContain(given)
  desk.tick(/^Member/)
  await desk.press('Approve')
  expect(desk.text()).toContain('Request approved. The setup link was emailed.')
  expect(desk.text()).not.toContain(email)
  await desk.follow('Approved')
  await desk.follow(new RegExp(email))
  expect(desk.text()).toContain('Approved as Member')

  await visitor.follow(/account-password-setup/, await openMail(visitor, 'Welcome to Backlot'))
  expect(visitor.text()).toContain(email)
  visitor.fill('Password', PASSWORD)
  visitor.fill('Re-type password', PASSWORD)
  await visitor.press('Submit')
  expect(visitor.text()).toContain('Account setup completed successfully')
  await fillLogIn(visitor, { email })
  expect(visitor.has('heading', 'Search vehicles')).toBe(true)
  await visitor.follow(NAME)
  expect(visitor.text()).toContain(NAME)
  expect(visitor.text()).toContain('+1 (404) 555-0123')
})

test('what is missing or wrong is said beside its field, and everything typed is still there', async () => {
  const visitor = await openSignUp()
  fill(visitor)
  visitor.fill('Phone', '12')
  visitor.fill('IMDB Profile Link (optional)', 'my page')
  await visitor.press('SIGN UP')
  expect(visitor.status()).toBe(400)
  expect(visitor.text()).toContain('Please enter a valid Phone Number.')
  expect(visitor.text()).toContain('Please enter a link to imdb.com')
  expect(visitor.document().querySelector('[autofocus]')?.getAttribute('name')).toBe('phoneNumber')
  visitor.fill('Phone', SIGN_UP.phoneNumber)
  visitor.fill('IMDB Profile Link (optional)', 'imdb.com/name/nm0000123')
  await visitor.press('SIGN UP')
  expect(visitor.has('heading', 'ACCOUNT REGISTERED!')).toBe(true)
  const desk = await openRequest(pru)
  expect(desk.find('link', /imdb\.com/).getAttribute('href')).toBe('https://imdb.com/name/nm0000123')
})

describe('a request that is turned down', () => {
  test('is answered with the reason, in one of two tabs, and the other is told', async () => {
    const visitor = await signUp()
    const desk = await openRequest(pru)
    const other = await openRequest(paul)
    await desk.follow('Reject')
    await desk.press('Reject request')
    expect(desk.text()).toContain('Please give a reason. It goes into the email.')
    desk.fill('Reason', 'We give accounts to productions only.')
    await desk.press('Reject request')
    expect(desk.text()).toContain('Request rejected. The reason was emailed.')

    other.tick(/^Admin/)
    await other.press('Approve')
    expect(other.status()).toBe(409)
    expect(other.text()).toContain('Pru Delacroix already rejected this request. Nothing was changed.')
    expect(other.has('button', 'Approve')).toBe(false)

    const mail = await openMail(visitor, 'About your request for a Backlot account')
    expect(mail.textContent).toContain('We give accounts to productions only.')
    await visitor.open()
    await fillLogIn(visitor, { email })
    expect(visitor.text()).toContain("The credential that you've entered is incorrect, Please try again.")
  })
})

test('the form pressed twice and an address that has an account look the same and make nothing new', async () => {
  const visitor = await signUp()
  visitor.back()
  await visitor.press('SIGN UP')
  const twice = visitor.text()
  email = pru.email
  const known = await signUp()
  expect([known.status(), known.path(), known.text()]).toEqual([200, visitor.path(), twice])
  expect((await openMail(known, 'You already have a Backlot account')).textContent).toContain('/home/forgot-password')
  const desk = await logIn(app.origin, pru)
  const senders = [...desk.document().querySelectorAll('main li')].map(({ textContent }) => textContent ?? '')
  expect(senders.filter((text) => text.includes('ellis@crew.example'))).toHaveLength(1)
  expect(senders.join()).not.toContain(pru.email)
})
