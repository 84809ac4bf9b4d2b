import { expect, test } from 'vitest'
import { COMMITTED as ROW } from '#tests/world/cost-rows'
import { type CostRow, costTable } from '~/models/billing/cost-table'

const NOT_ASKED = {
  state: 'asked' as const,
  booking: null,
  listedCents: null,
  agreedCents: null,
  taxCents: null,
  orderId: null,
}

const PART_HEADS = ['Committed incl. tax', 'Agreed, not ordered incl. tax', 'Open inquiries incl. tax']
const NOTHING_AGREED = { listedCents: 100_000, agreedCents: null, taxCents: null }

test('writes a row under its headers, with amounts in dollars as numbers', () => {
  const [headers = [], row = [], other = []] = costTable([ROW, { ...ROW, ...NOT_ASKED, status: 'Not inquired' }])
  const shown = (cells: typeof row) =>
    Object.fromEntries(headers.map((header, at) => [header, cells[at]]).filter(([, cell]) => cell !== ''))
  const facts = { List: 'Hero cars', Season: '2', Episode: '4', Scene: '12', 'On the list': 'Yes' }
  const vehicle = { Vehicle: '1957 Chevrolet Bel Air', 'Vehicle location': 'Decatur, GA' }
  const figures = {
    Days: '5',
    'List price per day': '260.00',
    'List price for the dates': '1300.00',
    Agreed: '1040.00',
    Tax: '92.56',
    'Committed and agreed incl. tax': '1132.56',
    Order: '1001',
    'Committed incl. tax': '1132.56',
    'Savings vs. list price': '260.00',
  }
  expect(shown(row)).toEqual({
    ...facts,
    ...vehicle,
    Status: 'Booked',
    'First day': '2026-12-07',
    'Last day': '2026-12-11',
    ...Object.fromEntries(Object.entries(figures).map(([header, figure]) => [header, { figure }])),
  })
  expect(shown(other)).toEqual({
    ...facts,
    ...vehicle,
    Status: 'Not inquired',
    'List price per day': { figure: '260.00' },
  })
})

test('each state fills the column of its part only', () => {
  const amounts = { listedCents: 100_000, agreedCents: 90_000, taxCents: 8_010 }
  const filled = (state: CostRow['state'], prices: typeof amounts | typeof NOTHING_AGREED) => {
    const [headers = [], row = []] = costTable([{ ...ROW, ...prices, state }])
    return PART_HEADS.map((head) => row[headers.indexOf(head)])
  }
  expect(filled('committed', amounts)).toEqual([{ figure: '980.10' }, '', ''])
  expect(filled('agreed', amounts)).toEqual(['', { figure: '980.10' }, ''])
  expect(filled('asked', NOTHING_AGREED)).toEqual(['', '', { figure: '1089.00' }])
  expect(filled('unpriced', NOTHING_AGREED)).toEqual(['', '', ''])
})

test('fills savings for an agreed vehicle and the cancelled amount for a cancelled one', () => {
  const cells = (row: CostRow) => costTable([row])[1]?.slice(-10, -6)
  const agreed = { agreedCents: 140_000, state: 'agreed', orderId: null } as const
  expect(cells({ ...ROW, ...agreed })).toEqual(['', '', { figure: '-100.00' }, ''])
  const cancelled = { agreedCents: null, taxCents: null, cancelledCents: 104_000, state: 'cancelled' } as const
  expect(cells({ ...ROW, ...cancelled })).toEqual(['', { figure: '1001' }, '', { figure: '1040.00' }])
})
