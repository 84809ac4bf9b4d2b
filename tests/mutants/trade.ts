import { type Fault, faultsIn } from './fault'

/** Money, days, permissions and words that every room goes by. */
export const TRADE: readonly Fault[] = [
  ...faultsIn(
    'models/trade/edits.ts',
    ['models', 'models/trade/edits.test.ts'],
    [
      [
        'clash-overwritten',
        'a change by somebody else is overwritten unseen',
        'else clashes.push(name)',
        'else changes[name] = sent[name]',
      ],
      ['left-alone-is-asked', 'a field left alone is taken for a change', ' && !isSame(sent[name], base[name])', ''],
    ],
  ),
  ...faultsIn(
    'models/trade/calendar/press-day.ts',
    ['models', 'models/trade/calendar/press-day.test.ts'],
    [
      [
        'range-over-taken-days',
        'a range runs over days that are taken',
        'if (inTheWay.length > 0)',
        'if (isTaken(taken, day))',
      ],
    ],
  ),
  ...faultsIn(
    'models/trade/calendar/calendar-view.ts',
    ['models', 'models/trade/calendar/calendar-view.test.ts'],
    [['keys-before-today', 'keys lead to days that cannot be asked for', 'if (day < from) return from', '']],
  ),
  ...faultsIn(
    'models/trade/money/rates.ts',
    ['models', 'models/trade/rates.test.ts'],
    [
      [
        'floor-itself-refused',
        'an offer of exactly the floor is refused',
        'offer * 100 < listed',
        'offer * 100 <= listed',
      ],
      ['floor-rounded-down', 'the floor that is shown is refused', 'Math.ceil((listed', 'Math.floor((listed'],
      [
        'weeks-of-months-twice',
        'weeks within whole months cost again',
        'Math.floor((days % MONTH_DAYS) / W',
        'Math.floor(days / W',
      ],
      [
        'longer-for-the-same',
        'a longer booking for the same price is said to be cheaper',
        'if (rate < (best',
        'if (rate <= (best',
      ],
    ],
  ),
  ...faultsIn(
    'models/trade/figures.ts',
    ['models', 'models/trade/rates.test.ts'],
    [
      ['floor-percent', 'the floor is a percent lower', 'FLOOR_PERCENT = 80', 'FLOOR_PERCENT = 79'],
      ['week-of-four', 'a week costs four days', 'DAYS_PAID_PER_WEEK = 3', 'DAYS_PAID_PER_WEEK = 4'],
      ['month-of-ten', 'a month costs ten days', 'DAYS_PAID_PER_MONTH = 9', 'DAYS_PAID_PER_MONTH = 10'],
    ],
  ),
  ...faultsIn(
    'models/trade/figures.ts',
    ['models', 'models/deals/booking-rules.test.ts'],
    [['booking-a-day-longer', 'a booking may be a day too long', 'BOOKING_DAYS = 365', 'BOOKING_DAYS = 366']],
  ),
  ...faultsIn(
    'models/trade/money/tax.ts',
    ['models', 'models/trade/tax.test.ts'],
    [
      ['tax-half-down', 'half a cent of tax is lost', 'amount * tax + 500', 'amount * tax + 499'],
      [
        'tax-on-the-sum',
        'a sum is taxed itself instead of its lines',
        'amounts.map((amount) => withTax(amount, tax))',
        '[withTax(amounts.reduce((sum, amount) => sum + amount, 0), tax)]',
      ],
      ['checkout-tax', 'the checkout taxes as the lists do', 'PerMille = 89', 'PerMille = 85'],
    ],
  ),
  ...faultsIn(
    'models/trade/money/money.ts',
    ['models', 'models/trade/money.test.ts'],
    [
      [
        'agreed-sum-without-cents',
        'somebody agrees to a sum whose cents they do not see',
        'cents % 100 === 0 ? formatDollars(cents) : formatCents(cents)',
        'formatDollars(cents)',
      ],
      ['typed-tenths', 'a typed $1.5 is a dollar and five cents', 'decimals.padEnd', 'decimals.padStart'],
      ['short-too-early', 'a price of $1,000 loses its figures', 'dollars > 9_999', 'dollars > 999'],
    ],
  ),
  ...faultsIn(
    'models/trade/days/day-count.ts',
    ['models', 'models/trade/days.test.ts'],
    [['last-day-not-counted', 'a booking is a day shorter than it is', '/ DAY_MS + 1', '/ DAY_MS']],
  ),
  ...faultsIn(
    'models/trade/days/zones.ts',
    ['models', 'models/trade/days.test.ts'],
    [
      [
        'day-of-clock-change',
        'a day of a clock change begins an hour off',
        'offsetAt(zone, guess)',
        'offsetAt(zone, new Date(asIfUtc))',
      ],
    ],
  ),
  ...faultsIn(
    'models/trade/access/permissions.ts',
    ['models', 'models/trade/permissions.test.ts'],
    [
      [
        'closed-project-writable',
        'a closed project can be changed',
        "if (standing.projectStatus !== 'active' && !rule.closedToo) return false",
        '',
      ],
      ['viewer-sees-prices', 'a viewer sees prices', 'seePrices: { members: EDITORS', 'seePrices: { members: EVERYONE'],
      ['member-inquires', 'a team member inquires', 'inquire: { members: LEADERS', 'inquire: { members: EDITORS'],
      [
        'member-opens-cart',
        'the cart is open to members who may not book',
        "'vehicle', 'projects', 'bookingRequests'],\n  backlot_renter_application_user",
        "'vehicle', 'projects', 'cart'],\n  backlot_renter_application_user",
      ],
      [
        'application-role-ignored',
        'what an account may do at all does not matter in a project',
        ' && mayOpen(rule.area, standing.applicationRole)',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'models/trade/vocabulary/statuses/order-status.ts',
    ['models', 'models/trade/order-status.test.ts'],
    [
      [
        'in-progress-late',
        'an item is in progress from its second day on',
        'today >= item.booking.from',
        'today > item.booking.from',
      ],
      ['overdue-early', 'an item is overdue on its last day', 'today > item.booking.to', 'today >= item.booking.to'],
    ],
  ),
  ...faultsIn(
    'models/trade/addresses/own-path.ts',
    ['models', 'models/trade/addresses.test.ts'],
    [
      ['back-to-another-site', 'a log-in leads to another site', ' && !SLASH_FIRST.test(path)', ''],
      ['address-without-end', 'a Location is longer than a header may be', 'path.length <= LONGEST && ', ''],
    ],
  ),
  ...faultsIn(
    'models/trade/addresses/landing.ts',
    ['models', 'models/trade/landing.test.ts'],
    [['led-to-a-closed-door', 'a log-in leads to a bare refusal', '(area && mayOpen(area, role))', 'area']],
  ),
  ...faultsIn(
    'models/trade/answers/sentences.ts',
    ['models', 'models/trade/messages.test.ts'],
    [
      [
        'letter-of-a-failure',
        'an agreed sentence is mended',
        "'An error occured. Please try again later'",
        "'An error occurred. Please try again later'",
      ],
    ],
  ),
]
