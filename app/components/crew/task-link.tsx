import { Link } from '@remix-run/react'
import type { ProjectTask } from '~/models/trade/due/project-tasks'
import type { Urgency } from '~/models/trade/due/urgency'

/** A task in the color of its urgency, and what it is about; leads to the page where it is done. */
export function TaskLink({ task, className }: { task: ProjectTask; className: string }) {
  const { urgency, text, about, to, isApart } = task
  return (
    <Link className={`min-h-11 ${className}`} to={to} reloadDocument={isApart}>
      <span className={`link font-semibold ${TASK_LOOKS[urgency]}`}>{text}</span>
      {about && <span className="wrap-anywhere text-quiet">{about}</span>}
    </Link>
  )
}

const TASK_LOOKS: Record<Urgency, string> = { late: 'text-error', today: 'text-warning', soon: '' }
