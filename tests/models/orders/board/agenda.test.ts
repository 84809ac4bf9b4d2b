import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAR as BAR_WITHOUT_AMOUNT } from '#tests/world/bars'
import { type AgendaDay, agendaOf } from '~/models/orders/board/agenda'
import { inUse } from '~/models/orders/board/agenda-others'
import { type Bar, type BoardRow, boardTotals, sum } from '~/models/orders/board/bars'
import { daysOf } from '~/models/orders/board/board-days'
import { listOf } from '~/models/trade/format/text'

const BAR: Bar = { ...BAR_WITHOUT_AMOUNT, cents: 30_000 }
const columns = daysOf({ from: '2026-12-04', to: '2026-12-12' })

const rowOf = (id: string, bars: Bar[]): BoardRow => ({ id, title: id, detail: '', to: '/', due: null, bars })

function chartOf(today: string, ...rows: BoardRow[]) {
  const totals = boardTotals(
    rows.map(({ bars }) => bars),
    columns,
    true,
  )
  return { groups: [{ id: 'list', title: 'Traffic', rows }], columns, totals, today }
}

/** '7: P Ford Pickup, return Dec 9 10000/30000'. */
const textOf = ({ day, entries }: AgendaDay) =>
  `${Number(day.slice(8))}: ${entries
    .map(({ letter, row, text, cents, totalCents }) =>
      [letter, row.id, text, [cents, totalCents].filter((amount) => amount !== null).join('/')].join(' ').trim(),
    )
    .join('; ')}`

/** The entries of one bar, seen on a day. */
function entriesOf(part: Partial<Bar>, today = '2026-12-04'): string[] {
  const { past, days } = agendaOf(chartOf(today, rowOf('Ford', [{ ...BAR, ...part }])))
  return [...past, ...days].filter(({ entries }) => entries.length > 0).map(textOf)
}

test.each<[string, Partial<Bar>, string[]]>([
  ['a rental', {}, ['7: P Ford Pickup, return Dec 9 10000/30000', '9: R Ford Return 10000/30000']],
  ['a rental of one day', { to: '2026-12-07' }, ['7: PR Ford Pickup and return 30000']],
  [
    'a delivery',
    { start: 'delivery' },
    ['7: D Ford Delivery, return Dec 9 10000/30000', '9: R Ford Return 10000/30000'],
  ],
  [
    'a rental under way',
    { from: '2026-11-30' },
    ['4: W Ford Out, return Dec 9 3000/30000', '9: R Ford Return 3000/30000'],
  ],
  ['a rental that ends after the chart', { to: '2027-01-02' }, ['7: P Ford Pickup, return Jan 2, 2027 1112/30000']],
  ['days without a pickup', { start: null }, ['7: W Ford Booked Dec 7 to Dec 9 10000/30000']],
  ['an inquiry', { state: 'inquired', start: null, cents: null }, ['7: I Ford Inquired Dec 7 to Dec 9']],
  [
    'a block under way',
    { state: 'blocked', start: null, from: '2026-12-01' },
    ['4: B Ford Blocked Dec 1 to Dec 9 3333/30000'],
  ],
  [
    'a purchase',
    { state: 'external', start: null, isPurchase: true },
    ['7: E Ford Purchased for $300, used Dec 7 to Dec 9 10000'],
  ],
  [
    'a purchase for one day',
    { state: 'external', start: null, isPurchase: true, to: '2026-12-07' },
    ['7: E Ford Purchased, used Dec 7 30000'],
  ],
  ['days after the chart', { from: '2026-12-13', to: '2026-12-14' }, []],
  ['days taken by others', { state: 'taken', start: null }, []],
])('the agenda of %s', (_, part, texts) => {
  expect(entriesOf(part)).toEqual(texts)
})

test('an overdue rental is on today, and was due back on its last day', () => {
  const late = { state: 'late', start: null, from: '2026-12-05', to: '2026-12-08', cents: null } as const
  expect(entriesOf(late, '2026-12-08')).toEqual(['5: O Ford Overdue since Sat', '8: O Ford Overdue since Sat'])
  const rental = { ...BAR, from: '2026-12-04', to: '2026-12-04' }
  const { past } = agendaOf(
    chartOf(
      '2026-12-08',
      rowOf('Ford', [
        { ...rental, from: '2026-12-03' },
        { ...BAR, ...late },
      ]),
    ),
  )
  expect(past.map(textOf)[0]).toBe('4: W Ford Was due back 15000/30000')
})

