import { expect, test } from 'vitest'
import { listingEventText } from '~/models/owner/listing-texts'
import { calendarMonths, daysOfMonths, periodOn } from '~/models/owner/months'
import {
  handoverMark,
  handoverText,
  inspectionLines,
  missingFromProduction,
  ownerOrderBadge,
  ownerOrderTab,
  ownerOrderTabNamed,
  ownerOrderTabOf,
} from '~/models/owner/owner-orders'

const BOTH = ['purchase-order', 'coi'] as const
const booking = { from: '2026-12-07', to: '2026-12-11' }

test.each([
  ['confirmed', '2026-12-06', 'upcoming', 'Confirmed'],
  ['confirmed', '2026-12-07', 'running', 'In progress'],
  ['confirmed', '2026-12-11', 'running', 'In progress'],
  ['confirmed', '2026-12-12', 'overdue', 'Overdue since today'],
  ['completed', '2026-12-08', 'past', 'Completed'],
  ['cancelled', '2026-12-06', 'past', 'Cancelled'],
] as const)('a booking that is %s is shown on %s under %s', (status, today, tab, label) => {
  expect(ownerOrderTab({ status, booking }, today)).toBe(tab)
  expect(ownerOrderBadge({ status, booking }, today).label).toBe(label)
})

test.each([
  [false, '2026-11-20', 'Red Clay picks up on Dec 7', null],
  [false, '2026-12-04', 'Red Clay picks up on Mon', null],
  [true, '2026-12-06', 'You deliver this vehicle tomorrow', 'Delivery tomorrow'],
  [false, '2026-12-07', 'Red Clay picks up today', 'Pickup today'],
  [true, '2026-12-08', 'Due back Fri', null],
  [true, '2026-12-11', 'Due back today', 'Due back today'],
  [true, '2026-12-12', 'Overdue since today', null],
])('if the owner delivers: %s, the next step on %s is: %s', (delivers, today, text, mark) => {
  expect(handoverText({ delivers, booking, today }, 'Red Clay')).toBe(text)
  expect(handoverMark({ delivers, booking, today })).toBe(mark)
})

test('without a tab in the query, running rentals come first, then upcoming ones', () => {
  expect([null, 'nonsense', 'overdue'].map(ownerOrderTabNamed)).toEqual([null, null, 'overdue'])
  const counts = { upcoming: 2, running: 1, overdue: 3, past: 4 }
  const shown = [
    counts,
    { ...counts, running: 0 },
    { ...counts, running: 0, overdue: 0 },
    { upcoming: 0, running: 0, overdue: 0, past: 4 },
    { upcoming: 0, running: 0, overdue: 0, past: 0 },
  ]
  expect(shown.map(ownerOrderTabOf)).toEqual(['running', 'overdue', 'upcoming', 'past', 'upcoming'])
})

test.each([
  [undefined, ['2026-11', '2026-12'], '2026-09', '2027-01', '2026-10', '2026-12'],
  ['2027-12', ['2027-12', '2028-01'], '2027-10', '2028-02', '2027-11', '2028-01'],
  ['2099-01', ['2028-10', '2028-11'], '2028-08', null, '2028-09', null],
  ['2001-01', ['2024-11', '2024-12'], null, '2025-01', null, '2024-12'],
  ['2024-12', ['2024-12', '2025-01'], '2024-11', '2025-02', '2024-11', '2025-01'],
])('the calendar from %s on shows %j', (requested, months, ...steps) => {
  const calendar = calendarMonths(requested, '2026-11-20', 2)
  expect(calendar.months.map(({ month }) => month)).toEqual(months)
  const { earlier, later, previous, following } = calendar
  expect([earlier, later, previous, following].map((step) => step?.month ?? null)).toEqual(steps)
})

test.each([
  ['not_signed', [], "Red Clay hasn't signed the rental agreement."],
  ['not_signed', ['purchase-order'], "Red Clay hasn't signed the rental agreement or sent the purchase order."],
  ['not_signed', BOTH, "Red Clay hasn't signed the rental agreement or sent the purchase order and COI."],
  ['signed', ['purchase-order'], "Red Clay hasn't sent the purchase order."],
  ['signed', ['coi'], "Red Clay hasn't sent the COI."],
  ['signed', BOTH, "Red Clay hasn't sent the purchase order and COI."],
  ['signed', [], null],
  ['declined', [], 'Red Clay declined the rental agreement.'],
  ['declined', BOTH, "Red Clay declined the rental agreement and hasn't sent the purchase order and COI."],
  [null, [], null],
] as const)('with an agreement that is %s and without %j: %s', (agreement, documents, expected) => {
  expect(missingFromProduction({ agreement, documents }, 'Red Clay')).toBe(expected)
})

test('an order says how far both sides are with their photos at pickup', () => {
  const crews = { shots: ['rear', 'drivers-side'] as const, damages: 1, isFinished: false }
  const theirs = 'Red Clay: 2 of 4 photos, 1 damage noted'
  const lines = (isOver: boolean) => inspectionLines({ own: undefined, crews, isOver }, 'Red Clay')
  expect(lines(false)).toEqual(['You: no photos yet', theirs])
  expect(lines(true)).toEqual(['You: no photos', theirs])
})

test('the calendar shows whole months, in a leap year too', () => {
  const { months } = calendarMonths('2028-01', '2026-11-20', 2)
  expect(daysOfMonths(months)).toEqual({ from: '2028-01-01', to: '2028-02-29' })
  expect(months[1]).toMatchObject({ name: 'February 2028' })
  const blocks = [booking].map((period) => ({ ...period }))
  expect(['2026-12-06', '2026-12-07', '2026-12-11', '2026-12-12'].map((day) => Boolean(periodOn(blocks, day)))).toEqual(
    [false, true, true, false],
  )
})

test('an import is named in the history of a listing', () => {
  expect(listingEventText('edited', 'Import')).toEqual({ what: 'Imported', note: '' })
  expect(listingEventText('edited', 'Blurry.')).toEqual({ what: 'Edited', note: 'Blurry.' })
})
