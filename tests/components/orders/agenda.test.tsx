import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { Agenda } from '~/components/orders/board/agenda'
import { ChartKeys } from '~/components/orders/board/board-keys'
import type { Bar } from '~/models/orders/board/bars'
import { boardKeys } from '~/models/orders/board/board-keys'

const RENTAL: Bar = {
  from: '2026-12-07',
  to: '2026-12-08',
  state: 'booked',
  title: 'Northlight TV',
  href: '/order',
  start: 'pickup',
  cents: 90_000,
  action: null,
}
const ROW = { id: 'v1', title: '1976 Ford Torino', detail: 'PC-12', to: '/vehicle', due: null }

function show(bars: Bar[], cents: number[] | null) {
  const chart = {
    columns: ['2026-12-07', '2026-12-08'],
    today: '2026-12-07',
    totals: { booked: [1, 1], late: [0, 0], external: [0, 3], agreed: [0, 2], cents, externalCents: 0 },
  }
  const groups = [{ id: 'list', title: 'Traffic', rows: [{ ...ROW, bars }] }]
  const keys = boardKeys({ ...chart, groups }, ['late', 'answer', 'booked', 'taken'])
  render(inRoute(<Agenda {...chart} groups={groups} amounts="Cost" keys={keys} />))
  return screen.getByRole('region', { name: 'Agenda' })
}

test('a booking is on the days of its pickup and return, with the amounts of each day', () => {
  const agenda = show([RENTAL], [45_000, 95_050])
  expect(
    within(agenda)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Today, Mon, Dec 7', 'Tue, Dec 8'])
  expect(
    within(agenda)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WBooked: 1 out',
    'P1976 Ford Torino$450 of $900Pickup, return Dec 8Northlight TVPC-12',
    'R1976 Ford Torino$450 of $900ReturnNorthlight TVPC-12',
  ])
  expect(agenda.textContent).toContain('1 outTotal cost before tax $1,400.50')
  expect(agenda.textContent).toContain('Today, Mon, Dec 7$450 today')
  expect(agenda.textContent).toContain('1 booked, 3 external, 2 agreed · $950.50 that day')
  expect(agenda.textContent).toContain('Also 5 vehicles$500.50')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/order', '/order'])
})

test('a purchase has its price and its part of the day, and the day after it names it again', () => {
  const agenda = show([{ ...RENTAL, state: 'external', start: null, isPurchase: true }], [45_000, 95_050])
  expect(agenda.textContent).toContain('$450 that dayPurchased for $900, used Dec 7 to Dec 8')
  expect(agenda.textContent).toMatch(/Tue, Dec 8.*that day1976 Ford Torino and 5 more$/)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('without amounts there are none, and a bar without a page leads to its vehicle', () => {
  const agenda = show([{ ...RENTAL, title: '', href: null, cents: null }], null)
  expect(agenda.textContent).not.toContain('$')
  expect(screen.getAllByText('Traffic')).toHaveLength(2)
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/vehicle')
})

test("today's entry of an overdue vehicle has the action of its rental, once", () => {
  const booked: Bar = { ...RENTAL, to: '2026-12-06', from: '2026-12-05', action: { kind: 'extend', to: '/extension' } }
  const late: Bar = { ...booked, from: '2026-12-07', to: '2026-12-07', state: 'late', start: null, action: null }
  show([booked, late], null)
  const extend = screen.getByRole('link', { name: 'Extend of 1976 Ford Torino, Dec 5 to Dec 6' })
  expect(extend.getAttribute('href')).toBe('/extension')
})

test('the legend leads to the first vehicle that waits for an answer, and leaves out days taken by others', () => {
  const asked: Bar = { ...RENTAL, state: 'answer', start: null, cents: null }
  show([asked, { ...asked, from: '2026-12-08', href: '/later' }, { ...asked, state: 'taken' }], null)
  const legend = within(screen.getByRole('list', { name: 'Legend' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['T2 to answer'])
  expect(legend.getByRole('link', { name: '2 to answer' }).getAttribute('href')).toBe('#agenda-answer')
  const vehicles = screen.getAllByRole('link', { name: '1976 Ford Torino' })
  expect(vehicles.map((link) => [link.id, link.getAttribute('href')])).toEqual([
    ['agenda-answer', '/order'],
    ['', '/later'],
  ])
})

test('the legend of the chart says on which days vehicles are not available', () => {
  const taken = { state: 'taken', letter: 'X', text: 'Taken' } as const
  render(<ChartKeys keys={[taken, { state: 'unavailable', letter: 'N', text: '1 not available' }]} groups={[]} />)
  const keys = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(keys).toEqual(['XTaken', 'N1 not available on your dates'])
})

test('a vehicle without dates is listed at the end', () => {
  const agenda = show([], [0, 0])
  expect(agenda.textContent).toContain('Nothing scheduled for these vehicles on these dates')
  expect(agenda.textContent).toContain('Nothing scheduled1 vehicle1976 Ford Torino')
})
