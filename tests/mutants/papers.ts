import { type Fault, faultsIn } from './fault'

const PAPERS = ['embedded', 'services/documents/papers.test.ts'] as const
const ALL_PAPERS = ['embedded', 'services/documents/all-papers.test.ts'] as const
const RECEIVED = ['embedded', 'server/files/receive-file.test.ts'] as const

/** Files that people send, and what becomes of an order's papers. */
export const HANDED_IN: readonly Fault[] = [
  ...faultsIn('services/documents/hand-in-papers.server.ts', PAPERS, [
    [
      'held-by-another',
      'what somebody has not handed in counts for another',
      "const own = and(eq(papers.status, 'held'), eq(papers.sentBy, asker.id))",
      "const own = eq(papers.status, 'held')",
    ],
    [
      'papers-unsigned',
      'papers are taken before anybody has signed',
      'return isSigned ? null :',
      'return isOver ? null :',
    ],
    [
      'replaced-is-lost',
      'a paper is written over',
      "set({ status: 'replaced', replacedAt: now() })",
      "set({ status: 'held' })",
    ],
  ]),
  ...faultsIn('services/documents/order-papers.server.ts', PAPERS, [
    [
      'held-shown-to-all',
      'what somebody has not handed in is shown to others',
      "eq(papers.status, 'held'), eq(papers.sentBy, heldBy)",
      "eq(papers.status, 'held')",
    ],
  ]),
  ...faultsIn('services/documents/hold-paper.server.ts', PAPERS, [
    [
      'takes-back-for-others',
      'whoever takes a file back takes back what another has sent',
      'eq(papers.sentBy, sentBy), ',
      '',
    ],
  ]),
  ...faultsIn('services/documents/overview/quote-papers.server.ts', ALL_PAPERS, [
    [
      'quote-of-next-cart',
      'a quote stands with an order of another cart',
      'o.cart_revision >= ${quotes',
      'o.cart_revision <> ${quotes',
    ],
  ]),
  ...faultsIn(
    'services/orders/items/read-guidance.server.ts',
    ['embedded', 'services/orders/items/pickup-guidance.test.ts'],
    [
      [
        'guidance-too-early',
        'what an owner wrote of the place is told before the pickup notice',
        'facts: isShown ? guidanceFacts(said) : fuelFacts(said)',
        'facts: guidanceFacts(said)',
      ],
    ],
  ),
  ...faultsIn(
    'services/pickup/driver-report.server.ts',
    ['embedded', 'services/orders/items/pickup-guidance.test.ts'],
    [
      ['report-of-any-order', 'a link opens the report of every order', 'await requireReach(reader, at.orderId)', ''],
      [
        'driver-told-of-contact',
        'whoever fetches a vehicle is told whom to ask at the production',
        '{ ...guidance, contact: [] }',
        'guidance',
      ],
    ],
  ),
  ...faultsIn(
    'server/http/hooks/slow-body.server.ts',
    ['embedded', 'server/http/slow-body.test.ts'],
    [
      [
        'held-in-silence',
        'a body that falls silent holds its connection',
        "if (length === '0' && chunks === undefined) return",
        'return',
      ],
    ],
  ),
  ...faultsIn('services/documents/find-paper.server.ts', PAPERS, [
    ['held-is-opened', 'what is not handed in is opened', ", ne(papers.status, 'held')))", '))'],
    [
      'owners-read-papers',
      'owners open papers that nobody shares with them',
      'found?.paper.shared && found.paper',
      'found?.paper',
    ],
    [
      'papers-of-other-owners',
      'an owner opens the papers of an order of other vehicles',
      'eq(vehicles.ownerId, owner.id), ',
      '',
    ],
  ]),
  ...faultsIn('models/orders/cover-warning.ts', PAPERS, [
    [
      'cover-until-today',
      'a certificate is judged by today instead of the last rental day',
      'lastDay <= expiresOn) return null\n  return `The COI',
      'expiresOn >= new Date().toISOString()) return null\n  return `The COI',
    ],
  ]),
  ...faultsIn('models/orders/coi-cover.ts', PAPERS, [
    ['reminded-once', 'of three reminders the first is sent', 'COI_REMINDERS.findLast(', 'COI_REMINDERS.find('],
  ]),
  ...faultsIn('server/files/keep-file.server.ts', RECEIVED, [
    [
      'swept-at-once',
      'a file is swept while its form is on the way',
      'eq(files.kept, false), lt(files.createdAt, before)',
      'eq(files.kept, false)',
    ],
    ['kept-is-swept', 'what is kept is swept', 'eq(files.kept, false), lt', 'lt'],
  ]),
  ...faultsIn('server/files/arriving-file.server.ts', RECEIVED, [
    ['any-size', 'a file of any size is taken', 'if (bytes > limit) return null', ''],
  ]),
  ...faultsIn(
    'server/files/check-pdf.server.ts',
    ['embedded', 'server/files/check-pdf.test.ts'],
    [
      ['half-a-file', 'half a file is taken for a whole one', 'if (!hasItsEnd(bytes))', 'if (bytes.length === 0)'],
      [
        'locked-is-taken',
        'a file that needs a password is taken',
        'if (!opensWithoutPassword(bytes))',
        'if (bytes.length === 0)',
      ],
      ['bombs-without-end', 'whatever lies packed is unpacked, however much', ' && left > 0', ''],
    ],
  ),
]
