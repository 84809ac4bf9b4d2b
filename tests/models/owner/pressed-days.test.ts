import { expect, test } from 'vitest'
import { daysAfterPress, pressedDays } from '~/models/owner/pressed-days'

const BLOCKABLE = { from: '2026-12-01', to: '2027-12-01' }
const BLOCK = { kind: 'owner', from: '2026-12-10', to: '2026-12-12' } as const
const BLOCKS = [BLOCK, { kind: 'order', from: '2026-12-20', to: '2026-12-22' }] as const
const NONE = { from: '', to: '', block: null }

test.each<[string, { from?: string; to?: string }, object]>([
  ['nothing', {}, NONE],
  ['the first day', { from: '2026-12-03' }, { ...NONE, from: '2026-12-03' }],
  ['both days', { from: '2026-12-03', to: '2026-12-05' }, { ...NONE, from: '2026-12-03', to: '2026-12-05' }],
  ['both days reversed', { from: '2026-12-05', to: '2026-12-03' }, { ...NONE, from: '2026-12-03', to: '2026-12-05' }],
  ['a day that is blocked', { from: '2026-12-11' }, { ...NONE, block: BLOCK }],
  ['a day that is booked', { from: '2026-12-21' }, NONE],
  ['days with a booking among them', { from: '2026-12-15', to: '2026-12-30' }, { ...NONE, from: '2026-12-15' }],
  ['a day before today', { from: '2026-11-30' }, NONE],
  ['a day too far ahead', { from: '2027-12-02' }, NONE],
  ['no day', { from: '2026-12-40', to: 'x' }, NONE],
])('an address with %s', (_, requested, expected) => {
  expect(pressedDays(requested, BLOCKS, BLOCKABLE)).toEqual(expected)
})

const DAYS = { blockable: BLOCKABLE, taken: BLOCKS.map(({ from, to }) => ({ from, to, text: 'Taken.' })) }

test.each<[string, [from: string, to: string], string, object | null]>([
  ['the first press', ['', ''], '2026-12-03', { from: '2026-12-03' }],
  ['the second press', ['2026-12-03', ''], '2026-12-05', { from: '2026-12-03', to: '2026-12-05' }],
  ['an earlier day second', ['2026-12-05', ''], '2026-12-03', { from: '2026-12-03', to: '2026-12-05' }],
  ['the same day again', ['2026-12-03', ''], '2026-12-03', { from: '2026-12-03', to: '2026-12-03' }],
  ['a third press', ['2026-12-03', '2026-12-05'], '2026-12-07', { from: '2026-12-07' }],
  ['a day behind taken ones', ['2026-12-05', ''], '2026-12-15', { from: '2026-12-15' }],
  ['a taken day', ['2026-12-05', ''], '2026-12-11', null],
  ['a day before today', ['', ''], '2026-11-30', null],
  ['a day too far ahead', ['', ''], '2027-12-02', null],
])('%s leads to its days', (_, [from, to], day, expected) => {
  expect(daysAfterPress({ from, to }, day, DAYS)).toEqual(expected)
})
