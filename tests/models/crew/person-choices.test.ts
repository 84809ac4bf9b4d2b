import { expect, test } from 'vitest'
import { personChoices } from '~/models/crew/person-choices'

const PEOPLE = ['ana', 'ben', 'cleo', 'dev', 'eli', 'fay', 'gus', 'hal'].map((name) => ({
  firstName: name,
  lastName: 'Reyes',
  email: `${name}@crew.example`,
}))

test('the first six people are choices, and the chosen one wherever it stands', () => {
  const names = (chosen: string) =>
    personChoices(PEOPLE, `${chosen}@crew.example`).map(({ name, isChosen }) => `${name}${isChosen ? ', chosen' : ''}`)
  const others = ['ana Reyes', 'ben Reyes', 'cleo Reyes', 'dev Reyes', 'eli Reyes', 'fay Reyes']
  expect(names('nobody')).toEqual(others)
  expect(names('hal')).toEqual([...others, 'hal Reyes, chosen'])
  expect(names('ana')).toEqual(['ana Reyes, chosen', ...others.slice(1)])
})
