import { type Fault, faultsIn } from './fault'

const REPORT = ['embedded', 'services/projects/report.test.ts'] as const
const PDF = ['models', 'server/pdf/pdf.test.ts'] as const

/** What is kept outside of the product: PDFs, zips, and files for spreadsheets. */
export const PAPER: readonly Fault[] = [
  ...faultsIn(
    'models/trade/words/csv.ts',
    ['models', 'models/trade/csv.test.ts'],
    [
      ['formula-runs', 'a spreadsheet runs what people typed', 'BEGINS_A_FORMULA.test(cell)', 'false'],
      ['no-byte-order-mark', 'a spreadsheet shows names in pieces', 'return BYTE_ORDER_MARK + ', 'return '],
    ],
  ),
  ...faultsIn(
    'models/billing/costs/cost-table.ts',
    ['models', 'models/billing/cost-table.test.ts'],
    [
      [
        'cancelled-costs',
        'what was cancelled is summed',
        'agreedCents === null || taxCents === null',
        'agreedCents === null',
      ],
    ],
  ),
  ...faultsIn(
    'models/billing/costs/cost-sums.ts',
    ['models', 'models/billing/costs.test.ts'],
    [
      ['cancelled-counts', 'what was cancelled counts as agreed', "if (state === 'cancelled')", 'if (false)'],
      ['ordered-before-order', 'what is only agreed counts as ordered', "state === 'committed'", 'true'],
    ],
  ),
  ...faultsIn(
    'models/orders/budget.ts',
    ['models', 'models/billing/costs.test.ts'],
    [['silent-budget', 'an order passes the budget without a word', 'budget.committed + more', 'budget.committed']],
  ),
  ...faultsIn(
    'services/orders/find-budget.server.ts',
    ['embedded', 'services/billing/costs.test.ts'],
    [['cancelled-is-spent', 'cancelled bookings use up the budget', "ne(orderItems.status, 'cancelled')", 'undefined']],
  ),
  ...faultsIn(
    'services/billing/quotes/make-quote.server.ts',
    ['embedded', 'services/billing/quotes.test.ts'],
    [
      [
        'blocked-is-quoted',
        'a vehicle that cannot be booked is quoted',
        'const refusal = await refusedItem(tx, cart)',
        'const refusal = null',
      ],
      ['quoted-twice', 'a double press makes two quotes', 'last && isSame(last, written)', 'false'],
      ['stale-cart-quoted', 'a cart that has changed since is quoted', 'cartRevision !== revision', 'revision < 0'],
    ],
  ),
  ...faultsIn(
    'services/billing/invoices/next-number.server.ts',
    ['embedded', 'services/billing/invoices.test.ts'],
    [['invoice-numbers-jump', 'a year of invoices has gaps', 'last} + 1', 'last} + 2']],
  ),
  ...faultsIn(
    'services/billing/invoices/issue-invoice.server.ts',
    ['embedded', 'services/billing/invoices.test.ts'],
    [
      ['billed-too-early', 'an order is billed before it is completed', "!== 'completed'", "=== 'cancelled'"],
      ['cancelled-is-billed', 'what was cancelled is billed', 'isCancelled ? 0 : item.priceCents', 'item.priceCents'],
    ],
  ),
  ...faultsIn(
    'services/billing/quotes/last-quote.server.ts',
    ['embedded', 'services/billing/quotes.test.ts'],
    [['quote-of-old-cart', 'a quote is told apart from one of a cart that was ordered', ', notExists(ordered)', '']],
  ),
  ...faultsIn(
    'models/projects/report-names.ts',
    ['models', 'models/projects/report-names.test.ts'],
    [
      [
        'lists-of-one-name',
        'a list takes the place of another in the zip',
        "String(index + 1).padStart(digits, '0')",
        "''",
      ],
    ],
  ),
  ...faultsIn('server/pdf/fonts.server.ts', PDF, [
    [
      'parts-say-nothing',
      'a letter that was met as a part of another cannot be read',
      'for (const sign of font.characterSet) font.glyphForCodePoint(sign)',
      '',
    ],
    ['marks-taken-apart', 'one name changes how every other is read', 'ccmp: false', 'ccmp: true'],
  ]),
  ...faultsIn('server/pdf/table.server.ts', PDF, [
    [
      'heads-once',
      'a table goes on without its heads',
      "drawRow(doc, heads, { font: 'bold', height: headHeight, element: null, isHead: true })",
      '',
    ],
  ]),
  ...faultsIn('server/pdf/document.server.ts', PDF, [
    [
      'title-breaks-xml',
      'a title with an ampersand spoils what a file says of itself',
      'Title: escaped(Title)',
      'Title',
    ],
  ]),
  ...faultsIn('server/files/zip.server.ts', REPORT, [
    ['begun-too-late', 'a report that cannot be made is half a file', 'HELD_BYTES = 256 * 1024', 'HELD_BYTES = 0'],
  ]),
  ...faultsIn('services/billing/costs/all-costs.server.ts', REPORT, [
    [
      'cancelled-is-taxed',
      'what was cancelled is owed',
      'taxCents: isCancelled ? null : item.taxCents',
      'taxCents: item.taxCents',
    ],
  ]),
  ...faultsIn(
    'server/http/paced.server.ts',
    ['embedded', 'server/http/paced.test.ts'],
    [['answer-runs-ahead', 'a slow line fills the memory', 'await roomIn(response)', '']],
  ),
]
