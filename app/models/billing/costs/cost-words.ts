import { type Budget, overBudget } from '~/models/orders/budget'
import { type Cents, formatCents, formatExact } from '~/models/trade/money/money'
import { CHECKOUT_TAX, taxPercent } from '~/models/trade/money/tax'
import type { CostSums } from './cost-sums'

export const COST_MESSAGES = {
  none: 'Nothing costs anything yet.',
  noneHint: 'Put vehicles on the lists of the project and ask for their rates.',
} as const

type Column = { head: string; of: keyof CostSums }

/** Each figure of a group under its head; the first two make the third, and that with the tax the fifth. */
export const COST_COLUMNS: readonly Column[] = [
  { head: 'List price', of: 'listed' },
  { head: 'Saving', of: 'saving' },
  { head: 'Agreed', of: 'agreed' },
  { head: 'Tax', of: 'tax' },
  { head: 'With tax', of: 'total' },
  { head: 'Ordered', of: 'committed' },
  { head: 'Cancelled', of: 'cancelled' },
  { head: 'Asked for', of: 'asked' },
]

/** What each figure counts, beside the table. */
export const COST_EXPLANATIONS = [
  {
    label: 'List price',
    value: 'What the listings ask for the vehicles with an agreed rate, for the days that are paid.',
  },
  { label: 'Saving', value: 'By how much less was agreed. List price less saving is agreed.' },
  { label: 'Agreed', value: 'Agreed rates before tax, ordered or not, without what was cancelled.' },
  {
    label: 'Tax',
    value: `On what is agreed: as it was ordered, and ${taxPercent(CHECKOUT_TAX)}, the tax of the checkout, on the rest.`,
  },
  { label: 'Ordered', value: 'The part of agreed that is ordered and has to be paid, before tax.' },
  { label: 'Cancelled', value: 'What cancelled bookings would have cost, before tax. Nothing of it is owed.' },
  {
    label: 'Asked for',
    value: 'Vehicles without an agreed rate at list price for the days asked for. They count in no other column.',
  },
] as const

export const NO_BUDGET = 'No budget is set for this project.'

/** How far a budget is used, and what is left of it. */
export function budgetWords(budget: Budget): { ordered: string; left: string } {
  const over = overBudget(budget)
  return {
    ordered: `${formatCents(budget.committed)} of ${formatExact(budget.budget)} ordered, with tax`,
    left: over > 0 ? `${formatCents(over)} over budget` : `${formatCents(budget.budget - budget.committed)} left`,
  }
}

/** Where all that is agreed would pass the budget; null where it would not. */
export function agreedOverBudget(budget: Cents, total: Cents): string | null {
  const over = overBudget({ budget, committed: total })
  if (over === 0) return null
  return `All that is agreed comes to ${formatCents(total)} with tax, ${formatCents(over)} over the budget.`
}