test('days before today are apart, today is always there, and pickups come first', () => {
  const { past, days, unused } = agendaOf(
    chartOf(
      '2026-12-08',
      rowOf('Ford', [{ ...BAR, state: 'inquired', start: null, cents: null, from: '2026-12-10', to: '2026-12-11' }]),
      rowOf('Dodge', [BAR]),
      rowOf('Buick', [{ ...BAR, from: '2026-12-09', to: '2026-12-20' }]),
      rowOf('Nash', [{ ...BAR, from: '2027-01-09', to: '2027-01-20' }]),
    ),
  )
  expect(past.map(textOf)).toEqual(['7: P Dodge Pickup, return Dec 9 10000/30000'])
  expect(days.map(textOf)).toEqual([
    '8: W Dodge Out, return Dec 9 10000/30000',
    '9: P Buick Pickup, return Dec 20 2500/30000; R Dodge Return 10000/30000',
    '10: I Ford Inquired Dec 10 to Dec 11',
    '11: ',
    '12: ',
  ])
  expect(days.slice(0, 2).map(({ booked, cents }) => [booked, cents])).toEqual([
    [1, 10_000],
    [2, 12_500],
  ])
  expect(unused.map(({ id }) => id)).toEqual(['Nash'])
  expect(agendaOf(chartOf('2026-12-08')).days.map(textOf)).toEqual(['8: '])
})

test('the amounts of a day and of what else goes on add up to its sum, and those of all days to the totals', () => {
  const someBar = fc.record({
    from: fc.constantFrom(...columns),
    length: fc.integer({ min: 0, max: 8 }),
    state: fc.constantFrom('booked', 'external', 'agreed'),
    cents: fc.integer({ min: 0, max: 9_999_999 }),
    hasReturn: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(someBar, { maxLength: 4 }), fc.constantFrom(...columns), (some, today) => {
      const bars = some.map(({ from, length, state, cents, hasReturn }): Bar => {
        const to = columns[columns.indexOf(from) + length] ?? columns.at(-1) ?? from
        return { ...BAR, from, to, state, cents, start: hasReturn ? 'pickup' : null }
      })
      const chart = chartOf(today, ...bars.map((bar, index) => rowOf(`Ford ${index}`, [bar])))
      const { past, days } = agendaOf(chart)
      for (const { day, entries, others, booked, external, agreed, cents } of [...past, ...days]) {
        const listed = sum(entries.map((entry) => entry.cents ?? 0))
        expect(listed + sum(others.map((line) => line.cents ?? 0))).toBe(cents)
        const without = bars.filter(
          (bar) => bar.from <= day && day <= bar.to && !entries.some((entry) => entry.bar === bar),
        )
        const also = entries.length > 0 ? 'Also ' : ''
        const titles = listOf(without.map((bar) => `Ford ${bars.indexOf(bar)}`))
        expect(others.map(({ text }) => text)).toEqual(titles ? [also + titles] : [])
        expect(booked + external + agreed).toBe(entries.length + without.length)
      }
      expect(sum(chart.totals.cents ?? [])).toBe(sum(bars.map((bar) => bar.cents ?? 0)))
    }),
  )
})

test('a booking that does not count has no amount, and vehicles that are on another page have no names', () => {
  const totals = boardTotals([[BAR]], columns, true)
  const [day] = agendaOf({ ...chartOf('2026-12-08', rowOf('Ford', [{ ...BAR, cents: null }])), totals }).days
  expect(day && textOf(day)).toBe('8: W Ford Out, return Dec 9')
  expect(day?.others).toEqual([{ text: 'Also 1 vehicle', cents: 10_000 }])
  expect(agendaOf({ ...chartOf('2026-12-08'), totals }).days[0]?.others).toEqual([{ text: '1 vehicle', cents: 10_000 }])
})

test('vehicles that neither begin nor end are named, up to four, beside one that begins', () => {
  const named = (...titles: string[]) => {
    const rows = titles.map((title) => rowOf(title, [{ ...BAR, from: '2026-12-05', to: '2026-12-12' }]))
    const { days } = agendaOf(chartOf('2026-12-04', ...rows, rowOf('Dodge', [BAR])))
    return days.find(({ day }) => day === '2026-12-07')?.others[0]?.text
  }
  expect(named('A', 'B', 'C', 'D')).toBe('Also A, B, C, and D')
  expect(named('A', 'B', 'C', 'D', 'E')).toBe('Also A, B, C, and 2 more')
})

test('days without entries are one line while the same vehicles are in use, and none without any', () => {
  const used: Bar = { ...BAR, state: 'external', start: null }
  const rows = [
    rowOf('Ford', [{ ...used, from: '2026-12-06', to: '2026-12-08' }]),
    rowOf('Dodge', [{ ...used, from: '2026-12-06', to: '2026-12-10' }]),
  ]
  const { days } = agendaOf(chartOf('2026-12-04', ...rows))
  expect(days.map((of) => [of.day, of.last, of.entries.length, ...of.others.map(({ text }) => text)])).toEqual([
    ['2026-12-04', '2026-12-04', 0],
    ['2026-12-06', '2026-12-06', 2],
    ['2026-12-07', '2026-12-08', 0, 'Ford and Dodge'],
    ['2026-12-09', '2026-12-10', 0, 'Dodge'],
  ])
})

