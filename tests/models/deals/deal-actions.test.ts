import { describe, expect, test } from 'vitest'
import { type DealAct, dealActions, mayAct, mayReact, mayRemove } from '~/models/deals/deal-actions'
import type { DealStage } from '~/models/deals/deal-stage'

import type { AccessContext } from '~/models/trade/access/permissions'
import { LISTING_STATUSES } from '~/models/trade/vocabulary/vehicles'

const ADMIN_OWNER: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
const MANAGER: AccessContext = {
  applicationRole: 'backlot_renter_application_member',
  projectRole: 'Manager',
  projectStatus: 'active',
}
const TEAM_MEMBER: AccessContext = { ...MANAGER, projectRole: 'Member' }
const VIEWER: AccessContext = {
  applicationRole: 'backlot_renter_application_user',
  projectRole: 'User',
  projectStatus: 'active',
}
const ADMIN_VIEWER: AccessContext = { ...ADMIN_OWNER, projectRole: 'User' }

/** Columns: project Owner who is admin, Manager who is not, Team Member. A dash is no button. */
const BUTTONS: [DealStage, string, string, string][] = [
  ['not_inquired', 'inquire', 'inquire', '-'],
  ['asked', '-', '-', '-'],
  ['countered', '(accept) (negotiate) (decline)', '(accept) (negotiate) (decline)', '-'],
  ['to_answer', 'accept negotiate decline', 'accept negotiate decline', '-'],
  ['declined', 'inquire', 'inquire', '-'],
  ['time_is_up', 'inquire', 'inquire', '-'],
  ['available', 'addToCart', 'askToBook', '-'],
  ['in_cart', 'viewCart', '-', '-'],
  ['taken_in_cart', 'viewCart', '-', '-'],
  ['booked', 'viewOrder', '-', '-'],
  ['completed', 'inquire viewOrder', 'inquire', '-'],
  ['cancelled', 'inquire viewOrder', 'inquire', '-'],
  ['taken', 'inquire', 'inquire', '-'],
]

describe('the buttons of a card', () => {
  test.each(BUTTONS)('%s', (stage, owner, manager, member) => {
    expect(buttons(stage, ADMIN_OWNER)).toBe(owner)
    expect(buttons(stage, MANAGER)).toBe(manager)
    expect(buttons(stage, TEAM_MEMBER)).toBe(member)
    expect(buttons(stage, VIEWER)).toBe('-')
  })

  test.each(BUTTONS)('%s in a closed project leaves the way to the order', (stage) => {
    const left = buttons(stage, { ...ADMIN_OWNER, projectStatus: 'inactive' })
    expect(left.split(' ').every((name) => ['-', 'viewOrder', 'viewCart'].includes(name))).toBe(true)
  })

  test('a new inquiry is not taken while the listing is changed, nor when it is gone', () => {
    const [inChange] = dealActions({ stage: 'not_inquired', listingStatus: 'edit_requests', access: MANAGER })
    expect(inChange).toEqual({
      act: 'inquire',
      reason: 'The owner is updating this listing. Please inquire again later.',
    })
    const [gone] = dealActions({ stage: 'gone', listingStatus: 'deleted', access: MANAGER })
    expect(gone).toEqual({ act: 'inquire', reason: 'This vehicle is no longer available.' })
  })

  test('an act is refused exactly where its button is missing or says why not', () => {
    const acts: DealAct[] = ['accept', 'negotiate', 'decline', 'inquire', 'addToCart', 'askToBook']
    for (const [stage] of BUTTONS)
      for (const listingStatus of LISTING_STATUSES)
        for (const access of [ADMIN_OWNER, MANAGER, TEAM_MEMBER, VIEWER]) {
          const pressable = dealActions({ stage, listingStatus, access }).filter((action) => !action.reason)
          const names = pressable.map((action) => action.act)
          for (const act of acts) expect(mayAct(act, { stage, listingStatus, access })).toBe(names.includes(act))
        }
  })

  function buttons(stage: DealStage, access: AccessContext): string {
    const actions = dealActions({ stage, listingStatus: 'listed', access })
    return actions.map(({ act, reason }) => (reason ? `(${act})` : act)).join(' ') || '-'
  }
})

describe('removing and reacting', () => {
  test('any member takes a vehicle off its list, but not out of the cart or an order', () => {
    for (const access of [ADMIN_OWNER, MANAGER, TEAM_MEMBER, VIEWER, ADMIN_VIEWER]) {
      expect(mayRemove({ stage: 'available', access })).toBe(true)
      expect(mayRemove({ stage: 'gone', access })).toBe(true)
      expect(mayRemove({ stage: 'completed', access })).toBe(true)
      expect(mayRemove({ stage: 'in_cart', access })).toBe(false)
      expect(mayRemove({ stage: 'taken_in_cart', access })).toBe(false)
      expect(mayRemove({ stage: 'booked', access })).toBe(false)
    }
    expect(mayRemove({ stage: 'available', access: { ...VIEWER, projectStatus: 'inactive' } })).toBe(false)
  })

  test.each([
    ['listed', true],
    ['edit_requests', true],
    ['deactivated', false],
    ['deleted', false],
  ] as const)('a viewer reacts to a vehicle that is %s: %s', (listingStatus, expected) => {
    expect(mayReact({ listingStatus, access: VIEWER })).toBe(expected)
    expect(mayReact({ listingStatus, access: { ...VIEWER, projectStatus: 'inactive' } })).toBe(false)
  })
})
