import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import type { DealView } from '~/models/deals/deal-terms'
import { dealPaths } from '~/models/trade/paths/deals'

interface MessagesLinkProps {
  projectId: string
  listVehicleId: string
  /** The vehicle, for screen readers. */
  title: string
  /** Null for members who do not see it. */
  deal: DealView | null
  /** The query of the page. */
  view: string
  /** Inside a menu, which styles its links itself: ''. */
  className?: string
}

/**
 * Opens the offers and messages about a list vehicle, and shows how many messages there are; none before an inquiry.
 */
export function MessagesLink({ projectId, listVehicleId, title, deal, view, className = QUIET }: MessagesLinkProps) {
  const inquiry = deal?.inquiry
  return inquiry ? (
    <Link className={className} to={dealPaths.messages(projectId, listVehicleId) + view} preventScrollReset>
      <Icon name="mail" />
      Messages <span className="figure">{inquiry.messages || ''}</span>
      <span className="sr-only">{` about ${title}`}</span>
    </Link>
  ) : null
}

const QUIET = 'tap gap-1.5 px-2 text-quiet -ml-2 text-sm'
