import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { paths } from '~/models/trade/addresses/paths'

interface ActivityLinkProps {
  projectId: string
  /** How much of it is new to its reader: '5 new'. */
  fresh: string | null
}

/** Leads to a project's history. */
export function ActivityLink({ projectId, fresh }: ActivityLinkProps) {
  return (
    <Link className={BUTTON_CLASS.outline} to={paths.activity(projectId)}>
      Activity {fresh && <span className="count-pill">{fresh}</span>}
    </Link>
  )
}
