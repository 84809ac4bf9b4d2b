import { type Cents, formatExact } from '~/models/trade/money/money'

/** What the form of a budget holds; '' where there is none. */
export type BudgetFields = { budget: string }

/** '50,000' or '50,000.50': as it stands in the field, behind its dollar sign. */
export function budgetText(cents: Cents | null): string {
  return cents === null ? '' : formatExact(cents).slice(1)
}
