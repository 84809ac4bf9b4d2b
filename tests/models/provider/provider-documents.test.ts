import { expect, test } from 'vitest'
import { expiryBadge } from '~/models/provider/provider-documents'

test.each([
  ['2026-11-27', { label: 'Expired Nov 27, 2026', tone: 'refused' }],
  ['2026-11-28', { label: 'Expires Nov 28, 2026', tone: 'waiting' }],
  ['2027-01-12', { label: 'Expires Jan 12, 2027', tone: 'waiting' }],
  ['2027-01-13', { label: 'Expires Jan 13, 2027', tone: 'gone' }],
  [null, null],
])('on Nov 28 the badge of a license until %s is %j', (expiresOn, badge) =>
  expect(expiryBadge(expiresOn, '2026-11-28')).toEqual(badge),
)
