import { type Fault, faultsIn } from './fault'

const WRITING = ['embedded', 'services/lists/write-lists.test.ts'] as const
const EDITING = ['postgres', 'services/lists/edit-list.test.ts'] as const
const RESTORING = ['postgres', 'services/lists/restore-vehicle.test.ts'] as const
const PLACES = ['postgres', 'services/lists/places.test.ts'] as const
const CARDS = ['embedded', 'services/lists/list-cards.test.ts'] as const

/** Lists, what is on them, and what was taken off. */
export const LISTS: readonly Fault[] = [
  ...faultsIn('services/lists/create-list.server.ts', WRITING, [
    ['list-made-twice', 'a form posted twice makes two lists', 'if (made) return', 'if (!tx) return'],
    [
      'list-of-somebody-else',
      "somebody's form leads to a list that somebody else made",
      'eq(lists.createdBy, asker.id),',
      '',
    ],
  ]),
  ...faultsIn('services/lists/find-places.server.ts', PLACES, [
    ['place-after-removal', 'a card says where a vehicle was', ', isNull(listVehicles.removedAt)', ''],
    ['place-of-strangers', 'a card tells of projects of others', ', eq(projectMembers.accountId, asker.id)', ''],
  ]),
  ...faultsIn('services/lists/find-last-list.server.ts', PLACES, [
    ['last-list-of-others', 'the last list is anybody’s', 'eq(listVehicles.addedBy, asker.id), ', ''],
  ]),
  ...faultsIn('services/lists/edit-list.server.ts', EDITING, [
    ['list-saved-unseen', 'two who save at once undo each other', ".for('no key update')", ''],
    ['list-revision-stands', 'a save leaves the revision as it was', 'list.revision + 1', 'list.revision'],
    [
      'list-edited-from-elsewhere',
      'a list is edited through another project',
      'and(eq(lists.id, listId), eq(lists.projectId, projectId))',
      'eq(lists.id, listId)',
    ],
  ]),
  ...faultsIn('services/lists/restore-vehicle.server.ts', RESTORING, [
    [
      'restored-by-anybody',
      'whoever is in the crew undoes what others removed',
      "if (may === 'no') throw forbidden()",
      '',
    ],
    ['restored-for-ever', 'a removal can be undone after its ten minutes', "may === 'too late'", "may === 'no'"],
    [
      'restored-from-elsewhere',
      'a vehicle is restored through another project',
      'and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId))',
      'eq(listVehicles.id, listVehicleId)',
    ],
    [
      'restored-with-status',
      'a viewer hears how a vehicle stands by restoring it',
      "!can('seePrices', standing)",
      '!standing',
    ],
  ]),
  ...faultsIn('services/lists/undoable.server.ts', RESTORING, [
    ['undo-of-others', 'a page offers to undo what somebody else removed', 'eq(listVehicles.removedBy, by),', ''],
  ]),
  ...faultsIn('services/lists/add-vehicle.server.ts', WRITING, [
    [
      'added-from-elsewhere',
      'a vehicle is put on a list through another project',
      ', eq(lists.projectId, at.projectId)',
      '',
    ],
  ]),
  ...faultsIn('services/lists/put-on-list.server.ts', WRITING, [
    [
      'removed-stays-removed',
      'a removed vehicle that is added again stays away',
      'removedAt: null, removedBy: null',
      'removedBy: null',
    ],
    [
      'gone-is-added',
      'a vehicle that is no longer offered is added',
      "isGone(vehicle.listingStatus) ? refused('listing-gone', VEHICLE_MESSAGES.addFailed) : null",
      'null',
    ],
  ]),
  ...faultsIn('services/lists/remove-vehicle.server.ts', WRITING, [
    [
      'removed-from-elsewhere',
      'a vehicle is removed through another project',
      'and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId))',
      'eq(listVehicles.id, listVehicleId)',
    ],
  ]),
  ...faultsIn(
    'services/lists/remove-vehicle.server.ts',
    ['embedded', 'services/crew/activity.test.ts'],
    [
      [
        'removal-not-in-history',
        'the history does not know of a removal',
        "await recordActivity(tx, asker, { kind: 'vehicle-removed', projectId, subject: { listVehicleId } })",
        '',
      ],
    ],
  ),
  ...faultsIn('services/lists/shown-ids.server.ts', CARDS, [
    ['removed-is-shown', 'a list shows what was removed from it', 'isOnPage(undoable),', ''],
    [
      'card-shown-twice',
      'the next page of a list begins with the last one of the page before',
      'added_at, id) > (select',
      'added_at, id) >= (select',
    ],
  ]),
  ...faultsIn(
    'services/lists/lists-page.server.ts',
    ['postgres', 'services/lists/list-order.test.ts'],
    [
      [
        'order-tells-a-viewer',
        'a viewer learns how deals stand by choosing among them',
        "if (!can('seePrices', standing)) return { words, stages: null",
        'if (!standing) return { words, stages: null',
      ],
    ],
  ),
  ...faultsIn('services/deals/select-list-vehicles.server.ts', CARDS, [
    [
      'oldest-inquiry-counts',
      'a card goes by an inquiry that another one has replaced',
      'desc(inquiries.attempt)',
      'inquiries.attempt',
    ],
  ]),
  ...faultsIn('services/deals/list-vehicle-view.server.ts', CARDS, [
    [
      'viewer-gets-figures',
      'a viewer is sent the figures of a negotiation',
      "deal: can('seePrices', standing)",
      'deal: standing',
    ],
  ]),
  ...faultsIn(
    'services/lists/removed-vehicles-page.server.ts',
    ['embedded', 'services/lists/removed-vehicles.test.ts', 'routes/projects/projects.test.ts'],
    [['removed-of-all-projects', 'a project shows what every other one has removed', 'inProject,\n', 'undefined,\n']],
  ),
  ...faultsIn(
    'server/db/keyset.server.ts',
    ['embedded', 'services/lists/removed-vehicles.test.ts'],
    [['row-on-two-pages', 'the last row of a page is the first of the next one', '}) < ', '}) <= ']],
  ),
  ...faultsIn(
    'server/db/keyset.server.ts',
    ['embedded', 'services/deals/inbox.test.ts'],
    [
      ['inquiry-on-two-pages', 'the last inquiry of a page is the first of the next one', '}) > ', '}) >= '],
      ['page-after-the-last', 'a full last page promises another one', 'rows.length > size ?', 'rows.length >= size ?'],
    ],
  ),
  ...faultsIn(
    'services/search/search-vehicles.server.ts',
    ['embedded', 'services/search/search.test.ts'],
    [
      [
        'booked-is-found',
        'a search for free days finds booked vehicles',
        'sql`not booked && ',
        'sql`true or booked && ',
      ],
    ],
  ),
]
