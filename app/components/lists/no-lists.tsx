import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/page'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'

interface NoListsProps {
  projectId: string
  mayCreate: boolean
  isClosed: boolean
  /** The search text; '' if the page was not searched. */
  searched: string
  /** The address asked for one list or card, which is no longer there. */
  isPart: boolean
}

/** Shown if the project has no lists, or none with what was searched for. */
export function NoLists({ projectId, mayCreate, isClosed, searched, isPart }: NoListsProps) {
  if (searched || isPart) {
    return (
      <EmptyState
        className="mt-10"
        title={LIST_PAGE_MESSAGES.noVehicles}
        hint={searched && `No vehicle in this project matches ‘${searched}’.`}
        action={
          <Link className={BUTTON_CLASS.secondary} to={projectPaths.projectList(projectId)}>
            Show all vehicles
          </Link>
        }
      />
    )
  }
  const others = isClosed ? undefined : 'Lists the team creates show up here.'
  const create = (
    <Link className={BUTTON_CLASS.primary} to={listPaths.newList(projectId)} preventScrollReset>
      Create List
    </Link>
  )
  return (
    <EmptyState
      className="mt-10"
      title={LIST_PAGE_MESSAGES.noLists}
      hint={mayCreate ? LIST_PAGE_MESSAGES.noListsHint : others}
      action={mayCreate && create}
    />
  )
}

interface NoVehiclesProps {
  mayAddVehicles: boolean
  isClosed: boolean
  /** The first list of the page: the search is the next step of its project. */
  isFirst: boolean
}

/** Shown if a list has no vehicles. */
export function NoVehicles({ mayAddVehicles, isClosed, isFirst }: NoVehiclesProps) {
  const others = isClosed ? undefined : 'Vehicles the team adds to this list show up here.'
  const browse = (
    <Link className={BUTTON_CLASS[isFirst ? 'primary' : 'secondary']} to={searchPaths.searchResults()}>
      Browse Cars
    </Link>
  )
  return (
    <EmptyState
      title={LIST_PAGE_MESSAGES.noVehicles}
      hint={mayAddVehicles ? LIST_PAGE_MESSAGES.noVehiclesHint : others}
      action={mayAddVehicles && browse}
    />
  )
}
