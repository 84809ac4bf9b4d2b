import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aProvider, PASSWORD } from '#tests/world/builders'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { fillLogIn, logIn } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'

const NAME = `${SIGN_UP.firstName} ${SIGN_UP.lastName}`
const email = 'noor@crew.example'

const { app, story } = await useSharedWorld(async () => ({ pru: await aProvider() }))
const { pru } = story

/** The email in the outbox with this subject to the address that signed up. */
async function openMail(visitor: Visitor, subject: string) {
  await visitor.open('/outbox')
  const messages = [...visitor.document().querySelectorAll('details')]
  const message = messages.find(
    ({ textContent }) => textContent?.includes(subject) && textContent.includes(`to ${email}`),
  )
  if (!message) throw new Error(`There is no mail ${subject} to ${email}.`)
  return message
}

test('a sign-up is approved, and its email leads to a password and the first log-in', async () => {
  const visitor = newVisitor(app.origin)
  await visitor.open()
  await visitor.follow('SIGN UP')
  visitor.fill('First Name', SIGN_UP.firstName)
  visitor.fill('Last Name', SIGN_UP.lastName)
  visitor.fill('Email', email)
  visitor.fill('Phone', SIGN_UP.phoneNumber)
  visitor.fill('Role', SIGN_UP.role)
  visitor.fill('Current Production Company (optional)', SIGN_UP.currentProductionCompany)
  await visitor.press('SIGN UP')
  expect(visitor.has('heading', 'ACCOUNT REGISTERED!')).toBe(true)
  expect(visitor.text()).toContain('We will review your details and get back to you soon.')
  await visitor.follow('LOGIN')
  await fillLogIn(visitor, { email })
  expect(visitor.text()).toContain("The credential that you've entered is incorrect, Please try again.")

  const desk = await logIn(app.origin, pru)
  expect(desk.has('heading', 'Requests')).toBe(true)
  await desk.follow(`Review the request of ${NAME}`)
  for (const given of [NAME, email, '+1 (404) 555-0123', SIGN_UP.role, SIGN_UP.currentProductionCompany])
    expect(desk.text()).toContain(given)
  desk.tick(/^Member/)
  await desk.press('Approve')
  expect(desk.text()).toContain('Request approved. The setup link was emailed.')
  expect(desk.text()).not.toContain(email)
  await desk.follow('Approved')
  await desk.follow(`Open the request of ${NAME}`)
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
