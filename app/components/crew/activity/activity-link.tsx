import { Link } from '@remix-run/react'
import { crewPaths } from '~/models/trade/paths/crew'

interface ActivityLinkProps {
  projectId: string
  /** How much of it is new to its reader: '5 new'. */
  fresh: string | null
}

/** Leads to a project's history. */
export function ActivityLink({ projectId, fresh }: ActivityLinkProps) {
  return (
    <Link className="link -my-3 inline-flex min-h-11 items-center gap-1.5" to={crewPaths.activity(projectId)}>
      Activity {fresh && <span className="count-pill inline-block">{fresh}</span>}
    </Link>
  )
}
