import { expect, test } from 'vitest'
import {
  availabilityDays,
  availabilitySteps,
  availabilityText,
  type BlockedPeriod,
  commonFreeText,
  dayColumns,
  dayStates,
  wantedText,
  wantedWithin,
} from '~/models/lists/availability'
import { addDays, lastBookableDay } from '~/models/trade/days/days'

const TODAY = '2026-11-20'
const LAST = lastBookableDay(TODAY)
const NONE = { startsOn: null, endsOn: null, inquiries: null }
const ASKED_NOTHING = { from: '', to: '' }
const SHOOT = {
  ...NONE,
  startsOn: '2026-11-01',
  endsOn: '2026-12-04',
  inquiries: { from: '2026-12-07', to: '2026-12-11' },
}

test.each([
  [{ from: '2026-12-01', to: '2026-12-03' }, SHOOT, '2026-12-01', '2026-12-03', false],
  [{ from: '2026-12-03', to: '2026-12-01' }, SHOOT, '2026-12-01', '2026-12-03', false],
  [{ from: '2026-12-01', to: 'soon' }, SHOOT, '2026-12-01', '2026-12-14', false],
  [{ from: '2026-12-01', to: '2027-12-01' }, SHOOT, '2026-12-01', '2026-12-31', true],
  [ASKED_NOTHING, SHOOT, '2026-11-20', '2026-12-04', false],
  [ASKED_NOTHING, { ...SHOOT, endsOn: '2027-02-01' }, '2026-11-20', '2026-12-20', false],
  [ASKED_NOTHING, { ...SHOOT, endsOn: '2026-11-10' }, '2026-12-07', '2026-12-11', false],
  [ASKED_NOTHING, { ...SHOOT, endsOn: null, inquiries: null }, '2026-11-20', '2026-12-03', false],
  [ASKED_NOTHING, NONE, '2026-11-20', '2026-12-03', false],
])('the days shown for %o of %o', (requested, known, from, to, isCut) => {
  expect(availabilityDays(requested, known, TODAY)).toEqual({ days: { from, to }, isCut })
})

const WEEK = { from: '2026-12-07', to: '2026-12-13' }
const BLOCKED: BlockedPeriod[] = [
  { from: '2026-12-01', to: '2026-12-08', by: 'others' },
  { from: '2026-12-10', to: '2026-12-10', by: 'ours' },
  { from: '2026-12-13', to: '2026-12-14', by: 'owner' },
]

test('the state of every day, and the sentence that says the same', () => {
  const states = dayStates(WEEK, BLOCKED).map(({ state }) => state)
  expect(states).toEqual(['others', 'others', 'free', 'ours', 'free', 'free', 'owner'])
  expect(availabilityText(WEEK, BLOCKED, TODAY)).toBe(
    'Booked by others Dec 7 to Dec 8. Blocked by the owner Dec 13. Booked by you Dec 10. Free on 3 of 7 days.',
  )
  expect(availabilityText(WEEK, [], TODAY)).toBe('Free on all 7 days.')
  expect(availabilityText({ from: '2026-12-10', to: '2026-12-10' }, BLOCKED, TODAY)).toBe(
    'Booked by you Dec 10. Not free.',
  )
})

test.each([
  ['2026-11-20', '2026-11-26', null, { from: '2026-11-27', to: '2026-12-03' }],
  ['2026-11-22', '2026-11-28', { from: '2026-11-20', to: '2026-11-21' }, { from: '2026-11-29', to: '2026-12-05' }],
  ['2026-12-07', '2026-12-07', { from: '2026-12-06', to: '2026-12-06' }, { from: '2026-12-08', to: '2026-12-08' }],
  [LAST, LAST, { from: addDays(LAST, -1), to: addDays(LAST, -1) }, null],
])('the days before and after %s to %s', (from, to, earlier, later) => {
  expect(availabilitySteps({ from, to }, TODAY)).toEqual({ earlier, later })
})

test('columns name the month that begins, mark weekends and number the start of weeks and months', () => {
  const columns = (from: string, to: string) =>
    dayColumns({ from, to }).map(
      ({ month, isWeekend, isNumbered }) => month + (isWeekend ? '*' : '') + (isNumbered ? '|' : ''),
    )
  expect(columns('2026-11-28', '2026-12-02')).toEqual(['Nov*', '*', '', 'Dec|', ''])
  expect(columns('2026-12-04', '2026-12-07')).toEqual(['Dec', '*', '*', '|'])
  expect(columns('2026-11-29', '2026-12-01')).toEqual(['*', '', 'Dec|'])
})

const INQUIRED = { from: '2026-12-09', to: '2026-12-15', why: 'inquired' as const }
const SHOOTING = { from: '2026-12-01', to: '2026-12-31', why: 'shooting' as const }
const PART_SHOOTING = { ...SHOOTING, to: '2026-12-08' }

test.each([
  [INQUIRED, BLOCKED, { ...INQUIRED, to: '2026-12-13' }],
  [{ ...INQUIRED, from: '2026-12-10', to: '2026-12-10' }, BLOCKED, null],
  [{ ...INQUIRED, from: '2026-12-14' }, BLOCKED, null],
  [SHOOTING, [], null],
  [PART_SHOOTING, [], { ...PART_SHOOTING, from: '2026-12-07' }],
  [null, BLOCKED, null],
])('the days wanted within a week of %o', (wanted, blocked, expected) => {
  expect(wantedWithin(WEEK, wanted, blocked)).toEqual(expected)
})

test('says which wanted days are taken', () => {
  expect(wantedText({ ...INQUIRED, to: '2026-12-12' }, BLOCKED, TODAY)).toEqual({
    text: 'Inquired for Dec 9 to Dec 12.',
    isTaken: false,
  })
  expect(wantedText({ ...INQUIRED, why: 'answer', to: '2026-12-12' }, [], TODAY).text).toBe(
    'Your turn to answer: offer for Dec 9 to Dec 12.',
  )
  expect(wantedText({ ...INQUIRED, why: 'agreed' }, BLOCKED, TODAY)).toEqual({
    text: 'Agreed for Dec 9 to Dec 15, but not free Dec 13 to Dec 14.',
    isTaken: true,
  })
})

test.each([
  [[], null],
  [[BLOCKED], null],
  [[BLOCKED, []], 'Dec 9 to Dec 12: both are free or booked by you.'],
  [[[], []], 'Dec 7 to Dec 13: both are free.'],
  [[[], [{ from: '2026-12-07', to: '2026-12-09', by: 'owner' as const }], []], 'Dec 10 to Dec 13: all 3 are free.'],
  [
    [[{ from: '2026-12-07', to: '2026-12-07', by: 'ours' as const }], BLOCKED],
    'Dec 9 to Dec 12: both are free or booked by you.',
  ],
  [[[], [{ ...WEEK, by: 'declined' as const }]], 'No day on which both are free.'],
])('the days on which all are free, %#', (blocked, text) => {
  expect(commonFreeText(WEEK, blocked, TODAY)).toBe(text)
})
