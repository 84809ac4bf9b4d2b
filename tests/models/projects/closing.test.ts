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
      '1 open inquiry will be withdrawn and its owner notified.',
      '1 agreed rate can no longer be booked; its owner will be notified.',
      '1 vehicle will be removed from the cart.',
      '1 order will continue as agreed.',
    ],
  ],
  [
    { inquiries: 12, agreed: 4, cartItems: 2, orders: 3 },
    [
      '12 open inquiries will be withdrawn and the owners notified.',
      '4 agreed rates can no longer be booked; the owners will be notified.',
      '2 vehicles will be removed from the cart.',
      '3 orders will continue as agreed.',
    ],
  ],
])('closing a project with %o lists the consequences', (summary, sentences) => {
  expect(closingText(summary)).toEqual([...sentences, ...ALWAYS])
})
