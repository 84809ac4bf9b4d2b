import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Warning } from '~/components/ui/feedback/warning'
import type { CostSums } from '~/models/billing/cost-sums'
import { agreedOverBudget, budgetSummary, NO_BUDGET } from '~/models/billing/cost-texts'
import { overBudget } from '~/models/crew/budget'
import { billingPaths } from '~/models/trade/paths/billing'
import type { CostsView } from '~/services/billing/costs-page.server'

interface BudgetBarProps {
  projectId: string
  budget: CostsView['budget']
  sums: CostSums
  /** Whether the viewer may edit the project. */
  maySet: boolean
}

/** How much of the budget is ordered, and whether ordering everything agreed would exceed it. */
export function BudgetBar({ projectId, budget, sums, maySet }: BudgetBarProps) {
  const texts = budget && budgetSummary(budget)
  const warning = budget && agreedOverBudget(budget.budget, sums.total)
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
      {budget && texts ? (
        <>
          <p className="figure mt-3">{texts.ordered}</p>
          <progress
            className={`progress mt-2 ${isOver ? 'budget-over' : ''}`}
            max={budget.budget}
            value={Math.min(budget.budget, budget.committed)}
            aria-label={texts.ordered}
          />
          <p className={`figure mt-2 font-semibold ${isOver ? 'budget-over' : ''}`}>{texts.left}</p>
        </>
      ) : (
        <p className="mt-3 text-quiet">{NO_BUDGET}</p>
      )}
      <Warning warning={warning} />
    </section>
  )
}
