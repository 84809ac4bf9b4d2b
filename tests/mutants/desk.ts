import { type Fault, faultsIn } from './fault'

const BEHALF = ['embedded', 'services/provider/on-behalf.test.ts'] as const
const ORDERS = ['embedded', 'services/provider/desk-orders.test.ts'] as const

/** What the staff do about orders and inquiries, and what they see of them. */
export const DESK: readonly Fault[] = [
  ...faultsIn('services/orders/items/open-item.server.ts', BEHALF, [
    [
      'deputy-of-anybody',
      'whoever says that they act for somebody reaches every booking',
      "requireArea(asker, asker.kind === 'deputy' ? 'providerDesk' : 'orders')",
      "if (asker.kind === 'account') requireArea(asker, 'orders')",
    ],
  ]),
  ...faultsIn('services/orders/items/refused-amendment.server.ts', BEHALF, [
    [
      'reason-does-not-matter',
      'the staff are told that it was done, though with another reason or for the other side',
      'if (done.onBehalfOf !== onBehalfOf || done.reason !== reason) return false',
      '',
    ],
  ]),
  ...faultsIn('services/orders/items/amendment-letters.server.ts', BEHALF, [
    [
      'order-button-for-everybody',
      'who leads a project and may not open its orders is led to one',
      "!mayOpen('orders', role)",
      'false',
    ],
    ['letter-without-reason', 'nobody is mailed why the staff did it', ', ...reasonOf(asker)', ''],
  ]),
  ...faultsIn('services/deals/open-thread.server.ts', BEHALF, [
    [
      'deputy-agrees-for-crews',
      'the staff agree to a rate in the name of a crew',
      "if (asker.kind === 'deputy') throw forbidden()",
      '',
    ],
  ]),
  ...faultsIn('services/provider/orders/write-payment-note.server.ts', ORDERS, [
    ['notes-of-anybody', 'whoever likes notes down payments', "requireArea(asker, 'providerDesk')", ''],
    [
      'note-over-a-gap',
      'a note is written after one that is not there',
      'if (writtenAfter > 0 && !before)',
      'if (false && !before)',
    ],
  ]),
]
