import { type Fault, faultsIn } from './fault'

/** Who belongs to a project, and which days of a vehicle are free. */
export const CREW: readonly Fault[] = [
  ...faultsIn(
    'services/crew/membership.server.ts',
    ['embedded', 'services/deals/send-inquiry.test.ts', 'services/lists/write-lists.test.ts'],
    [
      [
        'any-member-everywhere',
        "anybody's membership opens a project",
        ', eq(projectMembers.accountId, member.id)',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/fleet/find-reserved-days.server.ts',
    ['embedded', 'services/deals/send-inquiry.test.ts'],
    [
      [
        'released-days-refuse',
        'days that were let go refuse an inquiry',
        'where active and vehicle_id',
        'where vehicle_id',
      ],
    ],
  ),
]
