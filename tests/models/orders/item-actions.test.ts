import { describe, expect, test } from 'vitest'
import { MAY_BE_DONE } from '#tests/world/item-table'
import { checkItemStatus, itemActions } from '~/models/orders/items/item-actions'
import type { AccessContext } from '~/models/trade/access/permissions'
import { todayIn } from '~/models/trade/days/zones'
import { APPLICATION_ROLES } from '~/models/trade/vocabulary/accounts'
import {
  AMENDMENT_KINDS,
  isOverdue,
  itemStatus,
  type OrderItemStatus,
  STORED_ITEM_STATUSES,
} from '~/models/trade/vocabulary/orders'
import { PROJECT_ROLES } from '~/models/trade/vocabulary/projects'

const STATUSES = ['confirmed', 'in-progress', 'completed', 'cancelled'] as const satisfies OrderItemStatus[]

describe('the actions of an item', () => {
  test.each(STATUSES)('that is %s', (status) => {
    const allowed = AMENDMENT_KINDS.filter((kind) => checkItemStatus(kind, status) === null)
    expect(allowed).toEqual(MAY_BE_DONE[status])
  })

  test('disabled buttons show a reason before and after the start', () => {
    const OWNER = access('backlot_renter_application_admin', 'Owner')
    expect(itemActions('confirmed', OWNER).map(({ reason }) => reason)).toEqual([
      null,
      null,
      'Available after rental starts',
      'Available after rental starts',
    ])
    expect(itemActions('in-progress', OWNER).map(({ reason }) => reason)).toEqual([
      'Available only before rental starts',
      'Available only before rental starts',
      null,
      null,
    ])
    expect([itemActions('completed', OWNER), itemActions('cancelled', OWNER)]).toEqual([[], []])
  })
})

/** Every combination of application role, project role and project status. */
const ACTORS = APPLICATION_ROLES.flatMap((applicationRole) =>
  PROJECT_ROLES.flatMap((projectRole) =>
    (['active', 'inactive'] as const).map((projectStatus) => ({ applicationRole, projectRole, projectStatus })),
  ),
)

test.each(ACTORS)(
  '$applicationRole, $projectRole in a project that is $projectStatus: the offered actions',
  (actor) => {
    const isAdmin = actor.applicationRole === 'backlot_renter_application_admin'
    const leads = actor.projectRole === 'Owner' || actor.projectRole === 'Manager'
    const offered = STATUSES.map((status) => itemActions(status, actor).length)
    expect(offered).toEqual(isAdmin && leads ? [4, 4, 0, 0] : [0, 0, 0, 0])
  },
)

function access(
  applicationRole: AccessContext['applicationRole'],
  projectRole: AccessContext['projectRole'],
): AccessContext {
  return { applicationRole, projectRole, projectStatus: 'active' }
}

/** Instants around local midnight: clock changes, a leap day, the end of a year. */
const MIDNIGHTS: readonly [zone: string, from: string, to: string, before: string, first: string, after: string][] = [
  // clocks go forward on March 14 and back on November 7, 2027
  ['America/New_York', '2027-03-14', '2027-03-14', '2027-03-14T04:59Z', '2027-03-14T05:00Z', '2027-03-15T04:00Z'],
  ['America/New_York', '2027-11-07', '2027-11-07', '2027-11-07T03:59Z', '2027-11-07T04:00Z', '2027-11-08T05:00Z'],
  ['America/Los_Angeles', '2027-03-13', '2027-03-14', '2027-03-13T07:59Z', '2027-03-13T08:00Z', '2027-03-15T07:00Z'],
  ['America/Los_Angeles', '2027-11-06', '2027-11-07', '2027-11-06T06:59Z', '2027-11-06T07:00Z', '2027-11-08T08:00Z'],
  ['America/Chicago', '2028-02-29', '2028-02-29', '2028-02-29T05:59Z', '2028-02-29T06:00Z', '2028-03-01T06:00Z'],
  ['America/Chicago', '2026-12-31', '2027-01-01', '2026-12-31T05:59Z', '2026-12-31T06:00Z', '2027-01-02T06:00Z'],
]

test.each(MIDNIGHTS)(
  'in %s, the status of %s to %s changes at local midnight',
  (zone, from, to, before, first, after) => {
    const at = (instant: string) => {
      const today = todayIn(zone, new Date(instant))
      const item = { status: STORED_ITEM_STATUSES[0], booking: { from, to } }
      return [itemStatus(item, today), isOverdue(item, today)]
    }
    expect(at(before)).toEqual(['confirmed', false])
    expect(at(first)).toEqual(['in-progress', false])
    const lastMinute = new Date(Date.parse(after) - 60_000).toISOString()
    expect(at(lastMinute)).toEqual(['in-progress', false])
    expect(at(after)).toEqual(['in-progress', true])
  },
)
