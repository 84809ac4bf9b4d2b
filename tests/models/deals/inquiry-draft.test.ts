import { expect, test } from 'vitest'
import { draftDays, InquiryDraft } from '~/models/deals/inquiry-draft-form'

const TYPED = { from: '2026-12-07', to: '2026-12-11' }

test.each([
  ['as typed', {}, TYPED],
  ['for seven days', { days: '7' }, { from: '2026-12-07', to: '2026-12-13' }],
  ['free days', { free: '2026-12-18 2026-12-22' }, { from: '2026-12-18', to: '2026-12-22' }],
  ['free days that are none', { free: 'next week' }, TYPED],
  ['days that are none', { days: '-1' }, TYPED],
  ['days without a first day', { days: '7', from: '' }, { from: '', to: '2026-12-11' }],
])('the days of a draft %s', (_, sent, expected) => {
  expect(draftDays(InquiryDraft.parse({ ...TYPED, ...sent }))).toEqual(expected)
})
