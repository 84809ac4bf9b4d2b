import { type Budget, overBudget } from '~/models/orders/budget'
import { type Cents, CHECKOUT_TAX, formatCents, formatExact, taxPercent } from '~/models/trade/money'
import type { CostSums } from './cost-sums'

export const COST_MESSAGES = {
  none: 'No costs yet.',
  noneHint: 'Add vehicles to a list and request rates.',
} as const

type Column = { head: string; of: keyof CostSums }

/** Each figure of a group under its head; the first two make the third, and that with the tax the fifth. */
export const COST_COLUMNS: readonly Column[] = [
  { head: 'List price', of: 'listed' },
  { head: 'Savings', of: 'saving' },
  { head: 'Agreed', of: 'agreed' },
  { head: 'Tax', of: 'tax' },
  { head: 'Total incl. tax', of: 'total' },
  { head: 'Committed', of: 'committed' },
  { head: 'Cancelled', of: 'cancelled' },
  { head: 'Open inquiries', of: 'asked' },
]

/** What each figure counts, beside the table. */
export const COST_EXPLANATIONS = [
  {
    label: 'List price',
    value: 'List price of the vehicles with an agreed rate, for the days being paid.',
  },
  { label: 'Savings', value: 'How far below list price you agreed. List price minus savings equals agreed.' },
  { label: 'Agreed', value: 'Agreed rates before tax, ordered or not, excluding cancelled bookings.' },
  {
    label: 'Tax',
    value: `On agreed rates: as charged on orders, and at the checkout rate of ${taxPercent(CHECKOUT_TAX)} on the rest.`,
  },
  { label: 'Committed', value: 'The part of Agreed that has been ordered and is payable, before tax.' },
  { label: 'Cancelled', value: 'What cancelled bookings would have cost, before tax. None of it is owed.' },
  {
    label: 'Open inquiries',
    value: 'Vehicles without an agreed rate, at list price for the dates requested. Not included in any other column.',
  },
] as const

export const NO_BUDGET = 'No budget is set for this project.'

/** How far a budget is used, and what is left of it. */
export function budgetWords(budget: Budget): { ordered: string; left: string } {
  const over = overBudget(budget)
  return {
    ordered: `${formatCents(budget.committed)} of ${formatExact(budget.budget)} committed, incl. tax`,
    left: over > 0 ? `${formatCents(over)} over budget` : `${formatCents(budget.budget - budget.committed)} left`,
  }
}

/** Where all that is agreed would pass the budget; null where it would not. */
export function agreedOverBudget(budget: Cents, total: Cents): string | null {
  const over = overBudget({ budget, committed: total })
  if (over === 0) return null
  return `Agreed rates total ${formatCents(total)} with tax, ${formatCents(over)} over budget.`
}
