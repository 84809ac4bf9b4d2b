import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppServer } from '../world/app-server'
import { anAdmin, signedIn } from '../world/people'
import { newVisitor, type Visitor } from '../world/visitor'
import { fillLogIn } from '../world/walks'
import { aWorld } from '../world/world'

const world = await aWorld(async () => {
  const ada = await anAdmin('Ada')
  const zoe = await anAdmin('Zoe')
  return { ada: ada.email, elsewhere: await signedIn(ada), zoe: zoe.email }
})
const { story } = world
let app: AppServer
let ada: Visitor

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)
beforeEach(() => {
  ada = newVisitor(app.origin)
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
  await ask(ada, story.ada)
  expect(ada.text()).toContain(`If ${story.ada} has an account, a code of four digits is on its way there.`)
  const [code = ''] = await mailed(story.ada)

  ada.fill('Code', code === '0000' ? '1111' : '0000')
  await ada.press('SUBMIT')
  expect(ada.status()).toBe(409)
  expect(ada.text()).toContain('Invalid Code')
  ada.fill('Code', ` ${code.slice(0, 2)} ${code.slice(2)}`)
  await ada.press('SUBMIT')
  expect(ada.find('heading', 'New Password')).toBeTruthy()

  ada.fill('Password', NEW)
  ada.fill('Re-type password', 'something else')
  await ada.press('Submit')
  expect(ada.text()).toContain("Passwords doesn't match.")
  expect(ada.html()).not.toContain(NEW)
  ada.fill('Password', NEW)
  ada.fill('Re-type password', NEW)
  await ada.press('Submit')
  expect(ada.path()).toBe('/')
  expect(ada.text()).toContain('Password changed Successfully.')

  const elsewhere = newVisitor(app.origin, story.elsewhere)
  await elsewhere.open('/projects')
  expect(elsewhere.path()).toMatch(/^\/\?return-to=/)
  await fillLogIn(ada, { email: story.ada })
  expect(ada.text()).toContain("The credential that you've entered is incorrect, Please try again.")
  ada.fill('Email', story.ada)
  ada.fill('Password', NEW)
  await ada.press('Login')
  expect(ada.text()).toContain('Ada')
  expect(app.output()).not.toContain(code)
})

test('a code sent again ends the one before', async () => {
  await ask(ada, story.zoe)
  await mailed(story.zoe)
  await ada.press('RESEND CODE')
  expect(ada.status()).toBe(200)
  expect(ada.text()).toContain('A new code has been sent to your email.')
  const [newer = '', older = ''] = await mailed(story.zoe, 2)
  if (older !== newer) {
    ada.fill('Code', older)
    await ada.press('SUBMIT')
    expect(ada.text()).toContain('Invalid Code')
  }
  ada.fill('Code', newer)
  await ada.press('SUBMIT')
  expect(ada.find('heading', 'New Password')).toBeTruthy()
})

test('BACK leads a step back, and further on leads nowhere without what comes before', async () => {
  await ada.open('/home/new-password')
  expect(ada.path()).toBe('/home/forgot-password')
  await ada.open('/home/reset-code')
  expect(ada.path()).toBe('/home/forgot-password')
  await ada.press('SUBMIT')
  expect(ada.status()).toBe(400)
  expect(ada.text()).toContain('Email is required.')
  await ada.follow('BACK')
  expect(ada.path()).toBe('/')

  await ask(ada, 'nobody@crew.example')
  expect(ada.path()).toBe('/home/reset-code')
  await ada.follow('BACK')
  expect(ada.find('textbox', 'Email').getAttribute('value')).toBe('nobody@crew.example')
})
