import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { anAdmin, signedIn } from '#tests/world/people'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { fillLogIn } from '#tests/world/visits/walks'

const world = await aWorld(async () => {
  const dana = await anAdmin()
  const marcus = await anAdmin('marcus')
  return { dana: dana.email, elsewhere: await signedIn(dana), marcus: marcus.email }
})
const { story } = world
let app: AppServer
let dana: Visitor

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)
beforeEach(() => {
  dana = newVisitor(app.origin)
})

const NEW = 'a-brand-new-one'

/** At the code, by the links and buttons of the pages. */
async function ask(visitor: Visitor, email: string) {
  await visitor.open('/')
  await visitor.follow('Forgot password')
  visitor.fill('Email', email)
  await visitor.press('SUBMIT')
}

/** The codes mailed to somebody, the newest first, read in the demonstration's outbox as soon as there are so many. */
async function mailed(email: string, many = 1): Promise<string[]> {
  const reader = newVisitor(app.origin)
  const read = async () => {
    await reader.open('/outbox')
    const letters = [...reader.document().querySelectorAll('main details')].map(({ textContent }) => textContent ?? '')
    return letters.filter((letter) => letter.includes(`to ${email}`)).flatMap((letter) => codesIn(letter))
  }
  await expect.poll(read, { timeout: 10_000 }).toHaveLength(many)
  return read()
}

const codesIn = (letter: string) => [...letter.matchAll(/Code: (\d{4})/g)].map(([, code]) => code ?? '')

test('who forgot the password chooses a new one with the code from the mail, and is logged out elsewhere', async () => {
  await ask(dana, story.dana)
  expect(dana.text()).toContain(`If ${story.dana} has an account, we sent it a four-digit code.`)
  const [code = ''] = await mailed(story.dana)

  dana.fill('Code', code === '0000' ? '1111' : '0000')
  await dana.press('SUBMIT')
  expect(dana.status()).toBe(409)
  expect(dana.text()).toContain('Invalid Code')
  dana.fill('Code', ` ${code.slice(0, 2)} ${code.slice(2)}`)
  await dana.press('SUBMIT')
  expect(dana.find('heading', 'New Password')).toBeTruthy()

  dana.fill('Password', NEW)
  dana.fill('Re-type password', 'something else')
  await dana.press('Submit')
  expect(dana.text()).toContain("Passwords doesn't match.")
  expect(dana.html()).not.toContain(NEW)
  dana.fill('Password', NEW)
  dana.fill('Re-type password', NEW)
  await dana.press('Submit')
  expect(dana.path()).toBe('/')
  expect(dana.text()).toContain('Password changed Successfully.')
  expect(dana.html()).toContain(`value="${story.dana}"`)

  const elsewhere = newVisitor(app.origin, story.elsewhere)
  await elsewhere.open('/projects')
  expect(elsewhere.path()).toMatch(/^\/\?return-to=/)
  await fillLogIn(dana, { email: story.dana })
  expect(dana.text()).toContain("The credential that you've entered is incorrect, Please try again.")
  dana.fill('Email', story.dana)
  dana.fill('Password', NEW)
  await dana.press('Login')
  expect(dana.text()).toContain('Dana')
  expect(app.output()).not.toContain(code)
})

test('a code sent again ends the one before', async () => {
  await ask(dana, story.marcus)
  await mailed(story.marcus)
  await dana.press('RESEND CODE')
  expect(dana.status()).toBe(200)
  expect(dana.text()).toContain('A new code has been sent to your email.')
  const [newer = '', older = ''] = await mailed(story.marcus, 2)
  if (older !== newer) {
    dana.fill('Code', older)
    await dana.press('SUBMIT')
    expect(dana.text()).toContain('Invalid Code')
  }
  dana.fill('Code', newer)
  await dana.press('SUBMIT')
  expect(dana.find('heading', 'New Password')).toBeTruthy()
})

test('BACK leads a step back, and further on leads nowhere without what comes before', async () => {
  await dana.open('/home/new-password')
  expect(dana.path()).toBe('/home/forgot-password')
  await dana.open('/home/reset-code')
  expect(dana.path()).toBe('/home/forgot-password')
  await dana.press('SUBMIT')
  expect(dana.status()).toBe(400)
  expect(dana.text()).toContain('Email is required.')
  await dana.follow('BACK')
  expect(dana.path()).toBe('/')

  await ask(dana, 'nobody@crew.example')
  expect(dana.path()).toBe('/home/reset-code')
  await dana.follow('BACK')
  expect(dana.find('textbox', 'Email').getAttribute('value')).toBe('nobody@crew.example')
})
