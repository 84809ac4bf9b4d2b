import type { ReactNode } from 'react'
import { Removed } from '~/components/ui/feedback/removed'
import { MultiSelect, SELECT_GROUP, SelectAll } from '~/components/ui/multi-select'
import { SortHead } from '~/components/ui/sort-head'
import { type selectionActions, undoOf } from '~/models/lists/arrange/selection'
import { type ListChoice, nextOrder, type ShownList } from '~/models/lists/shown-list'
import { pluralize } from '~/models/trade/format/text'
import { idsTogether } from '~/models/trade/list-view'
import { ExternalRow } from './external-row'
import { ListHead } from './list-head'
import { ListRow } from './list-row'

export interface ProjectTableProps {
  projectId: string
  lists: readonly ShownList[]
  may: { editLists: boolean; editExternals: boolean; addVehicles: boolean }
  /** All sort orders of the rows; empty for members who see no deals. */
  orders: readonly ListChoice[]
  /** What the member may do with vehicles whose boxes are checked. */
  actions: ReturnType<typeof selectionActions>
  /** Ids of the vehicles or lists whose boxes are checked. */
  checked: 'all' | readonly string[]
  /** The address of this page, which the actions lead back to. */
  here: string
  /** The page's query, which dialogs lead back to. */
  view: string
}

/** All lists of a project in one table; on small screens each row is a block. */
export default function ProjectTable(props: ProjectTableProps) {
  const { projectId, lists, actions, here } = props
  const removed = lists.flatMap(({ vehicles, externals }) => [...vehicles, ...externals]).filter((row) => row.isRemoved)
  const table = <Table {...props} />
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      {removed.length > 1 && (
        <Removed
          title={pluralize(removed.length, 'vehicle')}
          undo={undoOf(
            projectId,
            removed.map(({ id }) => id),
            here,
          )}
        />
      )}
      {actions.length > 0 ? (
        <MultiSelect key={here} id={FORM} actions={actions} returnTo={here}>
          {table}
        </MultiSelect>
      ) : (
        table
      )}
    </div>
  )
}

const FORM = 'vehicles'

function Table({ projectId, lists, may, orders, actions, checked, here, view }: ProjectTableProps) {
  const hasDeals = orders.length > 0
  const form = actions.length > 0 && lists.some((list) => mayCheck(list, may)) ? FORM : null
  const columns = 3 + (hasDeals ? 4 : 0) + (form ? 1 : 0)
  return (
    <table className="list-table project-table sheet">
      <caption className="sr-only">The vehicles of all lists</caption>
      <thead>
        <tr>
          {form && (
            <th scope="col">
              <SelectAll to={withChecked(here, 'all')} isLabelHidden />
            </th>
          )}
          <Head>Vehicle</Head>
          {hasDeals && (
            <>
              <SortedHead column="days" orders={orders}>
                Days
              </SortedHead>
              <SortedHead column="status" orders={orders}>
                Status
              </SortedHead>
              <SortedHead column="price" orders={orders}>
                Listed
              </SortedHead>
              <Head>Rate</Head>
            </>
          )}
          <Head>Reactions</Head>
          <Head>
            <span className="sr-only">Next step</span>
          </Head>
        </tr>
      </thead>
      {lists.map((list) => (
        // not a landmark, because two lists may have the same name
        <tbody key={list.id} id={`list-${list.id}`} tabIndex={-1} {...SELECT_GROUP}>
          <ListHead
            {...{ projectId, list, may, columns, view }}
            allTo={form && mayCheck(list, may) ? withChecked(here, list.id) : null}
          />
          {list.vehicles.map((card) => (
            <ListRow
              key={card.id}
              {...{ projectId, card, columns, view }}
              mayEdit={may.editLists}
              form={form}
              isChecked={isChecked(checked, list.id, card.id)}
            />
          ))}
          {list.externals.map((card) => (
            <ExternalRow
              key={card.id}
              {...{ projectId, card, columns, hasDeals, view }}
              mayEdit={may.editExternals}
              form={form}
              isChecked={isChecked(checked, list.id, card.id)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Whether the list has a row with a box. */
const mayCheck = ({ vehicles, externals }: ShownList, may: ProjectTableProps['may']) =>
  vehicles.some((card) => !card.isRemoved) || externals.some((card) => !card.isRemoved && may.editExternals)

const withChecked = (here: string, id: string) =>
  `${here}${here.includes('?') ? '&' : '?'}${idsTogether('checked', [id])}`

const isChecked = (checked: ProjectTableProps['checked'], ...ids: string[]) =>
  checked === 'all' || ids.some((id) => checked.includes(id))

function Head({ children }: { children: ReactNode }) {
  return <th scope="col">{children}</th>
}

type Sortable = { column: 'days' | 'status' | 'price'; orders: readonly ListChoice[]; children: ReactNode }

/** A press sorts by the column, a second press reverses the order. */
function SortedHead({ column, orders, children }: Sortable) {
  const chosen = orders.find(({ isChosen }) => isChosen)?.value ?? ''
  const next = orders.find(({ value }) => value === nextOrder(column, chosen))
  const isUp = chosen === column
  const isDown = chosen === `-${column}`
  return (
    <SortHead to={next?.to ?? ''} order={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      {children}
    </SortHead>
  )
}
