import { type Cents, formatExact } from '~/models/trade/money'

/** A project's budget, and what its orders (with tax) and external vehicles have committed so far. */
export type Budget = { budget: Cents; committed: Cents }

/** The amount over budget, or 0. */
export function overBudget({ budget, committed }: Budget): Cents {
  return Math.max(0, committed - budget)
}

/** The warning before spending `more` cents, tax included; null while the budget covers it. */
export function budgetWarning(budget: Budget | null, more: Cents): string | null {
  if (!budget || more <= 0) return null
  const over = overBudget({ ...budget, committed: budget.committed + more })
  if (over === 0) return null
  return `This puts the project ${formatExact(over)} over its ${formatExact(budget.budget)} budget.`
}
