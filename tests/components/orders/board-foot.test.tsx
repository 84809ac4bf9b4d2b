import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoardFoot } from '~/components/orders/board/board-foot'

// Thursday to Monday of the week after next
const COLUMNS = ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-12-${day}`)
const NONE = COLUMNS.map(() => 0)

function show(isByWeek: boolean, late = NONE) {
  const cents = [164_400, 0, 0, ...COLUMNS.slice(3, 10).map(() => 50_001), 0, 0]
  render(
    <table>
      <BoardFoot
        totals={{ booked: NONE, late, external: NONE, agreed: null, cents, externalCents: 0 }}
        columns={COLUMNS}
        amounts="Cost"
        isByWeek={isByWeek}
      />
    </table>,
  )
  return screen.getAllByRole('cell').map((cell) => [cell.getAttribute('colspan'), cell.textContent])
}

test('amounts of weeks are exact, and short where few days of a week are shown', () => {
  expect(show(true)).toEqual([
    ['3', '$1,644$1,644, Dec 3 to Dec 5'],
    ['7', '$3,500.07$3,500.07, Dec 6 to Dec 12'],
    ['2', '0'],
  ])
  expect(screen.getByRole('rowheader').textContent).toBe('Cost per weekTotal before tax $5,144.07')
})

test('amounts of days are in whole dollars, and exact for screen readers', () => {
  expect(show(false).slice(0, 4)).toEqual([
    [null, '1,644$1,644'],
    [null, '0'],
    [null, '0'],
    [null, '500$500.01'],
  ])
  expect(screen.getByRole('rowheader').textContent).toBe('Cost per day, $Total before tax $5,144.07')
})

test('overdue vehicles have a row of their own, beside those that are booked', () => {
  const cells = show(true, [1, ...NONE.slice(1)])
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Vehicles overdue')
  expect(cells.slice(0, 2)).toEqual([
    [null, '1'],
    [null, '0'],
  ])
})
