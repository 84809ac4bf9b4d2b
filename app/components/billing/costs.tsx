import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Facts } from '~/components/ui/facts'
import { EmptyState } from '~/components/ui/page'
import { Accordion } from '~/components/ui/section'
import { Tabs } from '~/components/ui/tabs'
import type { CostSums } from '~/models/billing/cost-sums'
import { COST_COLUMNS, COST_EXPLANATIONS, COST_MESSAGES } from '~/models/billing/cost-texts'
import { formatCents } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import { listPaths } from '~/models/trade/paths/lists'
import { COST_GROUPINGS, type CostGrouping } from '~/models/trade/vocabulary/projects'
import type { CostsView } from '~/services/billing/costs-page.server'

/** A project's costs by list, episode or scene, and in total. */
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
          <div className="sheet mt-6 px-4">
            <Accordion title="How these figures work">
              <Facts facts={COST_EXPLANATIONS} look="stacked" className="grid gap-4 text-sm sm:grid-cols-2" />
            </Accordion>
          </div>
        </>
      )}
    </section>
  )
}

type CostTableProps = Pick<CostsView, 'by' | 'groups' | 'sums'> & { projectId: string }

const GROUP: Record<CostGrouping, string> = { list: 'List', episode: 'Episode', scene: 'Scene' }

/** A row per group and one for the total; on small screens each row is a list of its figures. */
function CostTable({ projectId, by, groups, sums }: CostTableProps) {
  return (
    <table className="costs figure">
      <thead>
        <tr>
          <th scope="col">{GROUP[by]}</th>
          <th scope="col">Vehicles</th>
          {COST_COLUMNS.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, label, listId, sums: of }) => (
          <Row key={key} sums={of}>
            {listId ? (
              <Link className="link" to={listPaths.listOnPage(projectId, listId, `?list=${listId}`)}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <bdi>{label}</bdi>
            )}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row sums={sums}>Total</Row>
      </tfoot>
    </table>
  )
}

function Row({ sums, children }: { sums: CostSums; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <Cell head="Vehicles" figure={sums.vehicles} shown={String(sums.vehicles)} />
      {COST_COLUMNS.map(({ head, of }) => (
        <Cell key={head} head={head} figure={sums[of]} shown={formatCents(sums[of])} />
      ))}
    </tr>
  )
}

function Cell({ head, figure, shown }: { head: string; figure: number; shown: string }) {
  return (
    <td data-head={head} className={figure === 0 ? 'is-nothing' : undefined}>
      {figure === 0 ? '-' : shown}
    </td>
  )
}
