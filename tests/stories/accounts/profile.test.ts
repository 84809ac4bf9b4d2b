import { expect, test } from 'vitest'
import { codeMailedTo } from '#tests/world/abuse/account-screens'
import { useSharedWorld } from '#tests/world/application/world'
import { anAdmin, PASSWORD, signedIn } from '#tests/world/builders'
import { logIn } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'

const { app, story } = await useSharedWorld(async () => {
  const admin = await anAdmin()
  const [walker, eve] = [await anAdmin('marcus'), await anAdmin('eve')]
  return { admin, walker, eve, elsewhere: await signedIn(walker) }
})
const { admin, walker, eve, elsewhere } = story

/** The newest code sent to somebody, once it differs from the previous one. */
async function nextCode(recipient: string, before: string): Promise<string> {
  const newest = () => codeMailedTo(app.origin, recipient)
  await expect.poll(newest, { timeout: 10_000 }).not.toBe(before)
  return newest()
}

async function verify(visitor: Visitor, code: string) {
  visitor.fill('Code', code)
  await visitor.press('Verify')
}

test('a name is changed', async () => {
  const visitor = await logIn(app.origin, admin)
  await visitor.follow(`${admin.firstName} ${admin.lastName}`)
  await visitor.follow('Edit name')
  visitor.fill('Last Name', 'Whitlock-Núñez 2nd')
  await visitor.press('Save')
  expect(visitor.path()).toBe('/profile')
  expect(visitor.text()).toContain('Name changed successfully.')
  expect(visitor.text()).toContain(`${admin.firstName} Whitlock-Núñez 2nd`)
})

test('phone, email, password and other sessions are changed one after the other, without script', async () => {
  const visitor = await logIn(app.origin, walker)
  await visitor.follow('Marcus Oyelaran')

  await visitor.follow('Edit phone')
  visitor.fill('Phone Number', '404.555.0177')
  await visitor.press('Send code')
  expect(visitor.text()).toContain('+1 (404) 555-0177')
  const first = await codeMailedTo(app.origin, '+14045550177')
  await visitor.press('RESEND CODE')
  expect(visitor.text()).toContain('OTP has been sent to your phone number.')
  const second = await nextCode('+14045550177', first)
  await verify(visitor, first)
  expect(visitor.text()).toContain('Invalid Code')
  await verify(visitor, second)
  expect(visitor.path()).toBe('/profile')
  expect(visitor.text()).toContain('Phone Number changed successfully.')
  expect(visitor.text()).toContain('+1 (404) 555-0177')

  await visitor.follow('Edit email')
  visitor.fill('Email', 'marcus@elsewhere.example')
  await visitor.press('Send code')
  await verify(visitor, await codeMailedTo(app.origin, 'marcus@elsewhere.example'))
  expect(visitor.text()).toContain('Email changed successfully.')

  await visitor.follow('Edit password')
  visitor.fill('Current password', PASSWORD)
  visitor.fill('Password', 'picture-car-1999')
  visitor.fill('Re-type password', 'picture-car-1999')
  const other = newVisitor(app.origin, elsewhere)
  expect((await other.open('/profile')).path).toBe('/profile')
  await visitor.press('Change password')
  expect(visitor.text()).toContain('Password changed Successfully.')
  expect((await other.open('/profile')).path).toBe('/?return-to=%2Fprofile')

  other.fill('Email', 'marcus@elsewhere.example')
  other.fill('Password', 'picture-car-1999')
  await other.press('Login')
  expect(other.path()).toBe('/profile')
  await other.follow('Log out of other devices')
  await other.press('Log out of other devices')
  expect(other.text()).toContain('You are logged out of all other devices.')
  expect((await visitor.reload()).path).toBe('/?return-to=%2Fprofile')

  const stale = await logIn(app.origin, walker)
  expect(stale.text()).toContain("The credential that you've entered is incorrect")
  const reader = newVisitor(app.origin)
  await reader.open('/outbox')
  expect(reader.text()).toContain(`Your email address was changedto ${walker.email}`)
  expect(reader.text()).toContain('Your password was changedto marcus@elsewhere.example')
})

test('changing to a taken address shows the same page, and its holder is notified', async () => {
  const visitor = await logIn(app.origin, admin)
  await visitor.open('/profile/email')
  visitor.fill('Email', eve.email)
  await visitor.press('Send code')
  expect(visitor.path()).toBe('/profile/email/code')
  const reader = newVisitor(app.origin)
  await expect.poll(async () => (await reader.open('/outbox')).text).toContain('Someone tried to use this address')
  await verify(visitor, '0000')
  expect(visitor.text()).toContain('Invalid Code')
  expect((await logIn(app.origin, eve)).status()).toBe(200)
})
