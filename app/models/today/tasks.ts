import { URGENCIES, type Urgency } from '~/models/trade/due/urgency'
import { pluralize } from '~/models/trade/format/text'
import type { OwnPath } from '~/models/trade/paths/own-path'

/** Kinds of tasks. Of two with the same urgency and due time, the earlier kind comes first. */
const TASK_KINDS = [
  'overdue',
  'unsigned',
  'documents',
  'coi',
  'photos',
  'driver',
  'pickup',
  'return',
  'offers',
  'booking',
  'requests',
  'mail',
  'docusign',
  'license',
  'listing',
  'calendar',
] as const

/** Something that waits for one person. Those of crews have no amounts, so that Viewers may read all of their tasks. */
export type Task = {
  kind: (typeof TASK_KINDS)[number]
  urgency: Urgency
  /** 'Overdue since Sat' */
  text: string
  /** '1976 Chevrolet Caprice, order #1001'; '' if the text says it all. */
  about: string
  /** The first photo of the owner's vehicle that it is about. */
  photoId?: string | null
  /** The reader's project; null for owners and staff. */
  project: { id: string; title: string } | null
  /** The order that it is about, if it is one. */
  orderId?: number
  /** The rentals that it is about, each with the page where it is done for it alone. */
  items?: readonly { id: string; to: OwnPath }[]
  /** The page where it is done, and the label of its button. */
  to: OwnPath
  button: string
  /** A day or an ISO instant. */
  due: string
}

/** Whether the page of such a task is a pickup page, which does not share the scripts of other pages. */
export const leadsApart = (kind: Task['kind']): boolean => LEAD_APART.has(kind)

const LEAD_APART: ReadonlySet<Task['kind']> = new Set(['photos', 'pickup', 'return'])

/** Most urgent first: by urgency, overdue vehicles before anything else, then by when it is due. */
export function ranked(tasks: readonly Task[]): Task[] {
  return [...tasks].sort(
    (one, other) =>
      urgencyRank(one) - urgencyRank(other) ||
      Number(other.kind === 'overdue') - Number(one.kind === 'overdue') ||
      compare(one.due, other.due) ||
      TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind) ||
      compare(one.about, other.about),
  )
}

const urgencyRank = ({ urgency }: Task) => URGENCIES.findIndex(({ value }) => value === urgency)
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const COUNTED: Record<Urgency, string> = { late: 'late', today: 'due today', soon: 'coming up' }

/** '1 task late, 2 due today', '3 tasks coming up'; '' without tasks. */
export function taskSummary(tasks: readonly Task[]): string {
  return byUrgency(tasks)
    .map(
      ({ urgency, tasks: { length } }, index) =>
        `${index === 0 ? pluralize(length, 'task') : length} ${COUNTED[urgency]}`,
    )
    .join(', ')
}

/** Should not wait until tomorrow. */
export const isUrgent = ({ urgency }: Task): boolean => urgency !== 'soon'

/** For the navigation: urgent tasks, and offers that the reader has to answer. */
export const taskCounts = (tasks: readonly Task[]) => ({
  task: tasks.filter(isUrgent).length,
  offer: tasks.filter(({ kind }) => kind === 'offers').length,
})

/** Ranked tasks by urgency, without empty groups. */
export function byUrgency(tasks: readonly Task[]): { label: string; urgency: Urgency; tasks: Task[] }[] {
  return URGENCIES.map(({ value, label }) => ({
    label,
    urgency: value,
    tasks: tasks.filter(({ urgency }) => urgency === value),
  })).filter((group) => group.tasks.length > 0)
}
