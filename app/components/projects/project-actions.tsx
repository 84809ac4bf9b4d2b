import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { paths } from '~/models/trade/addresses/paths'

interface ProjectActionsProps {
  projectId: string
  may: { createLists: boolean }
  view: string
}

/** What can be done about the project itself, as far as this member may. */
export function ProjectActions({ projectId, may, view }: ProjectActionsProps) {
  return (
    <div className="flex flex-wrap gap-1.5 max-lg:*:grow lg:justify-end">
      <Link className={BUTTON_CLASS.outline} to={paths.removedVehicles(projectId)}>
        Removed Vehicles
      </Link>
      {may.createLists && (
        <Link className={BUTTON_CLASS.outline} to={paths.newList(projectId) + view} preventScrollReset>
          <Icon name="plus" />
          Create List
        </Link>
      )}
    </div>
  )
}
