import { type Fault, faultsIn } from './fault'

const SAID = ['models', 'models/trade/messages.test.ts'] as const

/** What people see: components, and the letters of agreed sentences. */
export const PAGES: readonly Fault[] = [
  ...faultsIn(
    'components/ui/submit-button.tsx',
    ['components', 'components/ui/enhanced.test.tsx'],
    [['answered-yet-busy', 'a press right after a refusal does nothing', ' || isAnswered(navigation)', '']],
  ),
  ...faultsIn(
    'components/accounts/login/password-toggle.tsx',
    ['components', 'components/accounts/login-form.test.tsx'],
    [
      [
        'show-and-hide-swapped',
        'the button says Hide where it shows',
        "{isShown ? 'Hide' : 'Show'}",
        "{isShown ? 'Show' : 'Hide'}",
      ],
    ],
  ),
  ...faultsIn(
    'components/booking/checkout/order-summary.tsx',
    ['components', 'components/booking/cart.test.tsx'],
    [['line-with-tax', 'a line of the summary has its tax in it', 'rates.total - rates.tax', 'rates.total']],
  ),
  ...faultsIn(
    'components/booking/cart/cart-summary.tsx',
    ['components', 'components/booking/cart.test.tsx'],
    [['reason-not-tied', 'a reader does not hear why the button is off', 'aria-describedby="why-not"', '']],
  ),
  ...faultsIn(
    'components/order-page/order-item.tsx',
    ['components', 'components/order-page/order-page.test.tsx'],
    [['overdue-not-said', 'nobody reads that the last day has passed', '{item.isOverdue && ', '{false && ']],
  ),
  ...faultsIn(
    'components/deals/inquiry/inquiry-actions.tsx',
    ['components', 'components/deals/inquiry-actions.test.tsx'],
    [['answer-without-round', 'a card answers without saying which offer it showed', 'name="round"', 'name="rounds"']],
  ),
  ...faultsIn(
    'components/shell/behind.tsx',
    ['components', 'components/ui/dialog.test.tsx', 'components/shell', 'components/projects'],
    [['page-behind-in-reach', 'the keyboard reaches the page behind a dialog', '? INERT : {}', '? {} : {}']],
  ),
  ...faultsIn('models/booking/cart-messages.ts', SAID, [
    [
      'letter-of-the-cart',
      'an agreed sentence has another letter',
      'Remove its vehicles to go on',
      'Remove its vehicle to go on',
    ],
  ]),
  ...faultsIn('models/booking/checkout-messages.ts', SAID, [
    [
      'letter-of-the-checkout',
      'an agreed sentence has another letter',
      'cannot be booked. Please',
      'can not be booked. Please',
    ],
  ]),
  ...faultsIn('models/orders/order-messages.ts', SAID, [
    ['letter-of-orders', 'an agreed sentence is mended', 'your orders.Please', 'your orders. Please'],
  ]),
  ...faultsIn('models/deals/inquiry-messages.ts', SAID, [
    ['letter-of-inquiries', 'an agreed sentence has another letter', 'in the given dates', 'on the given dates'],
  ]),
  ...faultsIn('models/fleet/vehicle-messages.ts', SAID, [
    ['letter-of-vehicles', 'an agreed sentence is mended', 'Succcessfully!', 'Successfully!'],
  ]),
  ...faultsIn('models/lists/list-messages.ts', SAID, [
    [
      'letter-of-lists',
      'an agreed sentence has another letter',
      'Removed Vehicle Successfully',
      'Removed vehicle Successfully',
    ],
  ]),
]
