import { Facts } from '~/components/ui/facts'
import { EmptyState } from '~/components/ui/feedback/empty-state'
import { Tabs } from '~/components/ui/navigation/tabs'
import { COST_EXPLANATIONS, COST_MESSAGES } from '~/models/billing/costs/cost-words'
import { billingPaths } from '~/models/trade/paths/billing'
import { COST_GROUPINGS } from '~/models/trade/vocabulary/projects'
import type { CostsView } from '~/services/billing/costs/costs-page.server'
import { CostTable } from './cost-table'

/** What a project costs by list, episode or scene, and in all. */
export function Costs({ projectId, by, groups, sums }: { projectId: string } & Omit<CostsView, 'budget'>) {
  return (
    <section className="mt-8" aria-label="Costs by group">
      <Tabs
        label="Costs"
        tabs={COST_GROUPINGS.map(({ value, label }) => ({
          label,
          to: billingPaths.costs(projectId, value === 'list' ? undefined : value),
          isCurrent: value === by,
        }))}
      />
      {groups.length === 0 ? (
        <EmptyState className="mt-6" title={COST_MESSAGES.none} hint={COST_MESSAGES.noneHint} />
      ) : (
        <>
          <CostTable projectId={projectId} by={by} groups={groups} sums={sums} />
          <h3 className="mt-8 text-lg">How these figures work</h3>
          <Facts facts={COST_EXPLANATIONS} look="stacked" className="mt-3 grid gap-4 text-sm sm:grid-cols-2" />
        </>
      )}
    </section>
  )
}
