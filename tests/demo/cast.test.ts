import { expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD, INVITED_OWNER } from '#demo/cast'
import { welcome } from '#demo/welcome'
import { AccountSetupForm } from '~/models/accounts/account-form'

test.each(Object.values(CAST))('the setup form accepts the name and phone number of $firstName', (member) => {
  const { firstName, lastName, phone } = member
  const typed = { firstName, lastName, phoneNumber: phone, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }
  expect(AccountSetupForm.safeParse(typed).success).toBe(true)
})

test('the welcome text has the URL, the password, all accounts and the outbox and fits on a screen', () => {
  const lines = welcome('http://localhost:4321').split('\n')
  const text = lines.join('\n')
  for (const key of Object.keys(CAST)) expect(text).toContain(`${key}@demo.example`)
  for (const word of ['http://localhost:4321', DEMO_PASSWORD, '/outbox', INVITED_OWNER]) expect(text).toContain(word)
  expect(lines.length).toBeLessThan(40)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})
