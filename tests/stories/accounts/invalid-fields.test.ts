import { getByLabelText } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { atEveryScreen, SCREENS, type Screen, screenPeople } from '#tests/world/abuse/account-screens'
import { useSharedWorld } from '#tests/world/application/world'
import type { Visitor } from '#tests/world/visits/visitor'

const { app, story } = await useSharedWorld(screenPeople)
let at: Record<Screen, Visitor>

beforeAll(async () => {
  at = await atEveryScreen(app.origin, story)
})

/** One invalid value on each screen, by the label of its field. The messages are covered by the tests of the forms. */
const INVALID_VALUES: [Screen, label: string, typed: string, sentence: string][] = [
  ['login', 'Email', 'dana at crew', 'Invalid Email. Please enter a valid email address.'],
  ['signUp', 'Phone', '555-0123', 'Please enter a valid Phone Number.'],
  ['forgot', 'Email', 'dana@crew', 'Invalid Email. Please enter a valid email address.'],
  ['resetCode', 'Code', 'four', 'Invalid Code'],
  ['newPassword', 'Password', '1234567', 'Password must contain atleast 8 characters.'],
  ['accountSetup', 'Last Name', 'Marsh_', 'Please enter a valid Last Name.'],
  ['passwordSetup', 'Password', '1234567', 'Password must be atleast 8 characters long.'],
  ['name', 'First Name', 'A;B', 'Please enter a valid First Name.'],
  ['phone', 'Phone Number', '+49 30 901820', 'Please enter a valid Phone Number.'],
  ['email', 'Email', 'dana@crew..example', 'Invalid email. Please enter a valid email address.'],
  ['phoneCode', 'Code', '12', 'Invalid Code'],
  ['emailCode', 'Code', '12345', 'Invalid Code'],
]

test.each(INVALID_VALUES)('%s, %s: "%s" is refused beside the field: %s', async (screen, label, typed, sentence) => {
  const visitor = at[screen]
  const path = visitor.path()
  visitor.fill(label, typed)
  await visitor.press(SCREENS[screen], formOf(visitor, label))
  expect(visitor.status()).toBe(400)
  expect(problemBeside(visitor, label)).toBe(sentence)
  // passwords and codes are not sent back
  if (!/password|code/i.test(label)) expect(fieldOf(visitor, label).value).toBe(typed)
  if (screen !== 'login') expect(visitor.path()).toBe(path)
})

const fieldOf = (visitor: Visitor, label: string) => {
  const field = getByLabelText(visitor.document().body, label)
  if (!('value' in field) || typeof field.value !== 'string') throw new Error(`${label} is no field.`)
  return { value: field.value, describedBy: field.getAttribute('aria-describedby') ?? '', form: field.closest('form') }
}

function formOf(visitor: Visitor, label: string): HTMLElement {
  const { form } = fieldOf(visitor, label)
  if (!form) throw new Error(`${label} belongs to no form.`)
  return form
}

function problemBeside(visitor: Visitor, label: string): string {
  const parts = fieldOf(visitor, label)
    .describedBy.split(' ')
    .map((id) => visitor.document().getElementById(id)?.textContent ?? '')
  return parts.join(' ').trim()
}
