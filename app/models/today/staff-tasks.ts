import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { pluralize } from '~/models/trade/format/text'
import { providerPaths } from '~/models/trade/paths/provider'
import type { Stuck } from '~/models/trade/vocabulary/orders'
import { shortTimeLeft } from './due-texts'
import type { Task } from './tasks'

/** The counts that the tasks of the staff are made from. */
export type StaffFacts = {
  signUps: number
  /** Messages that were given up. */
  givenUp: number
  stuck: Record<Stuck, number>
  /** Inquiries that an owner has to answer within a day, and the milliseconds left for the first one. */
  waiting: { count: number; millisecondsLeft: number }
}

/** The tasks of the staff, one per kind. */
export function staffTasks({ signUps, givenUp, stuck, waiting }: StaffFacts): Task[] {
  const left = shortTimeLeft(waiting.millisecondsLeft)
  const ordersStuck = (kind: Task['kind'], urgency: Task['urgency'], by: Stuck, text: string) =>
    task(stuck[by], {
      kind,
      urgency,
      text: `${counted(stuck[by], 'order')} ${text}`,
      to: providerPaths.orders({ stuck: by }),
      button: 'Open orders',
    })
  return [
    ordersStuck('overdue', 'late', 'overdue', 'overdue'),
    ordersStuck('docusign', 'today', 'docusign', 'stuck in DocuSign'),
    ordersStuck('unsigned', 'soon', 'unsigned', 'not signed'),
    ordersStuck('documents', 'soon', 'documents', 'without PO and COI'),
    task(signUps, {
      kind: 'requests',
      urgency: 'today',
      text: `${pluralize(signUps, 'account request')} to review`,
      to: providerPaths.provider(),
      button: 'Open requests',
    }),
    task(waiting.count, {
      kind: 'offers',
      urgency: 'today',
      text:
        waiting.count === 1
          ? `1 inquiry waiting for its owner, ${left} left`
          : `${waiting.count} inquiries waiting for their owners, first due in ${left}`,
      to: providerPaths.inquiries(),
      button: 'Open inquiries',
    }),
    task(givenUp, {
      kind: 'mail',
      urgency: 'today',
      text: `${pluralize(givenUp, 'message')} could not be delivered`,
      to: providerPaths.undelivered(),
      button: 'Open messages',
    }),
  ].flat()
}

function task(count: number, facts: Omit<Task, 'about' | 'project' | 'due'>): Task[] {
  return count === 0 ? [] : [{ ...facts, about: '', project: null, due: '' }]
}

const counted = (count: number, thing: string) =>
  count > MAX_STUCK_COUNTED ? `${MAX_STUCK_COUNTED}+ ${thing}s` : pluralize(count, thing)
