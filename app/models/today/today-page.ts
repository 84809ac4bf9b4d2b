import { formatLongDay } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import type { OrderTask } from '~/models/trade/due/order-task'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { todayPaths } from '~/models/trade/paths/today'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import { byUrgency, isUrgent, leadsApart, type Task, taskSummary } from './tasks'

export const TODAY_MESSAGES = { fetchFailed: ERROR_TRY_LATER } as const

/**
 * The Today page: ranked tasks by urgency, of everything or of one project. For a project without tasks it shows
 * everything, because the project's name is not known.
 */
export function todayPage(tasks: readonly Task[], projectId: string | null, today: Day) {
  const own = tasks.filter(({ project }) => project !== null && project.id === projectId)
  const project = own[0]?.project ?? null
  const shown = project ? own : tasks
  return { date: formatLongDay(today), project, summary: taskSummary(shown), groups: byUrgency(shown) }
}

/**
 * A project's urgent tasks in one line for its own page, or those coming up if none is urgent, with the first of them
 * and the address of all; null if there are none.
 */
export function projectTasks(tasks: readonly Task[], projectId: string): ProjectTasks | null {
  const own = tasks.filter(({ project }) => project?.id === projectId)
  const text = taskSummary(own.filter(isUrgent)) || taskSummary(own)
  if (!text) return null
  const [first, ...more] = own.some(isUrgent) ? own.filter(isUrgent) : own
  const rest = more.length > 0 && `and ${more.length} more`
  return {
    text,
    first: [[first?.text, first?.about].filter(Boolean).join(': '), rest].filter(Boolean).join(', '),
    isLate: own.some(({ urgency }) => urgency === 'late'),
    to: todayPaths.today(projectId),
  }
}

/** The tasks about what an order is marked with: what is late about its rentals, and its missing papers. */
export function orderTasks(tasks: readonly Task[], orderId: number): OrderTask[] {
  return tasks.flatMap(({ kind, text, about, to, button, ...task }, rank) => {
    if (task.orderId !== orderId || !isOrderKind(kind)) return []
    const itemId = isPaper(kind) ? null : (task.itemId ?? null)
    return [{ kind, rank, itemId, text, about, to, button, isApart: leadsApart(kind) }]
  })
}

/** Orders by their most urgent task; those without tasks come last and keep their order. */
export function mostUrgentFirst<T extends { tasks: readonly OrderTask[] }>(orders: readonly T[]): T[] {
  const rankOf = ({ tasks }: T) => Math.min(Number.MAX_SAFE_INTEGER, ...tasks.map(({ rank }) => rank))
  return [...orders].sort((one, other) => rankOf(one) - rankOf(other))
}

const isOrderKind = (kind: Task['kind']): kind is OrderTask['kind'] => ORDER_KINDS.has(kind)

const ORDER_KINDS: ReadonlySet<string> = new Set<OrderTask['kind']>(['overdue', 'unsigned', 'documents', 'photos'])

/** The task about the missing signature or documents of an order; null if the reader has none. */
export function paperTask(tasks: readonly Task[], orderId: number): OrderTask | null {
  return orderTasks(tasks, orderId).find(({ kind }) => isPaper(kind)) ?? null
}

const isPaper = (kind: OrderTask['kind']) => kind === 'unsigned' || kind === 'documents'

/** The projects with late tasks. */
export function lateProjectIds(tasks: readonly Task[]): string[] {
  return [...new Set(tasks.flatMap(({ urgency, project }) => (urgency === 'late' && project ? project.id : [])))]
}

type ProjectTasks = { text: string; first: string; isLate: boolean; to: OwnPath }
