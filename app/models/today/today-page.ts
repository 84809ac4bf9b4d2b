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
 * A project's urgent tasks in one line for its own page, or those coming up if none is urgent, with a line for
 * each of two, and the address of all; null if there are none.
 */
export function projectTasks(tasks: readonly Task[], projectId: string): ProjectTasks | null {
  const own = tasks.filter(({ project }) => project?.id === projectId)
  const text = taskSummary(own.filter(isUrgent)) || taskSummary(own)
  if (!text) return null
  const lines = (own.some(isUrgent) ? own.filter(isUrgent) : own).map(taskInShort)
  return {
    text,
    lines: lines.length > 2 ? [...lines.slice(0, 1), `and ${lines.length - 1} more`] : lines,
    isLate: own.some(({ urgency }) => urgency === 'late'),
    to: todayPaths.today(projectId),
  }
}

/** 'Unsigned: 1972 Cadillac Ambulance': without its day and its order. */
function taskInShort({ text, about }: Task): string {
  return [text.split(', ')[0], about.replace(/, order #\d+$/, '')].filter(Boolean).join(': ')
}

/** The projects with late tasks. */
export function lateProjectIds(tasks: readonly Task[]): string[] {
  return [...new Set(tasks.flatMap(({ urgency, project }) => (urgency === 'late' && project ? project.id : [])))]
}

type ProjectTasks = { text: string; lines: string[]; isLate: boolean; to: OwnPath }
