import { Link } from '@remix-run/react'
import { withReturn } from '~/models/trade/addresses/return-to'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import type { ListedOn as Listed } from '~/services/lists/listed-vehicle.server'
import { CommentsLink } from './comments-link'
import { ReactionBar } from './reaction-bar'

interface ListedOnProps {
  listed: Listed
  vehicleId: string
  /** The vehicle, for screen readers. */
  title: string
}

/** On a vehicle's page that was opened from a list: that list, and the reactions and comments there. */
export function ListedOn({ listed, vehicleId, title }: ListedOnProps) {
  const { projectId, listVehicleId, listName, projectTitle, reactions, comments } = listed
  const view = withReturn(fleetPaths.viewVehicle(vehicleId, listVehicleId))
  return (
    <section aria-label={`On the list ${listName}`} className="sheet mb-5 px-4 pt-3 pb-1">
      <p className="text-sm">
        On{' '}
        <Link className="link" to={listPaths.listVehicle(projectId, listVehicleId)}>
          {listName}
        </Link>
        , {projectTitle}
      </p>
      <div className="-mx-2 flex flex-wrap">
        <ReactionBar {...{ projectId, listVehicleId, title, reactions, view }} />
        <CommentsLink {...{ projectId, listVehicleId, title, view }} count={comments} />
      </div>
      {reactions.refusal && <p className="pb-2 text-sm text-quiet">{reactions.refusal}</p>}
    </section>
  )
}
