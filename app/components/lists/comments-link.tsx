import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
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
  /** Looks like the main buttons of the card. */
  isMain?: boolean
}

/** Opens the comments on a list vehicle and shows how many there are. */
export function CommentsLink({ projectId, listVehicleId, title, count, view, isMain }: CommentsLinkProps) {
  return (
    <Link
      className={isMain ? `${BUTTON_CLASS.outline} grow` : 'tap gap-1.5 px-2 text-quiet'}
      to={listPaths.comments(projectId, listVehicleId) + view}
      aria-label={`Comments on ${title}: ${count}`}
      preventScrollReset
    >
      <Icon name="comment" />
      {isMain && (count === 0 ? 'Comment' : 'Comments')}
      {!(isMain && count === 0) && <span className="figure">{count}</span>}
    </Link>
  )
}
