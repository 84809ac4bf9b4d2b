import { expect, test } from 'vitest'
import { availabilityDays, availabilityText, type BlockedPeriod, dayStates } from '~/models/lists/availability'

const TODAY = '2026-11-20'
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
    'Booked by others Dec 7 to Dec 8. Blocked by the owner Dec 13. Booked by this project Dec 10. Free on 3 of 7 days.',
  )
  expect(availabilityText(WEEK, [], TODAY)).toBe('Free on all 7 days.')
  expect(availabilityText({ from: '2026-12-10', to: '2026-12-10' }, BLOCKED, TODAY)).toBe(
    'Booked by this project Dec 10. Not free.',
  )
})
