import { beforeAll, expect, test } from 'vitest'
import { codeMailedTo } from '#tests/world/abuse/account-screens'
import { useSharedWorld } from '#tests/world/application/world'
import { anAdmin, signedIn } from '#tests/world/builders'
import { fillLogIn } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'

const { app, story } = await useSharedWorld(async () => {
  const dana = await anAdmin()
  return { dana: dana.email, elsewhere: await signedIn(dana) }
})
let dana: Visitor

beforeAll(() => {
  dana = newVisitor(app.origin)
})

const NEW = 'a-brand-new-one'

test('a forgotten password is reset with the mailed code, which ends other sessions', async () => {
  await dana.open('/')
  await dana.follow('Forgot password')
  dana.fill('Email', story.dana)
  await dana.press('SUBMIT')
  expect(dana.text()).toContain(`If ${story.dana} has an account, we sent it a four-digit code.`)
  const code = await codeMailedTo(app.origin, story.dana)

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
