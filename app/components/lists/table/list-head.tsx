import { Link } from '@remix-run/react'
import { Menu } from '~/components/ui/menu'
import { SelectAll } from '~/components/ui/multi-select'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import type { ShownList } from '~/models/lists/shown-list'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { searchPaths } from '~/models/trade/paths/search'

interface ListHeadProps {
  projectId: string
  list: ShownList
  may: { editLists: boolean; editExternals: boolean; addVehicles: boolean }
  columns: number
  /** This page with the boxes of the list checked; null if it has none. */
  allTo: string | null
  view: string
}

/** The row with the name of a list, which stays visible above its vehicles while they scroll by. */
export function ListHead({ projectId, list, may, columns, allTo, view }: ListHeadProps) {
  const { name, heading, location } = list
  const all = list.vehicleCount + list.externalCount
  const isEmpty = list.vehicles.length + list.externals.length === 0
  return (
    <>
      <tr className="list-head">
        <th scope="rowgroup" colSpan={columns}>
          <div className="list-head-line">
            {allTo && <SelectAll to={allTo} label={`Select all of ${name}`} isLabelHidden />}
            <h3 className="truncate text-base" dir="auto">
              {name}
            </h3>
            <p className="truncate font-normal text-quiet max-sm:hidden" dir="auto">
              {[heading, location].filter(Boolean).join(' · ')}
            </p>
            <p className="figure ml-auto shrink-0 font-normal text-quiet">
              {all}
              <span className="max-sm:sr-only">{all === 1 ? ' vehicle' : ' vehicles'}</span>
            </p>
            <ListMenu {...{ projectId, list, may, view }} hasVehicles={all > 0} />
          </div>
        </th>
      </tr>
      {isEmpty && (
        <tr>
          <td colSpan={columns} className="list-empty grow text-quiet">
            {LIST_PAGE_MESSAGES.noVehicles}{' '}
            {may.addVehicles && (
              <Link className="link no-print inline-flex min-h-11 items-center" to={searchPaths.searchResults()}>
                Browse Cars<span className="sr-only"> for {name}</span>
              </Link>
            )}
          </td>
        </tr>
      )}
    </>
  )
}

type MenuProps = Pick<ListHeadProps, 'projectId' | 'list' | 'may' | 'view'> & { hasVehicles: boolean }

function ListMenu({ projectId, list: { id, name, nearTo }, may, view, hasVehicles }: MenuProps) {
  const of = <span className="sr-only"> of {name}</span>
  if (!hasVehicles && !may.editLists) return null
  return (
    <Menu label={`More for ${name}`} icon="more" isLabelHidden look="ghost" className="shrink-0 font-normal">
      {hasVehicles && <Link to={listPaths.listAvailability(projectId, id)}>Availability{of}</Link>}
      {may.editLists && hasVehicles && <Link to={listPaths.arrangeVehicles(projectId, id)}>Arrange vehicles{of}</Link>}
      {may.editLists && (
        <Link to={listPaths.editList(projectId, id) + view} preventScrollReset>
          Edit list<span className="sr-only"> {name}</span>
        </Link>
      )}
      {may.addVehicles && nearTo && <Link to={nearTo}>Find vehicles near here</Link>}
      {may.editExternals && (
        <>
          <Link to={externalPaths.newExternal(projectId, id, view)} preventScrollReset>
            Record an external vehicle<span className="sr-only"> for {name}</span>
          </Link>
          <Link to={externalPaths.quickExternal(projectId, id, view)} preventScrollReset>
            Quick add<span className="sr-only"> to {name}</span>
          </Link>
        </>
      )}
    </Menu>
  )
}
