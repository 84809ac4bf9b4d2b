import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { Days } from '~/components/orders/days'
import { PickupLinks } from '~/components/orders/pickup-links'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { formatCents } from '~/models/trade/money'
import { ITEM_GROUPS, ITEM_NOUNS, ITEM_STATUS_BADGES } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface OrderItemsProps {
  order: Pick<OrderView, 'id' | 'project' | 'items'>
  /** Whether staff is viewing: only crews have a pickup page. */
  isDesk?: boolean
  /** The address of this page, which its dialogs are below. */
  at: string
}

/** The order items, grouped by status. */
export function OrderItems({ order, isDesk, at }: OrderItemsProps) {
  const groups = ITEM_GROUPS.map((group) => ({
    ...group,
    items: order.items.filter((item) => item.status === group.status),
  })).filter(({ items }) => items.length > 0)
  return (
    <>
      {groups.map(({ status, heading, items }) => (
        <section key={status} className="paper-table" aria-labelledby={`items-${status}`}>
          <h2 id={`items-${status}`} className="mb-3 text-sm text-quiet">
            {heading}
          </h2>
          <div className="grid gap-4">
            {items.map((item) => (
              <OrderItem key={item.id} item={item} order={order} isDesk={isDesk} at={at} />
            ))}
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

interface OrderItemProps extends OrderItemsProps {
  item: OrderView['items'][number]
}

/** One order item. */
function OrderItem({ item, order, isDesk = false, at }: OrderItemProps) {
  const isOver = item.status === 'completed' || item.status === 'cancelled'
  return (
    <article
      className="sheet grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]"
      aria-labelledby={`item-${item.id}`}
    >
      <Photo
        picture={item.picture}
        alt={item.title}
        sizes="(min-width: 40rem) 11rem, 6rem"
        className="rounded-field sm:row-span-2"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 id={`item-${item.id}`} className="text-lg leading-snug">
              <Name of={item.title} />
            </h3>
            <p className="text-sm text-quiet">
              <Days text={item.days} count={item.dayCount} />
            </p>
          </div>
          <Status {...ITEM_STATUS_BADGES[item.status]} />
        </div>
        {item.agreed !== null && <ItemPrice agreed={item.agreed} isOwed={item.status !== 'cancelled'} />}
        {item.overdue && <Status {...item.overdue} className="mt-2" />}
        {item.completedOn && (
          <p className="mt-2 text-sm">
            <span className="text-quiet">Order Completed Date</span> {item.completedOn}
          </p>
        )}
      </div>
      <div className="min-w-0 max-sm:col-span-full sm:col-start-2">
        {!isOver && <Pickup pickup={item.pickup} orderId={isDesk ? null : order.id} />}
        {!isDesk && (
          <Suspense>
            <ItemLinks item={item} order={order} at={at} isOver={isOver} />
          </Suspense>
        )}
        {item.changes.length > 0 && (
          <Suspense>
            <ItemChanges changes={item.changes} title={item.title} />
          </Suspense>
        )}
        <ItemActions item={item} at={at} />
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

function Pickup({ pickup, orderId }: { pickup: OrderView['items'][number]['pickup']; orderId: number | null }) {
  if (!pickup) return <p className="mt-2 text-sm text-quiet">{ORDER_MESSAGES.pickupLater}</p>
  return (
    <div className="mt-2 text-sm">
      <p>Pickup at {pickup.address}</p>
      <PickupLinks phone={pickup.phone} orderId={orderId} />
    </div>
  )
}

/** Narrow enough for two beside each other on a phone. */
const ACTION_CLASS = `${BUTTON_CLASS.outline} max-sm:px-1.5 max-sm:text-sm!`

/** Cancel comes after the other actions; the disabled ones are last, right above their reason. */
const rankOf = ({ kind, reason }: OrderView['items'][number]['actions'][number]) =>
  (reason === null ? 0 : 2) + (kind === 'cancel' ? 1 : 0)

/** The amendments of an item, each with its own dialog, and why the others are disabled. */
function ItemActions({ item, at }: Pick<OrderItemProps, 'item' | 'at'>) {
  const { id, title } = item
  const actions = [...item.actions].sort((one, other) => rankOf(one) - rankOf(other))
  if (actions.length === 0) return null
  const reasonId = `reason-${id}`
  const [reason] = actions.flatMap((each) => each.reason ?? [])
  return (
    <div className="no-print mt-4 grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {actions.map((each) => {
          const text = (
            <>
              {AMENDMENT_DIALOGS[each.kind].button}
              <span className="sr-only"> {title}</span>
            </>
          )
          return each.reason === null ? (
            <Link
              key={each.kind}
              className={ACTION_CLASS}
              to={`${at}/${id}/${ITEM_NOUNS[each.kind]}`}
              preventScrollReset
            >
              {text}
            </Link>
          ) : (
            <button key={each.kind} type="button" className={ACTION_CLASS} disabled aria-describedby={reasonId}>
              {text}
            </button>
          )
        })}
      </div>
      {reason && (
        <p className="text-sm text-quiet" id={reasonId}>
          {reason}
        </p>
      )}
    </div>
  )
}
