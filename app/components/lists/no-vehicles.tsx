import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/feedback/empty-state'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { searchPaths } from '~/models/trade/paths/search'

/** What stands in the place of the vehicles of a list that holds none. */
export function NoVehicles({ mayAddVehicles, isClosed }: { mayAddVehicles: boolean; isClosed: boolean }) {
  if (!mayAddVehicles) {
    return (
      <EmptyState
        title={LIST_PAGE_MESSAGES.noVehicles}
        hint={isClosed ? undefined : 'Vehicles the team adds to this list show up here.'}
      />
    )
  }
  return (
    <EmptyState
      title={LIST_PAGE_MESSAGES.noVehicles}
      hint={LIST_PAGE_MESSAGES.noVehiclesHint}
      action={
        <Link className={BUTTON_CLASS.secondary} to={searchPaths.searchResults()}>
          Browse Cars
        </Link>
      }
    />
  )
}
