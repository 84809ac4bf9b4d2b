import { type Fault, faultsIn } from './fault'

const HISTORY = ['embedded', 'services/crew/activity-page.test.ts'] as const

/** Who belongs to a project, what is told of it, and which days of a vehicle are free. */
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
  ...faultsIn('services/crew/activity/told-deeds.server.ts', HISTORY, [
    ['history-of-all', 'a history tells of other projects', 'and(inProject, isHeard', 'and(isHeard'],
    ['history-of-deals', 'a viewer is told what was offered', 'isHeard(standing), ', ''],
    ['history-same-page', 'the next page of a history begins anew', 'before?.toString() ?? null', 'null'],
  ]),
  ...faultsIn('services/crew/activity/count-new-deeds.server.ts', HISTORY, [
    ['new-of-oneself', 'what somebody did is new to them', 'ne(activity.accountId, renterId),', ''],
    ['new-after-seen', 'what was seen stays new', 'or(isNull(seen.id), gt(activity.createdAt, seen.createdAt)),', ''],
    [
      'new-before-joining',
      'all there was is new to a new member',
      'gte(activity.createdAt, projectMembers.createdAt),',
      '',
    ],
  ]),
  ...faultsIn('services/crew/activity/mark-activity-seen.server.ts', HISTORY, [
    ['seen-goes-back', 'an older page takes the mark back', ', notExists(isLater)', ''],
  ]),
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
