import { expect, test } from 'vitest'
import { linkEmailTexts, type VehicleOfLink } from '~/models/pickup/link-email'

const parked: VehicleOfLink = {
  title: '1976 Chevrolet Caprice',
  days: 'Dec 7, 2026 to Dec 11, 2026',
  delivers: false,
  isShown: false,
}
const delivered = { ...parked, delivers: true }
const near = { ...parked, isShown: true }

test.each<[string, VehicleOfLink[], string]>([
  [
    'one ahead',
    [parked],
    'From two days before its first day, the link shows where the vehicle is parked and who to call.',
  ],
  ['one now', [near], 'Open the link to see where the vehicle is parked and who to call.'],
  ['several now', [near, near], 'Open the link to see where each vehicle is parked and who to call.'],
  [
    'one now, one ahead',
    [near, parked],
    'From two days before its first day, the link shows where each vehicle is parked and who to call.',
  ],
  [
    'delivered, ahead',
    [delivered],
    'From two days before its first day, the link shows who to call to arrange the delivery of the vehicle.',
  ],
  [
    'delivered, now',
    [{ ...delivered, isShown: true }],
    'Open the link to see who to call to arrange the delivery of the vehicle.',
  ],
  [
    'one of two delivered',
    [near, { ...delivered, isShown: true }],
    'Open the link to see where each vehicle is parked or that its owner delivers, and who to call.',
  ],
])('says what the link shows and when: %s', (_, vehicles, expected) => {
  expect(linkEmailTexts(vehicles).shows).toBe(expected)
})

test('names the vehicles, and which of them their owners deliver', () => {
  const { task, items } = linkEmailTexts([parked, delivered])
  expect(task).toBe('has assigned you a pickup')
  expect(items).toEqual([
    '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026',
    '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, the owner delivers',
  ])
  expect(linkEmailTexts([delivered]).task).toBe('has assigned you to receive a delivery')
})
