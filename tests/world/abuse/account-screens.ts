import { expect } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { logIn } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { accountPaths } from '~/models/trade/paths/accounts'
import { accounts, inTransaction } from '~/server/db/client.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { codesFor } from './abuse'

/** The account forms (log-in, sign-up, set-up, reset, profile) with the labels of their buttons. */
export const SCREENS = {
  login: 'Login',
  signUp: 'SIGN UP',
  forgot: 'SUBMIT',
  resetCode: 'SUBMIT',
  newPassword: 'Submit',
  accountSetup: 'Submit',
  passwordSetup: 'Submit',
  name: 'Save',
  phone: 'Send code',
  phoneCode: 'Verify',
  email: 'Send code',
  emailCode: 'Verify',
} as const

export type Screen = keyof typeof SCREENS

/** The people for these screens: two with an account, and the tokens of two who are invited to set one up. */
export async function screenPeople() {
  return {
    dana: await anAdmin(),
    marcus: await anAdmin('marcus'),
    setup: await invited('account-setup'),
    password: await invited('password-setup'),
  }
}

async function invited(purpose: 'account-setup' | 'password-setup'): Promise<string> {
  return inTransaction(async (tx) => {
    const email = `${purpose}@crew.example`
    const [account] = await tx
      .insert(accounts)
      .values({ email, role: 'backlot_renter_application_member', status: 'invited' })
      .returning({ id: accounts.id })
    if (!account) throw new Error('The account was not written.')
    return writeSetupLink(tx, purpose, account.id)
  })
}

/** A visitor on each of these screens, who got there the usual way. */
export async function atEveryScreen(
  origin: string,
  people: Awaited<ReturnType<typeof screenPeople>>,
): Promise<Record<Screen, Visitor>> {
  return {
    login: await opened(origin, accountPaths.home()),
    signUp: await opened(origin, accountPaths.signUp()),
    forgot: await opened(origin, accountPaths.forgotPassword()),
    resetCode: await askedForCode(origin, people.marcus.email),
    newPassword: await acceptedCode(origin, people.dana.email),
    accountSetup: await opened(origin, accountPaths.accountSetup(people.setup)),
    passwordSetup: await opened(origin, accountPaths.accountPasswordSetup(people.password)),
    name: await inProfile(origin, people.dana, accountPaths.profileName()),
    phone: await inProfile(origin, people.dana, accountPaths.profileContact('phone')),
    email: await inProfile(origin, people.dana, accountPaths.profileContact('email')),
    phoneCode: await changing(origin, people.dana, [
      accountPaths.profileContact('phone'),
      'Phone Number',
      '(404) 555-0199',
    ]),
    emailCode: await changing(origin, people.dana, [
      accountPaths.profileContact('email'),
      'Email',
      'dana.new@crew.example',
    ]),
  }
}

async function opened(origin: string, path: string): Promise<Visitor> {
  const visitor = newVisitor(origin)
  await visitor.open(path)
  return visitor
}

async function askedForCode(origin: string, email: string): Promise<Visitor> {
  const visitor = await opened(origin, accountPaths.home())
  await visitor.follow('Forgot password')
  visitor.fill('Email', email)
  await visitor.press('SUBMIT')
  expect(visitor.path()).toBe(accountPaths.resetCode())
  return visitor
}

async function acceptedCode(origin: string, email: string): Promise<Visitor> {
  const visitor = await askedForCode(origin, email)
  visitor.fill('Code', await codeMailedTo(origin, email))
  await visitor.press('SUBMIT')
  expect(visitor.path()).toBe(accountPaths.newPassword())
  return visitor
}

/** The newest code for a recipient, from the demo's outbox page. Waits for it. */
export const codeMailedTo = async (origin: string, recipient: string) => (await codesFor(origin, recipient))[0] ?? ''

async function inProfile(origin: string, person: { email: string }, path: string): Promise<Visitor> {
  const visitor = await logIn(origin, person)
  await visitor.open(path)
  return visitor
}

async function changing(origin: string, person: { email: string }, step: [path: string, label: string, to: string]) {
  const [path, label, to] = step
  const visitor = await inProfile(origin, person, path)
  visitor.fill(label, to)
  await visitor.press('Send code')
  expect(visitor.path()).toMatch(/\/code$/)
  return visitor
}
