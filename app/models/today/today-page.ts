import { formatLongDay } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { todayPaths } from '~/models/trade/paths/today'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import { byUrgency, isUrgent, type Task, taskSummary } from './tasks'

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

/** The projects with late tasks. */
export function lateProjectIds(tasks: readonly Task[]): string[] {
  return [...new Set(tasks.flatMap(({ urgency, project }) => (urgency === 'late' && project ? project.id : [])))]
}

type ProjectTasks = { text: string; first: string; isLate: boolean; to: OwnPath }
