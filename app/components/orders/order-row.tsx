import { Link } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { orderState } from '~/models/trade/due/order-marks'
import type { OrderTask } from '~/models/trade/due/order-task'
import { formatExact } from '~/models/trade/money'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { OrderRow as Order } from '~/services/orders/order-rows.server'
import { Status } from '../ui/feedback/note'
import { Photo } from '../ui/photo'
import { TaskLink } from '../ui/task-link'
import { Days } from './days'

interface OrderRowProps {
  /** `tasks`: what the reader does about its marks. */
  order: Order & { tasks: readonly OrderTask[] }
  project: { id: string; title: string }
  maySendPickup: boolean
  /** The task with the page's primary button. */
  firstRank: number
}

/**
 * One order of a project, with what the reader can do about a rental beside it, and about the whole order beside its
 * only one or below several; a cancelled order has no link.
 */
export function OrderRow({ order, project, maySendPickup, firstRank }: OrderRowProps) {
  const { waitingOn, missing } = order
  const booked = order.vehicles.filter(({ isCancelled }) => !isCancelled)
  const only = booked.length === 1 ? booked[0] : null
  const details = orderPaths.orderDetails(order.id, project.id, project.title)
  return (
    <article className="sheet grid gap-4 p-4 sm:grid-cols-[1fr_auto] sm:p-5" aria-labelledby={`order-${order.id}`}>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 id={`order-${order.id}`} className="text-lg">
            Order #{order.id}
          </h3>
          <Status {...orderState(order)} />
        </div>
        <p className="mt-1 text-sm text-quiet">
          Placed {order.placedOn}
          {order.total !== null && `, ${formatExact(order.total)} with tax`}
        </p>
      </div>
      <ul className="grid gap-3 sm:col-span-2 sm:row-start-2 sm:grid-cols-2">
        {order.vehicles.map((vehicle) => (
          <li key={vehicle.id} className="flex items-start gap-x-3">
            <Photo picture={vehicle.picture} alt="" sizes="5rem" className="w-20! shrink-0 rounded-field" />
            <div className="min-w-0 flex-1 text-sm">
              <p className={`leading-snug ${vehicle.isCancelled ? 'text-quiet' : 'font-semibold'}`}>
                {vehicle.isCancelled ? <s>{vehicle.title}</s> : vehicle.title}
              </p>
              <p className="text-quiet">
                <Days text={vehicle.days} />
                {vehicle.isCancelled && ', cancelled'}
              </p>
              <Due
                texts={[vehicle.delivery, vehicle === only && waitingOn]}
                marks={[vehicle.late, vehicle === only && missing]}
                tasks={order.tasks.filter(({ itemId }) => itemId === vehicle.id || (vehicle === only && !itemId))}
                firstRank={firstRank}
              />
            </div>
          </li>
        ))}
      </ul>
      {!only && (
        <div className="text-sm empty:hidden sm:col-span-2 sm:row-start-3">
          <Due
            texts={[waitingOn]}
            marks={[missing]}
            tasks={order.tasks.filter(({ itemId }) => !itemId)}
            firstRank={firstRank}
          />
        </div>
      )}
      <p className="grid content-start gap-2 sm:flex sm:max-w-md sm:flex-wrap sm:justify-end lg:max-w-none">
        {order.status === 'placed' && maySendPickup && (
          <Link
            className={BUTTON_CLASS.outline}
            to={pickupPaths.pickupRecipients(order.id, project.id, project.title)}
            preventScrollReset
          >
            SEND PICKUP DETAILS<span className="sr-only"> of order #{order.id}</span>
          </Link>
        )}
        {order.status !== 'cancelled' && (
          <Link className={BUTTON_CLASS.outline} to={details}>
            VIEW ORDER DETAILS<span className="sr-only"> of order #{order.id}</span>
          </Link>
        )}
      </p>
    </article>
  )
}

interface DueProps {
  texts: readonly (string | null | false)[]
  marks: readonly (ComponentProps<typeof Status> | null | false)[]
  tasks: readonly OrderTask[]
  firstRank: number
}

/** What a rental or an order waits for, and what the reader can do about it; nothing if there is neither. */
function Due({ texts, marks, tasks, firstRank }: DueProps) {
  const text = texts.filter(Boolean).join(' ')
  return (
    <>
      {text && <p className="text-quiet">{text}</p>}
      {marks.map((mark) => mark && <Status key={mark.label} {...mark} className="mt-1.5 mr-1.5 whitespace-normal!" />)}
      {tasks.map((task) => (
        <TaskLink
          key={task.rank}
          task={task}
          look={task.rank === firstRank ? 'primary' : 'secondary'}
          className="mt-2 flex w-fit max-sm:w-full"
        />
      ))}
    </>
  )
}
