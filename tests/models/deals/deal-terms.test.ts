import { expect, test } from 'vitest'
import type { DealStage } from '~/models/deals/deal-stage'
import { dealPrices, dealRow, dealTerms, longerTerms } from '~/models/deals/deal-terms'

const BOOKING = { from: '2026-12-07', to: '2026-12-11' }
const INQUIRY = {
  id: 'inquiry-1',
  round: 2,
  booking: BOOKING,
  lastOfferCents: 102_000,
  previousOfferCents: 91_000,
  listedCents: 112_500,
  declineReason: null,
  messages: 0,
  millisecondsLeft: 60_000,
}
const AT = {
  today: '2026-11-20',
  inquiry: INQUIRY,
  taken: BOOKING,
  orderId: 1042,
  orderTaxCents: null,
  dailyCents: 22_500,
}

const SENTENCES: [DealStage, string][] = [
  ['asked', 'Inquired at $1,020 for Dec 7 to Dec 11, $1,106.70 with tax.'],
  ['to_answer', 'Inquired at $910 for Dec 7 to Dec 11. Owner offered $1,020, $1,106.70 with tax.'],
  ['countered', 'Owner offered $910. You offered $1,020 for Dec 7 to Dec 11, $1,106.70 with tax.'],
  ['declined', 'The $1,020 offer for Dec 7 to Dec 11 was declined. Inquire again with another rate or other dates.'],
  ['time_is_up', 'The $1,020 offer for Dec 7 to Dec 11 expired. Inquire again.'],
  ['available', "Agreed $1,020 before tax for Dec 7 to Dec 11. Dates aren't held until you book."],
  ['in_cart', "$1,020 before tax for Dec 7 to Dec 11. Dates aren't held until you book."],
  ['booked', 'Dec 7 to Dec 11 at $1,020, $1,110.78 with tax. Order #1042.'],
  ['completed', 'Dec 7 to Dec 11 at $1,020. Order #1042.'],
  ['cancelled', 'Dec 7 to Dec 11 was cancelled. Order #1042.'],
  ['taken', 'Taken Dec 7 to Dec 11. Inquire for other dates or pick another vehicle.'],
  ['taken_in_cart', 'Taken Dec 7 to Dec 11. It can no longer be booked from the cart.'],
  ['not_inquired', ''],
  ['gone', ''],
]

test('a vehicle in the cart that is no longer listed reads as unavailable, without dates', () => {
  const lost = ['This vehicle is no longer available. It can no longer be booked from the cart.']
  expect(dealTerms({ stage: 'taken_in_cart', ...AT, taken: null })).toEqual(lost)
})

test('a declined inquiry says why', () => {
  const inquiry = { ...INQUIRY, declineReason: 'booked' } as const
  expect(dealTerms({ stage: 'declined', ...AT, inquiry }).join('')).toBe(
    'The owner declined your $1,020 offer for Dec 7 to Dec 11: already booked. Choose other dates.',
  )
})

test.each(SENTENCES)('%s reads %s', (stage, sentence) => {
  const terms = dealTerms({ stage, ...AT, orderTaxCents: stage === 'booked' ? 9078 : null })
  expect(terms.join('')).toBe(sentence)
  const figures = terms.filter((_, index) => index % 2 === 1)
  expect(figures.every((figure) => /^\$[\d,.]+$/.test(figure))).toBe(true)
})

test('the terms are empty before the first inquiry', () => {
  expect(dealTerms({ stage: 'not_inquired', ...AT, inquiry: null })).toEqual([])
})

test('a longer booking that is listed for less is named while the offer can change', () => {
  const named = SENTENCES.map(([stage]) => stage).filter((stage) => longerTerms({ stage, ...AT }))
  expect(named).toEqual(['asked', 'to_answer', 'countered'])
  expect(longerTerms({ stage: 'asked', ...AT })).toBe('A full week lists at $675, $345 less.')
})

test('the previous offer is omitted when there is none', () => {
  const inquiry = { ...INQUIRY, previousOfferCents: null }
  expect(dealTerms({ stage: 'to_answer', ...AT, inquiry }).join('')).toMatch(/^Owner offered \$1,020 for Dec 7/)
  expect(dealRow({ stage: 'asked', ...AT, inquiry }).sides).toEqual(['your offer'])
  expect(dealTerms({ stage: 'countered', ...AT, inquiry }).join('')).toMatch(/^You offered \$1,020 for Dec 7/)
})

const ROW = { days: 'Dec 7 to Dec 11', listed: '$1,125', daily: '$225 / day', offer: '$1,020' }

test.each([
  ['asked', { ...ROW, sides: ['your offer,', "owner's $910"], longer: '$675 / week' }],
  ['to_answer', { ...ROW, sides: ["owner's offer,", 'yours $910'], longer: '$675 / week' }],
  ['available', ROW],
  ['not_inquired', { days: '', listed: '', daily: '$225 / day', offer: '' }],
] as const)('the table row of %s shows %o', (stage, row) => expect(dealRow({ stage, ...AT })).toEqual(row))

test('prices above $9,999 are abbreviated', () => expect(dealPrices(1_234_500)).toEqual(['$12.3K', '$37K', '$111.1K']))
