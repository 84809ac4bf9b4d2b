import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { listPaths } from '~/models/trade/paths/lists'

interface CommentsLinkProps {
  projectId: string
  listVehicleId: string
  /** The vehicle, for screen readers. */
  title: string
  count: number
  /** The query of the page. */
  view: string
}

/** Opens the comments on a list vehicle and shows how many there are. */
export function CommentsLink({ projectId, listVehicleId, title, count, view }: CommentsLinkProps) {
  return (
    <Link
      className="tap gap-1.5 px-2 text-quiet"
      to={listPaths.comments(projectId, listVehicleId) + view}
      aria-label={`Comments on ${title}: ${count}`}
      preventScrollReset
    >
      <Icon name="comment" />
      <span className="figure">{count}</span>
    </Link>
  )
}
