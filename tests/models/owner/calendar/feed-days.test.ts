import { describe, expect, test } from 'vitest'
import { planFeedDays } from '~/models/owner/calendar/feed-days'
import { feedResultText } from '~/models/owner/calendar/feed-messages'

/** '07-09' is Dec 7 to Dec 9, 2026; today is Dec 5. */
const of = (days: string) => {
  const [from = '', to = from] = days.split('-')
  return { from: `2026-12-${from}`, to: `2026-12-${to}` }
}
const block = (days: string, orderItemId: string | null = null) => ({ ...of(days), id: days, orderItemId })
const plan = (periods: string[], current: string[] = [], others: ReturnType<typeof block>[] = []) => {
  const { release, add, conflicts } = planFeedDays({
    periods: periods.map(of),
    current: current.map((days) => block(days)),
    others,
    blockable: of('05-30'),
  })
  return { release: release.map(({ id }) => id), add, conflicts }
}

describe('reading a calendar feed', () => {
  test.each([
    ['adds new events', ['07-09'], [], [], ['07-09']],
    ['keeps unchanged events', ['07-09'], ['07-09'], [], []],
    ['releases removed events', [], ['07-09'], ['07-09'], []],
    ['replaces changed events', ['07-10'], ['07-09'], ['07-09'], ['07-10']],
    ['keeps a current event whose past days have changed', ['01-09'], ['03-09'], [], []],
    ['adds only days from today on', ['01-09'], [], [], ['05-09']],
    ['skips events that are over or too far ahead', ['01-04', '31'], [], [], []],
    ['blocks an event beyond the last blockable day to its end', ['29-31'], [], [], ['29-31']],
    ['keeps its block as the days pass', ['29-31'], ['29-30'], [], []],
  ])('%s', (_, periods, current, release, add) =>
    expect(plan(periods, current)).toEqual({ release, add: add.map(of), conflicts: [] }),
  )

  test('fills only the gaps between other blocks and reports bookings as conflicts', () => {
    const others = [block('08'), block('10-11', 'item-1'), block('20-22', 'item-2')]
    expect(plan(['07-12', '22-23'], [], others)).toEqual({
      release: [],
      add: ['07', '09', '12', '23'].map(of),
      conflicts: [
        { ...of('10-11'), orderItemId: 'item-1' },
        { ...of('22'), orderItemId: 'item-2' },
      ],
    })
  })
})

test.each([
  [{ periods: 1, unread: 0, conflicts: 0 }, 'Calendar read: 1 busy period.'],
  [
    { periods: 0, unread: 2, conflicts: 1 },
    'Calendar read: 0 busy periods. 2 events could not be read. It is busy during 1 booking.',
  ],
])('%o reads: %s', (result, text) => expect(feedResultText(result)).toBe(text))
