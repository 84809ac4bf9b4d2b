import { type Fault, faultsIn } from './fault'

/** What is done to a booked vehicle, and what the calendar makes due about it. */
export const ITEMS: readonly Fault[] = [
  ...faultsIn(
    'models/orders/items/item-acts.ts',
    ['models', 'models/orders/item-acts.test.ts'],
    [
      [
        'cancelled-in-the-middle',
        'a rental that has begun can be cancelled',
        "'in-progress': { cancel: beforeStart",
        "'in-progress': { cancel: null",
      ],
    ],
  ),
  ...faultsIn(
    'models/orders/items/item-days.ts',
    ['models', 'models/orders/item-days.test.ts'],
    [
      [
        'completed-past-its-end',
        'a rental ends later than it was booked for',
        'to: today < booking.to ? today : booking.to',
        'to: today',
      ],
      [
        'extended-into-the-past',
        'an overdue rental is extended to a day that has passed',
        'if (wanted.to < booked.today) return',
        'if (false) return',
      ],
    ],
  ),
  ...faultsIn(
    'models/orders/items/item-price.ts',
    ['models', 'models/orders/item-price.test.ts'],
    [['half-a-cent-lost', 'the price of other days is cut off', ' * 2n + BigInt(listed)', ' * 2n']],
  ),
  ...faultsIn(
    'models/orders/items/due-letters.ts',
    ['models', 'models/orders/due-letters.test.ts'],
    [
      ['due-at-night', 'letters are written at midnight', 'now.getTime() - MORNING_MS', 'now.getTime()'],
      ['risk-seen-late', 'a booking is at risk on its first day only', 'addDays(today, 1)', 'today'],
    ],
  ),
  ...faultsIn(
    'services/orders/due/due-items.server.ts',
    ['embedded', 'services/orders/due-letters.test.ts'],
    [
      [
        'next-of-anything',
        'a booking of another vehicle is at risk',
        'eq(orderItems.vehicleId, vehicle.id)',
        'undefined',
      ],
      ['overdue-not-looked-for', 'what is overdue is not told', 'lte(orderItems.bookedTo, today)', 'sql`false`'],
    ],
  ),
  ...faultsIn(
    'services/orders/due/due-letters.server.ts',
    ['embedded', 'services/orders/due-letters.test.ts'],
    [
      [
        'due-told-to-one-side',
        'only the owner is told what is due',
        'await projectLeaders(tx, [about.project.id])',
        '[]',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/items/open-item.server.ts',
    ['embedded', 'services/orders/items/amendments.test.ts'],
    [
      [
        'price-from-the-last-one',
        'a price is computed from the one before',
        'agreed: item.agreedCents',
        'agreed: item.priceCents',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/items/open-item.server.ts',
    ['embedded', 'routes/orders/item-table.test.ts'],
    [
      ['item-of-another-order', 'an item is reached through any order', 'eq(orders.id, orderId), ', ''],
      [
        'item-of-another-project',
        'an item is reached through any project',
        'projectId ? eq(orders.projectId, projectId) : undefined',
        'undefined',
      ],
      [
        'item-for-every-member',
        'whoever is in the project does everything to what is booked',
        "refuseUnless('changeOrders', await requireMembership(asker, item.projectId, tx ?? undefined))",
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/items/refused-amendment.server.ts',
    ['embedded', 'routes/orders/item-table.test.ts'],
    [
      [
        'every-act-at-any-time',
        'whatever state a booked vehicle is in, everything is done to it',
        "return reason === null ? null : refused('not-now', reason)",
        'return null',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/items/refused-amendment.server.ts',
    ['embedded', 'services/orders/items/amendments.test.ts'],
    [
      [
        'another-price-is-done',
        'a page that showed another price is told that all was done',
        "if ('seen' in wish && done.newCents !== wish.seen) return false",
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/items/amend-item.server.ts',
    ['postgres', 'services/booking/storm.test.ts'],
    [
      ['days-stay-held', 'what is cancelled keeps its days', '  await releaseDays(tx, { orderItemId: id })\n', ''],
      ['tax-stays', 'the tax stays as it was when the price moves', ', taxCents: taxOn(price, taxPerMille)', ''],
      [
        'agreement-goes-on',
        'what was agreed outlives its rental',
        "|| kind === 'complete') await",
        "&& kind === 'complete') await",
      ],
    ],
  ),
  ...faultsIn(
    'services/order-page/require-order.server.ts',
    ['postgres', 'services/booking/storm.test.ts'],
    [
      [
        'total-before-tax-of-changes',
        'an order sums what was agreed and not what it costs now',
        'agreed: orderItems.priceCents',
        'agreed: orderItems.agreedCents',
      ],
    ],
  ),
]
