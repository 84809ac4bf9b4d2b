import { formatLongDay } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import type { ProjectTask, ProjectTasks } from '~/models/trade/due/project-tasks'
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
 * The number of a project's urgent tasks, or of those coming up if none is urgent, and the address of all; null if
 * there are none.
 */
export function projectTasks(tasks: readonly Task[], projectId: string): ProjectTasks | null {
  const own = mostUrgent(tasks, projectId)
  if (own.length === 0) return null
  return {
    text: taskSummary(own),
    isLate: own.some(({ urgency }) => urgency === 'late'),
    to: todayPaths.today(projectId),
  }
}

/** The first two of these tasks; without offers and agreed rates, which the pages that show them count apart. */
export function firstTasks(tasks: readonly Task[], projectId: string): ProjectTask[] {
  return firstOf(tasks, projectId).map(({ kind, urgency, text, about, to }) => ({
    urgency,
    text,
    about,
    to,
    isApart: leadsApart(kind),
  }))
}

/** Whether one of them names the day of the pickup of an order. */
export const namesPickup = (tasks: readonly Task[], projectId: string, orderId: number): boolean =>
  firstOf(tasks, projectId).some((task) => task.orderId === orderId && NAMES_PICKUP.has(task.kind))

const NAMES_PICKUP: ReadonlySet<Task['kind']> = new Set(['unsigned', 'documents', 'driver', 'pickup'])

const firstOf = (tasks: readonly Task[], projectId: string) =>
  mostUrgent(tasks, projectId)
    .filter(({ kind }) => kind !== 'offers' && kind !== 'booking')
    .slice(0, 2)

function mostUrgent(tasks: readonly Task[], projectId: string): Task[] {
  const own = tasks.filter(({ project }) => project?.id === projectId)
  return own.some(isUrgent) ? own.filter(isUrgent) : own
}

/** The projects with late tasks. */
export function lateProjectIds(tasks: readonly Task[]): string[] {
  return [...new Set(tasks.flatMap(({ urgency, project }) => (urgency === 'late' && project ? project.id : [])))]
}
