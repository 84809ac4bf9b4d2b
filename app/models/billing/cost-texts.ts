import { type Budget, overBudget } from '~/models/crew/budget'
import { type Cents, CHECKOUT_TAX, formatCents, formatExact, taxPercent } from '~/models/trade/money'
import type { CostSums } from './cost-sums'
import { CANCELLED_HEAD, COMMITTED_HEAD } from './cost-table'

export const COST_MESSAGES = {
  none: 'No costs yet.',
  noneHint: 'Add vehicles to a list and request rates.',
} as const

/** `isMain`: shown first on phones, all with tax. */
type Column = { head: string; of: keyof CostSums; isMain?: boolean }

/** Columns of the cost table: list price - savings = agreed, agreed + tax = agreed with tax. */
export const COST_COLUMNS: readonly Column[] = [
  { head: 'List price', of: 'listed' },
  { head: 'Savings', of: 'saving' },
  { head: 'Agreed or booked', of: 'agreed' },
  { head: 'Tax', of: 'tax' },
  { head: 'Agreed or booked incl. tax', of: 'total', isMain: true },
  { head: COMMITTED_HEAD, of: 'committed', isMain: true },
  { head: CANCELLED_HEAD, of: 'cancelled' },
  { head: 'Open inquiries incl. tax', of: 'asked', isMain: true },
]

export const VEHICLES_HEAD = 'Vehicles'

/** The external ones among the vehicles: 'incl. 5 external'; null without any. */
export function externalsText({ externals }: Pick<CostSums, 'externals'>): string | null {
  return externals === 0 ? null : `incl. ${externals} external`
}

/** Explains the columns, next to the table. */
export const COST_EXPLANATIONS = [
  {
    label: VEHICLES_HEAD,
    value: 'How many vehicles the amounts are for: those with an agreed rate, booked ones, and external ones.',
  },
  {
    label: 'List price',
    value:
      'List price of the vehicles with an agreed rate, for the days being paid; for external vehicles, their price.',
  },
  { label: 'Savings', value: 'How far below list price you agreed. List price minus savings equals agreed or booked.' },
  {
    label: 'Agreed or booked',
    value: 'Agreed rates before tax, booked or not, excluding cancelled bookings, and prices of external vehicles.',
  },
  {
    label: 'Tax',
    value: `On agreed rates: as charged on orders, and at the checkout rate of ${taxPercent(CHECKOUT_TAX)} on the rest. None is added to external vehicles.`,
  },
  {
    label: COMMITTED_HEAD,
    value:
      'The part of agreed or booked incl. tax that is payable, as in the budget: orders, and vehicles that were purchased or rented elsewhere.',
  },
  { label: CANCELLED_HEAD, value: 'What cancelled bookings would have cost. None of it is owed.' },
  {
    label: 'Open inquiries incl. tax',
    value:
      'Inquiries that wait for an answer, at list price for the requested dates, with tax. Not included in any other column.',
  },
] as const

export const NO_BUDGET = 'No budget is set for this project.'

/** What is left of a budget once the committed amount is paid. */
export function budgetLeftText(budget: Budget): string {
  const over = overBudget(budget)
  return over > 0
    ? `${formatCents(over)} over budget`
    : `${formatCents(budget.budget - budget.committed)} of budget left`
}

type Open = Pick<CostSums, 'total' | 'committed' | 'asked'>

/**
 * The committed amount of the budget; and what may still be spent, without zeros: agreed rates that are not ordered,
 * and open inquiries, with tax. If all of it would exceed the budget, the budget has a row of its own, `limit`.
 */
export function openCosts(budget: Cents, { total, committed, asked }: Open) {
  const isOver = overBudget({ budget, committed: total + asked }) > 0
  const rows = [
    { of: 'agreed', label: 'Agreed, not ordered, incl. tax', cents: total - committed },
    { of: 'inquired', label: 'Open inquiries at list price, incl. tax', cents: asked },
    { of: 'limit', label: 'Budget', cents: isOver ? budget : 0 },
  ] as const
  const open = rows.flatMap(({ cents, ...row }) => (cents === 0 ? [] : [{ ...row, amount: formatCents(cents) }]))
  const amount = isOver ? formatCents(committed) : `${formatCents(committed)} of ${formatExact(budget)}`
  return [{ of: 'committed', label: 'Committed, incl. tax', amount }, ...open]
}

/** Warning if the agreed rates exceed the budget, alone or together with the open inquiries; else null. */
export function openOverBudget(budget: Cents, { total, asked }: Open): string | null {
  const agreedOver = overBudget({ budget, committed: total })
  if (agreedOver > 0)
    return `Committed and agreed total ${formatCents(total)} with tax, ${formatCents(agreedOver)} over budget.`
  const over = overBudget({ budget, committed: total + asked })
  if (over === 0) return null
  return `Committed, agreed and open inquiries total ${formatCents(total + asked)} with tax, ${formatCents(over)} over budget.`
}
