import { describe, expect, test } from 'vitest'
import { checkReaction, withOwn } from '~/models/lists/reactions'
import type { AccessContext } from '~/models/trade/access/permissions'

const VIEWER: AccessContext = {
  applicationRole: 'backlot_renter_application_user',
  projectRole: 'User',
  projectStatus: 'active',
}

describe('a viewer can react to', () => {
  test.each([
    ['listed', undefined],
    ['edit_requests', undefined],
    ['deactivated', 'listing-gone'],
    ['deleted', 'listing-gone'],
  ] as const)('a vehicle that is %s: %s', (listingStatus, code) => {
    expect(checkReaction(listingStatus, VIEWER)?.code).toBe(code)
    expect(checkReaction(listingStatus, { ...VIEWER, projectStatus: 'inactive' })?.code).toBe('project-closed')
  })
})

test.each([
  [null, 'like', { likes: 4, dislikes: 1 }],
  [null, 'dislike', { likes: 3, dislikes: 2 }],
  ['like', null, { likes: 2, dislikes: 1 }],
  ['like', 'dislike', { likes: 2, dislikes: 2 }],
  ['dislike', 'like', { likes: 4, dislikes: 0 }],
  ['like', 'like', { likes: 3, dislikes: 1 }],
] as const)('changing the reaction from %s to %s counts it once', (own, next, counts) => {
  expect(withOwn({ likes: 3, dislikes: 1, own }, next)).toEqual({ ...counts, own: next })
})
