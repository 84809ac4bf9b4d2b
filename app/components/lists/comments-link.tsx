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
  const link = { to: listPaths.comments(projectId, listVehicleId) + view, preventScrollReset: true }
  if (isMain) {
    return (
      <Link className={`${BUTTON_CLASS.outline} grow`} {...link}>
        <Icon name="comment" />
        {count === 0 ? 'Comment' : `Comments (${count})`}
        <span className="sr-only">{` on ${title}`}</span>
      </Link>
    )
  }
  return (
    <Link className="tap gap-1.5 px-2 text-quiet" aria-label={`Comments on ${title}: ${count}`} {...link}>
      <Icon name="comment" />
      <span className="figure">{count}</span>
    </Link>
  )
}
