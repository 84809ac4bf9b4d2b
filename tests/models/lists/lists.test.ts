import { describe, expect, test } from 'vitest'
import { aBooking, aCard, aDeal } from '#tests/components/lists/cards'
import type { DealStage } from '~/models/deals/deal-stage'
import { removalText } from '~/models/lists/list-messages'
import { type Back, mayRestore, restoredAs } from '~/models/lists/restoration'
import { asRows, fittingLists } from '~/models/lists/shown-list'
import type { AccessContext } from '~/models/trade/access/permissions'

const REMOVED = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(REMOVED.getTime() + minutes * 60_000)

const VIEWER: AccessContext = {
  applicationRole: 'backlot_renter_application_user',
  projectRole: 'User',
  projectStatus: 'active',
}
const EDITOR: AccessContext = { ...VIEWER, projectRole: 'Member' }

describe('restoring a removed vehicle', () => {
  test.each<[string, AccessContext, string, number, ReturnType<typeof mayRestore>]>([
    ['by a viewer who removed it', VIEWER, 'me', 9.9, 'yes'],
    ['by a viewer who removed it ten minutes ago', VIEWER, 'me', 10, 'too late'],
    ['by a viewer after another member removed it', VIEWER, 'other', 1, 'no'],
    ['by an editor after another member removed it last month', EDITOR, 'other', 50_000, 'yes'],
    ['by a viewer in a closed project', { ...VIEWER, projectStatus: 'inactive' }, 'me', 1, 'no'],
    ['by an editor in a closed project', { ...EDITOR, projectStatus: 'inactive' }, 'other', 1, 'no'],
  ])('%s', (_, access, removedBy, minutes, may) => {
    expect(mayRestore({ removedBy, removedAt: REMOVED }, { id: 'me', access }, after(minutes))).toBe(may)
  })
})

test.each<[DealStage, DealStage, Back]>([
  ['to_answer', 'to_answer', 'as-it-was'],
  ['to_answer', 'time_is_up', 'to-inquire'],
  ['time_is_up', 'time_is_up', 'as-it-was'],
  ['available', 'taken', 'to-inquire'],
  ['asked', 'gone', 'not-offered'],
])('a vehicle removed as %s and restored as %s is back %s', (before, now, back) =>
  expect(restoredAs(before, now)).toBe(back),
)

test.each([
  ['no lists', [], 0],
  ['lists that fill it exactly', [5, 4, 1], 2],
  ['one list that fills it alone', [9, 1], 1],
  ['lists up to the one that no longer fits', [7, 4, 1], 1],
  ['a long list after one row of cards', [3, 9, 1], 2],
  ['no long list after more than a row', [4, 9], 1],
  ['lists without vehicles, which take no room', [9, 0, 0, 1], 3],
  ['all lists when there are few', [3, 3, 3], 3],
])('a page has room for %s', (_, cards, expected) => {
  expect(fittingLists(cards, 'cards')).toBe(expected)
})

test.each([
  ['all lists up to two hundred rows', [120, 0, 80], 3],
  ['lists up to the one that no longer fits', [120, 80, 1], 2],
  ['one list that is longer', [400, 1], 1],
  ['a hundred lists', Array.from({ length: 101 }, () => 1), 100],
])('a table has room for %s', (_, rows, expected) => {
  expect(fittingLists(rows, 'table')).toBe(expected)
})

test('a table leaves out the terms of deals and orders, which only cards show', () => {
  const list = { id: 'l1', name: 'Heist', heading: '', location: '', nearTo: null, vehicleCount: 1, externalCount: 0 }
  const card = aCard({ deal: aDeal('to_answer'), order: aBooking({ terms: ['Dec 7 to Dec 11'] }) })
  expect(card.deal).toMatchObject({ longer: 'A full week lists at $675, $345 less.' })
  const row = asRows({ ...list, vehicles: [card], externals: [] }).vehicles[0]
  expect(row).toMatchObject({ photos: [{ id: 'a' }], order: { terms: [] }, deal: { prices: [], terms: [] } })
  expect(row?.deal).not.toHaveProperty('longer')
  expect(row?.deal?.row.longer).toBe('$675 / week')
})

test.each<[DealStage, string | null]>([
  ['to_answer', "The owner's offer of $2,865 cannot be answered while the vehicle is removed."],
  ['asked', 'The owner cannot answer your offer of $2,865 while the vehicle is removed.'],
  ['countered', 'The owner cannot answer your offer of $2,865 while the vehicle is removed.'],
  ['declined', null],
])('the removal of a vehicle that is %s says: %s', (stage, text) => {
  expect(removalText(stage, 286_500)).toBe(text)
})
