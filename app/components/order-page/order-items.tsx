import { lazy, type ReactNode, Suspense } from 'react'
import { Days } from '~/components/orders/days'
import { arrangedByCrew, PickupLinks, pickupText, returnText } from '~/components/orders/pickup-links'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import type { OrderStep } from '~/models/orders/order-step'
import { formatCents } from '~/models/trade/money'
import { inspectionPaths, reportPaths } from '~/models/trade/paths/inspection'
import { ITEM_GROUPS } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface OrderItemsProps {
  order: Pick<OrderView, 'id' | 'project' | 'items'> & Partial<Pick<OrderView, 'changedBy'>>
  /** Whether staff is viewing: only crews have a pickup page. */
  isDesk?: boolean
  /** The address of this page, which its dialogs are below. */
  at: string
  next?: OrderStep | null
  /** The action on all of its vehicles: beside the first heading, or below vehicles that are all out. */
  action?: ReactNode
}

/** The order items, grouped by status. */
export function OrderItems({ order, isDesk, at, next, action }: OrderItemsProps) {
  const groups = ITEM_GROUPS.map((group) => ({
    ...group,
    items: order.items.filter((item) => item.status === group.status),
  })).filter(({ items }) => items.length > 0)
  return (
    <>
      {groups.map(({ status, heading, items }, index) => (
        <section key={status} className="paper-table" aria-labelledby={`items-${status}`}>
          <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 id={`items-${status}`} className="self-center text-sm text-quiet">
              {heading}
            </h2>
            {index === 0 && status === 'confirmed' && action}
          </div>
          <div className="grid gap-4">
            {items.map((item) => (
              <OrderItem key={item.id} item={item} order={order} isDesk={isDesk} at={at} next={next} />
            ))}
            {index === 0 && status !== 'confirmed' && action}
          </div>
        </section>
      ))}
    </>
  )
}

/** Loaded only if an item has changes. */
const ItemChanges = lazy(() => import('~/components/orders/items/item-changes'))
/** Loaded after the page's main content. */
const ItemLinks = lazy(() => import('./item-links'))
const ItemActions = lazy(() => import('./item-actions'))
/** Loaded only by staff. */
const Inspected = lazy(() => import('./inspected'))
/** Loaded only by members who may not change the order. */
const AskToChange = lazy(() => import('./ask-to-change'))

interface OrderItemProps extends OrderItemsProps {
  item: OrderView['items'][number]
}

/** One order item. */
function OrderItem({ item, order, isDesk = false, at, next }: OrderItemProps) {
  const people = order.changedBy ?? []
  const photos = item.photos && (item.inspected ? { label: item.inspected, tone: 'waiting' as const } : item.photos)
  const marks = [item.overdue, photos].flatMap((mark) => mark ?? [])
  const isOver = item.status === 'completed' || item.status === 'cancelled'
  return (
    <article
      className="sheet grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 p-4 large-text:grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto]"
      aria-labelledby={`item-${item.id}`}
    >
      <Photo
        picture={item.picture}
        alt={item.title}
        sizes="(min-width: 40rem) 11rem, 6rem"
        className="rounded-field sm:row-span-2"
      />
      <div className="min-w-0 large-text:mt-2">
        <h3 id={`item-${item.id}`} className="text-lg leading-snug">
          <Name of={item.title} />
        </h3>
        <p className="text-sm text-quiet">
          <Days text={item.days} count={item.dayCount} />
        </p>
        {item.agreed !== null && <ItemPrice agreed={item.agreed} isOwed={item.status !== 'cancelled'} />}
        {item.completedOn && (
          <p className="mt-2 text-sm">
            <span className="text-quiet">Order Completed Date</span> {item.completedOn}
          </p>
        )}
      </div>
      <div className="min-w-0 max-sm:col-span-full sm:col-start-2">
        {marks.map((mark) => (
          <p key={mark.label} className="mt-2">
            <Status {...mark} className="whitespace-normal!" />
          </p>
        ))}
        {isDesk && (
          <Suspense>
            <Inspected item={item} orderId={order.id} text={photos ? null : item.inspected} />
          </Suspense>
        )}
        <Pickup item={item} isOver={isOver} orderId={order.id} isDesk={isDesk}>
          {!isDesk && (
            <Suspense>
              <ItemLinks
                item={item}
                order={order}
                at={at}
                isOver={isOver}
                isBesidePlace={!isOver && item.pickup !== null}
              />
            </Suspense>
          )}
        </Pickup>
      </div>
      <div className="col-span-full min-w-0">
        <Suspense>
          <ItemActions
            item={item}
            at={at}
            hasReport={item.hasReport && !isDesk}
            returnAt={item.overdue && !isDesk ? reportPaths.pickupReturn(order.id, item.id) : null}
            photosAt={(item.photos || item.started) && !isDesk ? inspectionPaths.overview(order.id, item.id) : null}
            next={next && 'itemId' in next && next.itemId === item.id ? next.kind : null}
          />
        </Suspense>
        {people.length > 0 && (
          <Suspense>
            <AskToChange status={item.status} people={people} />
          </Suspense>
        )}
        {item.changes.length > 0 && (
          <Suspense>
            <ItemChanges changes={item.changes} title={item.title} />
          </Suspense>
        )}
      </div>
    </article>
  )
}

function ItemPrice({ agreed, isOwed }: { agreed: number; isOwed: boolean }) {
  const amount = formatCents(agreed)
  if (!isOwed) return <p className="mt-2 text-sm text-quiet">Nothing owed (was {amount})</p>
  return (
    <p className="mt-2">
      <Price amount={amount} />
    </p>
  )
}

interface PickupProps {
  item: OrderView['items'][number]
  isOver: boolean
  orderId: number
  isDesk: boolean
  /** Further links. */
  children: ReactNode
}

/** Where to pick it up or who delivers it, until it is over, and the item's links. */
function Pickup({ item: { pickup, isReturnNext }, isOver, orderId, isDesk, children }: PickupProps) {
  const place = isOver ? null : pickup
  const arranged = isDesk && pickup ? arrangedByCrew(pickup, isReturnNext) : null
  return (
    <div className="mt-2 text-sm">
      {!isOver && (
        <p className={pickup ? undefined : 'text-quiet'}>
          {arranged ??
            (pickup
              ? isReturnNext
                ? returnText(pickup)
                : pickupText(pickup, 'Pickup at ')
              : ORDER_MESSAGES.pickupLater)}
        </p>
      )}
      <PickupLinks pickup={place} orderId={place && !isDesk ? orderId : null}>
        {children}
      </PickupLinks>
    </div>
  )
}
