import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Menu } from '~/components/ui/menu'
import type { ProjectAction, projectActions } from '~/models/projects/project-actions'
import { listPaths } from '~/models/trade/paths/lists'

interface ProjectActionsProps {
  projectId: string
  ways: ReturnType<typeof projectActions>
  view: string
}

/** What can be done about the project itself, as far as this member may. */
export function ProjectActions({ projectId, ways: { buttons, more }, view }: ProjectActionsProps) {
  return (
    <div className="flex flex-wrap gap-1.5 max-lg:*:grow lg:justify-end">
      <Link className={BUTTON} to={listPaths.removedVehicles(projectId)}>
        Removed Vehicles
      </Link>
      {buttons.map((way) => (
        <Step key={way.label} way={way} view={view} className={`${BUTTON} ${way.isFolded ? 'max-sm:hidden' : ''}`} />
      ))}
      {more.length > 0 && (
        <Menu label="More" icon="more" isLabelHidden className="ml-auto grow-0!">
          {more.map((way) => (
            <Step key={way.label} way={way} view={view} className={way.isFolded ? 'sm:hidden!' : ''} />
          ))}
        </Menu>
      )}
    </div>
  )
}

/** Two of them and the menu fit one row of a phone. */
const BUTTON = `${BUTTON_CLASS.outline} max-sm:px-2`

function Step({ way, view, className }: { way: ProjectAction; view: string; className: string }) {
  const { label, to, icon, isApart } = way
  if (!to) {
    return (
      <button type="button" disabled className="text-quiet cursor-not-allowed!">
        {label}
      </button>
    )
  }
  return (
    <Link className={className} to={isApart ? to : to + view} reloadDocument={isApart} preventScrollReset>
      {icon && <Icon name={icon} />}
      {label}
    </Link>
  )
}
