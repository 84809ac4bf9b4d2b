import { type Fault, faultsIn } from './fault'

/** What is read of an order: its pages, its agreement and the pickup. */
export const BOOKED: readonly Fault[] = [
  ...faultsIn(
    'models/orders/pickup-window.ts',
    ['embedded', 'routes/pickup/pickup.test.ts', 'routes/order-page/order-page.test.ts'],
    [
      [
        'pickup-too-early',
        'the pickup place is told days too early',
        '-PICKUP_NOTICE_DAYS)',
        '-PICKUP_NOTICE_DAYS - 1)',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/orders-page.server.ts',
    ['embedded', 'services/orders/orders-page.test.ts'],
    [['orders-of-everybody', 'a project lists the orders of every company', 'eq(orders.projectId, projectId), ', '']],
  ),
  ...faultsIn(
    'services/orders/orders-page.server.ts',
    ['embedded', 'routes/orders/order-lists.test.ts'],
    [
      [
        'orders-page-again',
        'the next page of orders is the first one again',
        'before ? lt(orders.id, before) : undefined',
        'undefined',
      ],
    ],
  ),
  ...faultsIn(
    'services/orders/ordered-projects-page.server.ts',
    ['embedded', 'routes/orders/order-lists.test.ts'],
    [
      [
        'projects-of-everybody',
        "the landing shows other people's projects",
        'where member.account_id = ',
        'where true or member.account_id = ',
      ],
    ],
  ),
  ...faultsIn(
    'services/order-page/require-order.server.ts',
    ['embedded', 'routes/order-page/order-page.test.ts'],
    [
      [
        'order-under-another-project',
        'an order opens under any project',
        ' || (projectId && order.projectId !== projectId)',
        '',
      ],
      [
        'cancelled-is-owed',
        'what was cancelled is owed',
        "rows.filter((row) => row.status !== 'cancelled')",
        '[...rows]',
      ],
      [
        'order-tells-prices',
        'somebody without prices reads the sums',
        'totals: seesPrices ? totalsOf(order, rows) : null',
        'totals: totalsOf(order, rows)',
      ],
    ],
  ),
  ...faultsIn(
    'services/signing/agreement/require-agreement.server.ts',
    ['embedded', 'routes/signing/agreement.test.ts'],
    [
      [
        'replaced-agreement-opens',
        'an agreement that was replaced still opens',
        "isOver || agreement.status === 'replaced'",
        'isOver',
      ],
    ],
  ),
  ...faultsIn(
    'services/pickup/require-reach.server.ts',
    ['embedded', 'routes/pickup/pickup.test.ts'],
    [
      [
        'pickup-for-strangers',
        'the crew of another project reads where a vehicle stands',
        'if (account && (await findMembership(account, at.projectId, tx)))',
        'if (account)',
      ],
    ],
  ),
  ...faultsIn(
    'services/pickup/require-pickup.server.ts',
    ['embedded', 'routes/pickup/pickup.test.ts'],
    [
      [
        'pickup-always-told',
        'the place and the owner are told before the notice',
        'isShown ? detailsOf(row) : null',
        'detailsOf(row)',
      ],
    ],
  ),
]