test('every day of an inquiry or a block names its vehicle, apart from those in use', () => {
  const pending: Bar = { ...BAR, start: null, cents: null, from: '2026-12-06', to: '2026-12-09' }
  const rows = [
    rowOf('Ford', [{ ...pending, state: 'inquired' }]),
    rowOf('Nash', [{ ...pending, state: 'inquired', to: '2026-12-10' }]),
    rowOf('Buick', [{ ...pending, state: 'answer' }]),
    rowOf('Dodge', [{ ...pending, state: 'blocked', from: '2026-12-08', to: '2026-12-09' }]),
    rowOf('Packard', [{ ...pending, state: 'taken' }]),
  ]
  const { days } = agendaOf(chartOf('2026-12-05', ...rows))
  expect(days.map((of) => [of.day, of.last, of.entries.length, ...of.others.map(({ text }) => text)])).toEqual([
    ['2026-12-05', '2026-12-05', 0],
    ['2026-12-06', '2026-12-06', 3],
    ['2026-12-07', '2026-12-07', 0, 'To answer: Buick', 'Inquired: Ford and Nash'],
    ['2026-12-08', '2026-12-08', 1, 'To answer: Buick', 'Inquired: Ford and Nash'],
    ['2026-12-09', '2026-12-09', 0, 'Blocked: Dodge', 'To answer: Buick', 'Inquired: Ford and Nash'],
    ['2026-12-10', '2026-12-10', 0, 'Inquired: Nash'],
  ])
})

test('a vehicle with two inquiries for a day is named once', () => {
  const asked: Bar = { ...BAR, state: 'inquired', start: null, cents: null }
  const { days } = agendaOf(chartOf('2026-12-04', rowOf('Ford', [asked, { ...asked, from: '2026-12-06' }])))
  expect(days.at(-1)?.others.map(({ text }) => text)).toEqual(['Inquired: Ford'])
})

test('a vehicle that was due back on the day it was picked up was not returned', () => {
  const rental: Bar = { ...BAR, from: '2026-12-06', to: '2026-12-06' }
  const late: Bar = { ...LATE, from: '2026-12-07' }
  const { past } = agendaOf(chartOf('2026-12-08', rowOf('Ford', [rental, late])))
  expect(past.map(textOf)[0]).toBe('6: P Ford Pickup, was due back Dec 6 30000')
})

test('the dates of a rental can be changed on its first entry, and on today’s if it is overdue', () => {
  const rentalsOf = (today: string, ...bars: Bar[]) => {
    const { days } = agendaOf(chartOf(today, rowOf('Ford', bars)))
    return days.flatMap(({ day, entries }) => entries.map(({ letter, rental }) => [day, letter, rental]))
  }
  expect(rentalsOf('2026-12-04', BAR)).toEqual([
    [BAR.from, 'P', BAR],
    [BAR.to, 'R', null],
  ])
  expect(rentalsOf('2026-12-08', BAR)).toEqual([
    ['2026-12-08', 'W', BAR],
    [BAR.to, 'R', null],
  ])
  expect(rentalsOf('2026-12-08', OVER, LATE)).toEqual([['2026-12-08', 'O', OVER]])
})

const OUT: Bar = { ...BAR, from: '2026-12-05', to: '2026-12-11' }
const OVER: Bar = { ...BAR, from: '2026-12-04', to: '2026-12-07' }
const LATE: Bar = { ...BAR, state: 'late', start: null, from: '2026-12-08', to: '2026-12-08' }

test('the first entry that waits for an answer or is overdue is one from today on, if there is any', () => {
  const asked: Bar = { ...BAR, state: 'answer', start: null, from: '2026-12-05', to: '2026-12-06' }
  const later: Bar = { ...asked, from: '2026-12-10', to: '2026-12-10' }
  const urgentOf = (...bars: Bar[]) => {
    const { urgent } = agendaOf(chartOf('2026-12-08', rowOf('Ford', [OVER, LATE]), rowOf('Dodge', bars)))
    return [urgent.late, urgent.answer].map((entry) => entry?.text)
  }
  expect(urgentOf(asked, later)).toEqual(['Overdue since today', 'Waiting for your answer, Dec 10'])
  expect(urgentOf(asked)).toEqual(['Overdue since today', 'Waiting for your answer, Dec 5 to Dec 6'])
  expect(agendaOf(chartOf('2026-12-08')).urgent).toEqual({})
})

test('a day counts the vehicles that are overdue on it', () => {
  const { days } = agendaOf(chartOf('2026-12-08', rowOf('Ford', [OVER, LATE]), rowOf('Dodge', [OUT])))
  expect(days.map((of) => [of.day, inUse(of)])).toEqual([
    ['2026-12-08', '1 booked, 1 overdue'],
    ['2026-12-09', '1 booked'],
    ['2026-12-11', '1 booked'],
  ])
})
