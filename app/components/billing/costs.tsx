import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Facts, Sums } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { EmptyState } from '~/components/ui/page'
import { Accordion } from '~/components/ui/section'
import { Tabs } from '~/components/ui/tabs'
import type { CostGroup, CostSums } from '~/models/billing/cost-sums'
import {
  COST_EXPLANATIONS,
  COST_MESSAGES,
  externalsText,
  OWED_CAPTION,
  OWED_COLUMNS,
  OWED_TITLE,
  PART_COLUMNS,
  PARTS_NOTE,
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
          <CostTables projectId={projectId} by={by} groups={groups} sums={sums} />
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

const hasOwed = ({ vehicles, cancelled }: CostSums) => vehicles > 0 || cancelled > 0

/** A table of the parts, and one of what is committed and agreed. */
function CostTables(props: CostTableProps) {
  const groups = props.groups.filter(({ sums }) => hasOwed(sums))
  return (
    <div className="max-lg:hidden">
      <CostTable {...props} columns={PART_COLUMNS} caption={PARTS_NOTE} />
      {groups.length > 0 && (
        <CostTable {...props} groups={groups} columns={OWED_COLUMNS} caption={OWED_CAPTION} hasCount />
      )}
    </div>
  )
}

type ColumnProps = { columns: typeof PART_COLUMNS; hasCount?: boolean }

/** A row per group and one for the total. */
function CostTable({
  projectId,
  by,
  groups,
  sums,
  caption,
  ...columns
}: CostTableProps & ColumnProps & { caption: string }) {
  return (
    <table className="costs figure">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{GROUP[by]}</th>
          {columns.hasCount && <th scope="col">{VEHICLES_HEAD}</th>}
          {columns.columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, label, listId, sums: of }) => (
          <Row key={key} sums={of} {...columns}>
            <GroupName projectId={projectId} label={label} listId={listId} />
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row sums={sums} externals={externalsText(sums)} {...columns}>
          Total
        </Row>
      </tfoot>
    </table>
  )
}

type RowProps = ColumnProps & { sums: CostSums; externals?: string | null; children: ReactNode }

function Row({ sums, externals, columns, hasCount, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      {hasCount && <Cell figure={sums.vehicles} shown={String(sums.vehicles)} note={externals} />}
      {columns.map(({ head, of }) => (
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

/** The same for small screens: a card per group with the parts, and a fold with what is committed and agreed. */
function CostCards({ projectId, groups, sums }: Omit<CostTableProps, 'by'>) {
  return (
    <div className="mt-4 lg:hidden">
      <p className="text-sm text-quiet">{PARTS_NOTE}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {groups.map(({ key, label, listId, sums: of }) => (
          <CostCard key={key} sums={of} of={label}>
            <GroupName projectId={projectId} label={label} listId={listId} />
          </CostCard>
        ))}
        <CostCard sums={sums} of="the total">
          Total
        </CostCard>
      </ul>
    </div>
  )
}

function CostCard({ sums, of: name, children }: { sums: CostSums; of: string; children: ReactNode }) {
  const figures = (columns: typeof PART_COLUMNS) =>
    columns
      .filter(({ of }) => sums[of] !== 0)
      .map(({ head, of }) => ({ label: head, amount: formatCents(sums[of]), isStrong: of === 'total' }))
  const vehicles = [sums.vehicles, externalsText(sums)].filter((part) => part !== null).join(', ')
  return (
    <li className="cost-card sheet figure px-4 py-3">
      <h3 className="font-semibold wrap-anywhere">{children}</h3>
      <Sums rows={figures(PART_COLUMNS)} className="mt-1 text-sm" />
      {hasOwed(sums) && (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center justify-between text-quiet">
            <span>
              {OWED_TITLE}
              <span className="sr-only"> of {name}</span>
            </span>
            <Icon name="down" className="turns w-4!" />
          </summary>
          <Sums rows={[{ label: VEHICLES_HEAD, amount: vehicles }, ...figures(OWED_COLUMNS)]} className="pb-4" />
        </details>
      )}
    </li>
  )
}
