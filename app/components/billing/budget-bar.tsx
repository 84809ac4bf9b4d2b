import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Warning } from '~/components/ui/feedback/warning'
import type { CostSums } from '~/models/billing/cost-sums'
import { PARTS } from '~/models/billing/cost-table'
import { budgetLeftTexts, budgetRows, NO_BUDGET, openOverBudget, TOTAL } from '~/models/billing/cost-texts'
import { type Budget, overBudget } from '~/models/crew/budget'
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
  const warning = budget && openOverBudget(budget.budget, sums)
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
          <BudgetLeft budget={budget} sums={sums} />
          <Bar budget={budget.budget} sums={sums} />
          <Parts budget={budget.budget} sums={sums} />
        </>
      ) : (
        <p className="mt-3 text-quiet">{NO_BUDGET}</p>
      )}
      <Warning warning={warning} />
    </section>
  )
}

function BudgetLeft({ budget, sums }: { budget: Budget; sums: CostSums }) {
  const [left, leftAfterAgreed] = budgetLeftTexts(budget, sums)
  return (
    <p className="figure mt-3">
      <span className={`font-semibold ${overBudget(budget) > 0 ? 'budget-over' : ''}`}>{left}</span>
      {leftAfterAgreed && `, ${leftAfterAgreed}`}
    </p>
  )
}

type BarProps = { budget: Cents; sums: CostSums }

/**
 * Committed, agreed and inquired amounts side by side, with a line at the budget if together they exceed it. The texts
 * beside it say the same.
 */
function Bar({ budget, sums }: BarProps) {
  const parts = PARTS.map((part) => sums[part])
  const whole = Math.max(budget, sums.total)
  const percent = (cents: Cents) => (cents / whole) * 100
  return (
    <svg className="budget-line mt-2" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part, index) => {
        const before = parts.slice(0, index).reduce((sum, cents) => sum + cents, 0)
        return (
          <rect
            key={PARTS[index]}
            className={`is-${PARTS[index]}`}
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

/** The parts in the colors of the bar, their total, and the budget. */
function Parts({ budget, sums }: BarProps) {
  return (
    <dl className="figure mt-3 grid max-w-md gap-1 text-sm">
      {budgetRows(budget, sums).map(({ of, label, amount }) => (
        <div key={label} className="flex flex-wrap items-center gap-x-2">
          <dt className={`budget-key text-quiet ${of ? `is-${of}` : ''}`}>{label}</dt>
          <dd className={`ml-auto ${label === TOTAL ? 'font-semibold' : ''}`}>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
