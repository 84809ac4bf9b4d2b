import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Warning } from '~/components/ui/feedback/warning'
import type { CostSums } from '~/models/billing/cost-sums'
import { budgetLeftText, NO_BUDGET, openCosts, openOverBudget } from '~/models/billing/cost-texts'
import { overBudget } from '~/models/crew/budget'
import type { Cents } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import type { CostsView } from '~/services/billing/costs-page.server'

interface BudgetBarProps {
  projectId: string
  budget: CostsView['budget']
  sums: CostSums
  /** Whether the viewer may edit the project. */
  maySet: boolean
}

/** How much of the budget is ordered, what may follow, and whether all of it would exceed the budget. */
export function BudgetBar({ projectId, budget, sums, maySet }: BudgetBarProps) {
  const left = budget && budgetLeftText(budget)
  const warning = budget && openOverBudget(budget.budget, sums)
  const isOver = budget && overBudget(budget) > 0
  return (
    <section className="sheet mt-6 p-5" aria-labelledby="budget">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="budget" className="text-lg">
          Budget
        </h2>
        {maySet && (
          <Link className={BUTTON_CLASS.outline} to={billingPaths.budget(projectId)} preventScrollReset>
            {budget ? 'Change budget' : 'Set a budget'}
          </Link>
        )}
      </div>
      {budget ? (
        <>
          <p className={`figure mt-3 font-semibold ${isOver ? 'budget-over' : ''}`}>
            {isOver ? left : `${left} after commitments`}
          </p>
          <Bar budget={budget} sums={sums} />
          <OpenCosts budget={budget.budget} sums={sums} />
        </>
      ) : (
        <p className="mt-3 text-quiet">{NO_BUDGET}</p>
      )}
      <Warning warning={warning} />
    </section>
  )
}

type BarProps = { budget: NonNullable<CostsView['budget']>; sums: CostSums }

/**
 * Committed, agreed and inquired amounts side by side, with a line at the budget if together they exceed it. The texts
 * beside it say the same.
 */
function Bar({ budget: { budget, committed }, sums }: BarProps) {
  const parts = [committed, sums.total - sums.committed, sums.asked]
  const whole = Math.max(
    budget,
    parts.reduce((sum, cents) => sum + cents, 0),
  )
  const percent = (cents: Cents) => (cents / whole) * 100
  return (
    <svg className="budget-line mt-2" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part, index) => {
        const before = parts.slice(0, index).reduce((sum, cents) => sum + cents, 0)
        return (
          <rect
            key={PART_CLASS[index]}
            className={PART_CLASS[index]}
            x={percent(before)}
            width={percent(part)}
            height={1}
          />
        )
      })}
      {whole > budget && <line className="budget-limit" x1={percent(budget)} x2={percent(budget)} y1={0} y2={1} />}
    </svg>
  )
}

const PART_CLASS = ['is-committed', 'is-agreed', 'is-inquired'] as const

/** What may still be added to the committed amount, and the limit, in the colors of the bar. */
function OpenCosts({ budget, sums }: Pick<BarProps, 'sums'> & { budget: Cents }) {
  const rows = openCosts(budget, sums)
  return (
    <dl className="figure mt-3 grid max-w-md gap-1 text-sm">
      {rows.map(({ of, label, amount }) => (
        <div key={label} className="flex flex-wrap items-center gap-x-2">
          <dt className={`budget-key text-quiet is-${of}`}>{label}</dt>
          <dd className="ml-auto">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
