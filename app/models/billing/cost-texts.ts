import { type Budget, overBudget } from '~/models/crew/budget'
import { type Cents, CHECKOUT_TAX, formatCents, taxPercent } from '~/models/trade/money'
import type { CostSums } from './cost-sums'
import { CANCELLED_HEAD, type CostPart, OWED_NAME, PART_NAMES, PARTS } from './cost-table'

export const COST_MESSAGES = {
  none: 'No costs yet.',
  noneHint: 'Add vehicles to a list and request rates.',
} as const

type Column = { head: string; of: keyof CostSums }

export const TOTAL = 'Total'

/** With tax, as in the budget: the parts, and their total. */
export const PART_COLUMNS: readonly Column[] = [
  { head: PART_NAMES.committed, of: 'committed' },
  { head: PART_NAMES.agreed, of: 'agreed' },
  { head: PART_NAMES.asked, of: 'asked' },
  { head: TOTAL, of: 'total' },
]

export const PARTS_NOTE = 'With tax. Open inquiries are at list price.'

/** What the first two parts consist of: list price - savings = before tax, before tax + tax = committed and agreed. */
export const OWED_COLUMNS: readonly Column[] = [
  { head: 'List price', of: 'listed' },
  { head: 'Savings', of: 'saving' },
  { head: 'Before tax', of: 'beforeTax' },
  { head: 'Tax', of: 'tax' },
  { head: OWED_NAME, of: 'owed' },
  { head: CANCELLED_HEAD, of: 'cancelled' },
]

export const OWED_TITLE = 'Savings and tax'
export const OWED_CAPTION = 'Savings and tax on committed and agreed vehicles'

export const VEHICLES_HEAD = 'Vehicles'

/** The external ones among the vehicles: 'incl. 5 external'; null without any. */
export function externalsText({ externals }: Pick<CostSums, 'externals'>): string | null {
  return externals === 0 ? null : `incl. ${externals} external`
}

/** Explains the columns, next to the tables. */
export const COST_EXPLANATIONS = [
  {
    label: PART_NAMES.committed,
    value: 'What has to be paid: orders, and vehicles that were purchased or rented elsewhere. With tax.',
  },
  { label: PART_NAMES.agreed, value: 'Agreed rates that are not ordered yet, with tax.' },
  {
    label: PART_NAMES.asked,
    value: 'Inquiries that wait for an answer, at list price for the requested dates, with tax.',
  },
  {
    label: VEHICLES_HEAD,
    value: 'How many vehicles are committed and agreed: ordered ones, those with an agreed rate, and external ones.',
  },
  {
    label: 'List price',
    value: 'List price of these vehicles for the days being paid; for external vehicles, their price.',
  },
  { label: 'Savings', value: 'How far below list price you agreed. List price minus savings equals before tax.' },
  {
    label: 'Tax',
    value: `As charged on orders, and at the checkout rate of ${taxPercent(CHECKOUT_TAX)} on rates that are not ordered yet. None is added to external vehicles.`,
  },
  { label: OWED_NAME, value: 'Before tax plus tax. The same amount as committed plus agreed, not ordered.' },
  { label: CANCELLED_HEAD, value: 'What cancelled bookings would have cost. None of it is owed.' },
] as const

export const NO_BUDGET = 'No budget is set for this project.'

/** What is left of a budget once the committed amount is paid. */
function budgetLeftText(budget: Budget): string {
  const over = overBudget(budget)
  return over > 0
    ? `${formatCents(over)} over budget`
    : `${formatCents(budget.budget - budget.committed)} of budget left`
}

/** What is left after commitments and agreed rates, for project cards. */
export function budgetLeftOnCard(budget: Budget, agreed: Cents): string {
  if (agreed === 0 || overBudget(budget) > 0) return budgetLeftText(budget)
  return `${budgetLeftText({ ...budget, committed: budget.committed + agreed })} after agreed rates`
}

type Open = Pick<CostSums, 'owed' | 'agreed' | 'total'>

/** What is left of the budget after commitments; and, if the budget covers them, also after agreed rates. */
export function budgetLeftTexts(budget: Budget, { owed, agreed }: Omit<Open, 'total'>): [string, string | null] {
  if (overBudget(budget) > 0) return [budgetLeftText(budget), null]
  const isCovered = agreed > 0 && owed <= budget.budget
  return [
    `${formatCents(budget.budget - budget.committed)} left after commitments`,
    isCovered ? `${formatCents(budget.budget - owed)} once agreed rates are booked` : null,
  ]
}

/** The parts without zeros, except the committed one; their total if there are several; and the budget. */
export function budgetRows(budget: Cents, sums: Pick<CostSums, CostPart | 'total'>) {
  const limit = { of: sums.total > budget ? 'limit' : null, label: 'Budget', amount: formatCents(budget) } as const
  const parts = PARTS.filter((part) => part === 'committed' || sums[part] !== 0)
  const rows = parts.map((part) => ({ of: part, label: PART_NAMES[part], amount: formatCents(sums[part]) }))
  if (rows.length === 1) return [...rows, limit]
  return [...rows, { of: null, label: TOTAL, amount: formatCents(sums.total) }, limit]
}

/** Warning if the agreed rates exceed the budget, alone or together with the open inquiries; else null. */
export function openOverBudget(budget: Cents, { owed, total }: Omit<Open, 'agreed'>): string | null {
  const owedOver = overBudget({ budget, committed: owed })
  if (owedOver > 0)
    return `Committed and agreed total ${formatCents(owed)} with tax, ${formatCents(owedOver)} over budget.`
  const over = overBudget({ budget, committed: total })
  if (over === 0) return null
  return `Committed, agreed and open inquiries total ${formatCents(total)} with tax, ${formatCents(over)} over budget.`
}
