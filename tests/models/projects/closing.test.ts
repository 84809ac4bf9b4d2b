import { expect, test } from 'vitest'
import { closingText } from '~/models/projects/closing'

const ALWAYS = [
  'Nothing is deleted. Everyone can still view it, but no one can make changes.',
  'A closed project cannot be reopened.',
]

test.each([
  [{ inquiries: 0, agreed: 0, cartItems: 0, orders: 0 }, []],
  [
    { inquiries: 1, agreed: 1, cartItems: 1, orders: 1 },
    [
      '1 open inquiry is withdrawn, and its owner is notified.',
      '1 agreed rate can no longer be booked, and its owner is notified.',
      '1 vehicle is removed from the cart.',
      '1 order continues as agreed.',
    ],
  ],
  [
    { inquiries: 12, agreed: 4, cartItems: 2, orders: 3 },
    [
      '12 open inquiries are withdrawn, and their owners are notified.',
      '4 agreed rates can no longer be booked, and their owners are notified.',
      '2 vehicles are removed from the cart.',
      '3 orders continue as agreed.',
    ],
  ],
])('closing a project with %o lists the consequences', (summary, sentences) => {
  expect(closingText(summary)).toEqual([...sentences, ...ALWAYS])
})
