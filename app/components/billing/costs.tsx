import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Facts, Sums } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { EmptyState } from '~/components/ui/page'
import { Accordion } from '~/components/ui/section'
import { Tabs } from '~/components/ui/tabs'
import type { CostGroup, CostSums } from '~/models/billing/cost-sums'
import {
  COST_COLUMNS,
  COST_EXPLANATIONS,
  COST_MESSAGES,
  externalsText,
  VEHICLES_HEAD,
} from '~/models/billing/cost-texts'
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
          <CostCards projectId={projectId} groups={groups} sums={sums} />
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

/** A row per group and one for the total. */
function CostTable({ projectId, by, groups, sums }: CostTableProps) {
  return (
    <table className="costs figure max-lg:hidden">
      <thead>
        <tr>
          <th scope="col">{GROUP[by]}</th>
          <th scope="col">{VEHICLES_HEAD}</th>
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
            <GroupName projectId={projectId} label={label} listId={listId} />
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row sums={sums} externals={externalsText(sums)}>
          Total
        </Row>
      </tfoot>
    </table>
  )
}

function Row({ sums, externals, children }: { sums: CostSums; externals?: string | null; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <Cell figure={sums.vehicles} shown={String(sums.vehicles)} note={externals} />
      {COST_COLUMNS.map(({ head, of }) => (
        <Cell key={head} figure={sums[of]} shown={formatCents(sums[of])} />
      ))}
    </tr>
  )
}

function Cell({ figure, shown, note }: { figure: number; shown: string; note?: string | null }) {
  return (
    <td className={figure === 0 ? 'text-quiet' : undefined}>
      {figure === 0 ? '-' : shown}
      {note && <span className="block text-xs font-normal text-quiet">{note}</span>}
    </td>
  )
}

function GroupName({ projectId, label, listId }: { projectId: string } & Pick<CostGroup, 'label' | 'listId'>) {
  if (!listId) return <bdi>{label}</bdi>
  return (
    <Link className="link" to={listPaths.listOnPage(projectId, listId, `?list=${listId}`)}>
      <bdi>{label}</bdi>
    </Link>
  )
}

/** The same for small screens: a card per group, with the main figures and a fold with the rest. */
function CostCards({ projectId, groups, sums }: Omit<CostTableProps, 'by'>) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-3 lg:hidden">
      {groups.map(({ key, label, listId, sums: of }) => (
        <CostCard key={key} sums={of} of={label}>
          <GroupName projectId={projectId} label={label} listId={listId} />
        </CostCard>
      ))}
      <CostCard sums={sums} of="the total">
        Total
      </CostCard>
    </ul>
  )
}

function CostCard({ sums, of: name, children }: { sums: CostSums; of: string; children: ReactNode }) {
  const figures = COST_COLUMNS.flatMap(({ head, of, isMain = false }) =>
    sums[of] === 0 ? [] : [{ label: head, amount: formatCents(sums[of]), isMain }],
  )
  const vehicles = [sums.vehicles, externalsText(sums)].filter((part) => part !== null).join(', ')
  return (
    <li className="cost-card sheet figure px-4 pt-3">
      <h3 className="font-semibold wrap-anywhere">{children}</h3>
      <Sums rows={figures.filter(({ isMain }) => isMain)} className="mt-1 text-sm" />
      <details className="text-sm">
        <summary className="flex min-h-11 items-center justify-between text-quiet">
          <span>
            More figures<span className="sr-only"> of {name}</span>
          </span>
          <Icon name="down" className="turns w-4!" />
        </summary>
        <Sums
          rows={[{ label: VEHICLES_HEAD, amount: vehicles }, ...figures.filter(({ isMain }) => !isMain)]}
          className="pb-4"
        />
      </details>
    </li>
  )
}
