import { expect, test } from 'vitest'
import { arrangedByCrew, pickupText, returnText } from '~/components/orders/pickup-links'

const PHONE = { e164: '+14045550188', shown: '+1 (404) 555-0188' }
const PICKUP = { address: '1180 Huff Rd NW', phone: PHONE, owner: 'Walt Jernigan', isDelivered: false }
const DELIVERED = { ...PICKUP, isDelivered: true }

test.each([
  ['is picked up', PICKUP, '1180 Huff Rd NW', 'Return to 1180 Huff Rd NW'],
  [
    'is delivered',
    DELIVERED,
    'Walt Jernigan delivers. Call to arrange the place and time.',
    'Call Walt Jernigan to arrange the place and time of the return.',
  ],
  [
    'is delivered by an owner without a name',
    { ...DELIVERED, owner: '' },
    'The owner delivers. Call to arrange the place and time.',
    'Call the owner to arrange the place and time of the return.',
  ],
  [
    'is delivered by an owner without a phone number',
    { ...DELIVERED, phone: null },
    'Walt Jernigan delivers. Arrange the place and time with the owner.',
    'Arrange the place and time of the return with the owner.',
  ],
])('the way to a vehicle that %s, and back', (_, pickup, there, back) => {
  expect(pickupText(pickup)).toBe(there)
  expect(returnText(pickup)).toBe(back)
})

test('staff read who arranges a delivery and its return', () => {
  expect([false, true].map((isReturnNext) => arrangedByCrew(DELIVERED, isReturnNext))).toEqual([
    'Walt Jernigan delivers. The crew arranges the place and time.',
    'The crew arranges the place and time of the return with Walt Jernigan.',
  ])
  expect(arrangedByCrew({ ...DELIVERED, owner: '' }, false)).toBe(
    'The owner delivers. The crew arranges the place and time.',
  )
  expect(arrangedByCrew(PICKUP, false)).toBeNull()
})
