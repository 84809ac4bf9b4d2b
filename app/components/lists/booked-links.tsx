import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { TaskLink } from '~/components/ui/task-link'
import type { BookedView } from '~/models/lists/booked-view'
import { pickupPaths } from '~/models/trade/paths/pickup'

interface BookedLinkProps {
  /** The vehicle, for screen readers. */
  title: string
  order: BookedView
  className?: string
}

export function PickupDetailsLink({ title, order, className = BUTTON_CLASS.outline }: BookedLinkProps) {
  return (
    <Link className={className} to={pickupPaths.pickupDetails(order.orderId)} reloadDocument>
      Pickup details<span className="sr-only">{` of ${title}`}</span>
    </Link>
  )
}

interface PickupLinksProps extends BookedLinkProps {
  projectId: string
  /** The query of the page. */
  view: string
}

interface BookedPartProps extends PickupLinksProps {
  /** To the messages of its inquiry. */
  messages: ReactNode
  /** The card's own actions. */
  children: ReactNode
}

/** The part of a booked vehicle's card that is about its order and pickup. Loaded only if a vehicle is booked. */
export default function BookedPart({ messages, children, ...props }: BookedPartProps) {
  const { order, title } = props
  return (
    <>
      <div className="grid gap-2">
        {order.task && <TaskLink task={order.task} about={title} />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
          {children}
          <PickupDetailsLink {...props} />
        </div>
      </div>
      <div className="-my-2 flex flex-wrap justify-between gap-x-4">
        {messages}
        <div className="flex flex-wrap gap-x-4">
          <MorePickupLinks {...props} className="link text-sm leading-11" />
        </div>
      </div>
    </>
  )
}

/** Everything else that a pickup needs: the printed sheet, and the link for its driver. */
export function MorePickupLinks(props: PickupLinksProps) {
  const { projectId, title, order, view, className = '' } = props
  return (
    <>
      <Link className={className} to={pickupPaths.runSheet(order.orderId)} reloadDocument>
        Run sheet<span className="sr-only">{` of ${title}`}</span>
      </Link>
      {order.maySendPickup && (
        <Link
          className={className}
          to={pickupPaths.recipientsInProject(projectId, order.orderId) + view}
          preventScrollReset
        >
          Send to driver<span className="sr-only">{`: ${title}`}</span>
        </Link>
      )}
    </>
  )
}
