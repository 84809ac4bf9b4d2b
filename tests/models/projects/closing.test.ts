import { expect, test } from 'vitest'
import { closingWords } from '~/models/projects/closing'

const ALWAYS = [
  'Nothing is deleted. The team can still read everything, and nobody can change anything.',
  'A closed project cannot be opened again.',
]

test.each([
  [{ inquiries: 0, agreed: 0, cartItems: 0, orders: 0 }, []],
  [
    { inquiries: 1, agreed: 1, cartItems: 1, orders: 1 },
    [
      '1 open inquiry is withdrawn, and its owner is told.',
      '1 agreed rate can no longer be booked, and its owner is told.',
      '1 vehicle leaves the cart.',
      '1 order goes on as agreed.',
    ],
  ],
  [
    { inquiries: 12, agreed: 4, cartItems: 2, orders: 3 },
    [
      '12 open inquiries are withdrawn, and their owners are told.',
      '4 agreed rates can no longer be booked, and their owners are told.',
      '2 vehicles leave the cart.',
      '3 orders go on as agreed.',
    ],
  ],
])('closing a project with %o says what becomes of it', (summary, sentences) => {
  expect(closingWords(summary)).toEqual([...sentences, ...ALWAYS])
})
