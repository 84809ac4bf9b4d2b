import { lazy, Suspense } from 'react'
import { Days } from '~/components/orders/days'
import { PickupLinks } from '~/components/orders/pickup-links'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { formatCents } from '~/models/trade/money'
import { ITEM_STATUS_BADGES } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'
import { ItemActs } from './item-acts'

/** Its script comes where something was done. */
const ItemChanges = lazy(() => import('~/components/orders/items/item-changes'))
/** Theirs comes after what leads the page. */
const ItemWays = lazy(() => import('./item-ways'))

interface OrderItemProps {
  item: OrderView['items'][number]
  order: Pick<OrderView, 'id' | 'project'>
  /** The pickup page is the crew's. */
  isDesk?: boolean
  /** The page it stands on, below which its dialogs stand. */
  at: string
}

/** One booked vehicle of an order. */
export function OrderItem({ item, order, isDesk = false, at }: OrderItemProps) {
  const isOver = item.status === 'completed' || item.status === 'cancelled'
  return (
    <article className="sheet grid gap-4 p-4 sm:grid-cols-[11rem_1fr]" aria-labelledby={`item-${item.id}`}>
      <Photo
        picture={item.picture}
        alt={item.title}
        sizes="(min-width: 40rem) 11rem, 100vw"
        className="rounded-field"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 id={`item-${item.id}`} className="text-lg leading-snug">
              <Name of={item.title} />
            </h3>
            <p className="text-sm text-quiet">
              <Days words={item.days} count={item.dayCount} />
            </p>
          </div>
          <Status {...ITEM_STATUS_BADGES[item.status]} />
        </div>
        {item.agreed !== null && (
          <p className="mt-2">
            <Price amount={formatCents(item.agreed)} />
          </p>
        )}
        {item.isOverdue && <p className="mt-2 text-sm font-semibold text-warning">Overdue: the last day has passed.</p>}
        {item.completedOn && (
          <p className="mt-2 text-sm">
            <span className="text-quiet">Order Completed Date</span> {item.completedOn}
          </p>
        )}
        {!isOver && <Pickup pickup={item.pickup} orderId={isDesk ? null : order.id} />}
        {!isDesk && (item.hasReport || !isOver) && (
          <Suspense>
            <ItemWays item={item} order={order} at={at} isOver={isOver} />
          </Suspense>
        )}
        {item.changes.length > 0 && (
          <Suspense>
            <ItemChanges changes={item.changes} title={item.title} />
          </Suspense>
        )}
        <ItemActs item={item} at={at} />
      </div>
    </article>
  )
}

function Pickup({ pickup, orderId }: { pickup: OrderView['items'][number]['pickup']; orderId: number | null }) {
  if (!pickup) return <p className="mt-2 text-sm text-quiet">{ORDER_MESSAGES.pickupLater}</p>
  return (
    <div className="mt-2 text-sm">
      <p>Pickup at {pickup.address}</p>
      <PickupLinks phone={pickup.phone} orderId={orderId} />
    </div>
  )
}
