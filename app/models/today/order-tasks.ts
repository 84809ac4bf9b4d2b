import type { ShownList } from '~/models/lists/shown-list'
import type { OrderTask } from '~/models/trade/due/order-task'
import { leadsApart, type Task } from './tasks'

/** The tasks about what an order is marked with: what is late or due about its rentals, and its missing papers. */
export function orderTasks(tasks: readonly Task[], orderId: number): OrderTask[] {
  return tasks.flatMap((task, rank) => {
    if (task.orderId !== orderId) return []
    const { items = [] } = task
    const only = items.length === 1 && !isPaper(task.kind) ? items[0] : null
    return orderTask(task, rank, only?.id ?? null)
  })
}

/** The tasks about one rental or the papers of its order, each with the page where it is done for this rental. */
export function itemTasks(tasks: readonly Task[], itemId: string): OrderTask[] {
  return tasks.flatMap((task, rank) => {
    const own = task.items?.find(({ id }) => id === itemId)
    return own ? orderTask({ ...task, to: own.to }, rank, itemId) : []
  })
}

function orderTask({ kind, text, about, to, button }: Task, rank: number, itemId: string | null): OrderTask[] {
  return isOrderKind(kind) ? [{ kind, rank, itemId, text, about, to, button, isApart: leadsApart(kind) }] : []
}

const isOrderKind = (kind: Task['kind']): kind is OrderTask['kind'] => ORDER_KINDS.has(kind)

const ORDER_KINDS: ReadonlySet<string> = new Set<OrderTask['kind']>([
  'overdue',
  'unsigned',
  'documents',
  'photos',
  'return',
])

/** The task about the missing signature or documents of an order; null if the reader has none. */
export function paperTask(tasks: readonly Task[], orderId: number): OrderTask | null {
  return orderTasks(tasks, orderId).find(({ kind }) => isPaper(kind)) ?? null
}

/** The most urgent task about a rental itself; null if the reader has none. */
export function rentalTask(tasks: readonly Task[], itemId: string): OrderTask | null {
  return itemTasks(tasks, itemId).find(({ kind }) => !isPaper(kind)) ?? null
}

const isPaper = (kind: Task['kind']) => kind === 'unsigned' || kind === 'documents'

/** The list with the reader's most urgent task about each booked vehicle. */
export function withVehicleTasks(list: ShownList, tasks: readonly Task[]): ShownList {
  const vehicles = list.vehicles.map((vehicle) => {
    const { order } = vehicle
    const [task = null] = order ? itemTasks(tasks, order.itemId) : []
    return order && task ? { ...vehicle, order: { ...order, task } } : vehicle
  })
  return { ...list, vehicles }
}

/** Orders by their most urgent task; those without tasks come last and keep their order. */
export function mostUrgentFirst<T extends { tasks: readonly OrderTask[] }>(orders: readonly T[]): T[] {
  const rankOf = ({ tasks }: T) => Math.min(Number.MAX_SAFE_INTEGER, ...tasks.map(({ rank }) => rank))
  return [...orders].sort((one, other) => rankOf(one) - rankOf(other))
}
