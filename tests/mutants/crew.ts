import { type Fault, faultsIn } from './fault'

const HISTORY = ['embedded', 'services/crew/activity-page.test.ts'] as const
const MEMBERS = ['embedded', 'services/crew/members.test.ts'] as const

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
    ['seen-elsewhere', 'an entry of another project is marked', ', eq(activity.projectId, projectId)', ''],
  ]),
  ...faultsIn(
    'models/crew/member-rules.ts',
    ['models', 'models/crew/members.test.ts'],
    [
      ['owner-edited', 'the Owner can be removed', "member.role !== 'Owner' && ", ''],
      [
        'anyone-takes-over',
        'a project is handed to somebody who cannot book',
        " && applicationRole === 'backlot_renter_application_admin'",
        '',
      ],
    ],
  ),
  ...faultsIn('services/crew/members/change-role.server.ts', MEMBERS, [
    ['role-undone', 'a change of role undoes one that it has not seen', 'member.role !== before', 'false'],
  ]),
  ...faultsIn('services/crew/members/remove-member.server.ts', MEMBERS, [
    ['viewer-removes-the-gone', 'a viewer is told that somebody was removed', "refuseUnless('invite', membership)", ''],
  ]),
  ...faultsIn('services/crew/members/leave-project.server.ts', MEMBERS, [
    ['owner-leaves', 'a project is left without an Owner', 'if (isOwner) return', 'if (false) return'],
  ]),
  ...faultsIn('services/crew/members/hand-over.server.ts', MEMBERS, [
    [
      'hands-over-and-stays',
      'whoever hands a project over stays its Owner',
      "await setRole(tx, { projectId, accountId: asker.id }, 'Manager')",
      '',
    ],
  ]),
  ...faultsIn(
    'services/crew/membership.server.ts',
    ['embedded', 'routes/projects/closed-project.test.ts'],
    [
      [
        'closed-without-a-word',
        'a form of a closed project is lost without a sentence',
        'isClosedTo(act, standing) ? refusedWith(CLOSED) : forbidden()',
        'forbidden()',
      ],
    ],
  ),
  ...faultsIn(
    'models/crew/invitation-form.ts',
    ['embedded', 'routes/projects/members.test.ts'],
    [['six-at-once', 'one form invites as many as it likes', 'rows.length > MOST_INVITATIONS', 'false']],
  ),
  ...faultsIn(
    'services/projects/close-project.server.ts',
    ['embedded', 'services/projects/close-project.test.ts'],
    [
      ['closed-in-carts', 'a cart keeps what a closed project let go of', 'await emptyCarts(tx, projectId)', ''],
      ['closed-in-inboxes', 'owners answer a closed project', 'await withdrawInquiries(tx, asker, projectId)', ''],
    ],
  ),
  ...faultsIn(
    'services/projects/create-project.server.ts',
    ['embedded', 'services/projects/create-project.test.ts'],
    [
      ['project-twice', 'a form sent twice is told of another one', 'if (made) return { ok: true, ...made }', ''],
      [
        'project-of-an-old-form',
        'a form from before another project makes one unasked',
        'if (wanted.attempt !== next) return refusedAttempt(next)',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/crew/invitations/judge-invitations.server.ts',
    ['embedded', 'services/crew/invitations.test.ts'],
    [
      [
        'owners-in-crews',
        'an owner of vehicles joins a crew',
        "status !== 'closed' && RENTER_ROLES.some((each) => each === role)",
        "status !== 'closed'",
      ],
    ],
  ),
  ...faultsIn(
    'services/accounts/setup/withdraw-invitation.server.ts',
    ['embedded', 'services/crew/invitations.test.ts'],
    [
      [
        'taken-back-opens',
        'an invitation that was taken back still opens',
        "await revokeLinks(tx, 'account-setup', accountId)",
        'await Promise.resolve()',
      ],
    ],
  ),
  ...faultsIn(
    'services/fleet/taken-periods.server.ts',
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
