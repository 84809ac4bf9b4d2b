import { getByLabelText } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atEveryScreen, screenPeople } from '#tests/world/abuse/account-screens'
import { SCREENS, type Screen, WRONG_ANSWERS } from '#tests/world/abuse/wrong-answers'
import { aWorld } from '#tests/world/application/world'
import type { Visitor } from '#tests/world/visits/visitor'

const world = await aWorld(screenPeople)
let at: Record<Screen, Visitor>
let places: Map<Screen, string>

beforeAll(async () => {
  const app = await world.start()
  at = await atEveryScreen(app.origin, world.story)
  places = new Map(WRONG_ANSWERS.map(({ screen }) => [screen, at[screen].path()]))
})
afterAll(world.end)

test.each(WRONG_ANSWERS)('$screen, $label "$typed": $sentence', async ({ screen, label, typed, sentence, beside }) => {
  const visitor = at[screen]
  await visitor.open(places.get(screen))
  if (beside) visitor.fill(...beside)
  if (label !== 'Role') visitor.fill(label, typed)
  await visitor.press(SCREENS[screen], formOf(visitor, label))
  expect(visitor.status()).toBe(400)
  expect(problemBeside(visitor, label)).toBe(sentence)
  const field = fieldOf(visitor, label)
  // passwords and codes are not sent back
  if (!/password|code/i.test(label)) expect(field.value).toBe(typed)
  if (screen !== 'login') expect(visitor.path()).toBe(places.get(screen))
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
