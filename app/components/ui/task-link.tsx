import { Link } from '@remix-run/react'
import type { OrderTask } from '~/models/trade/due/order-task'
import { BUTTON_CLASS, type ButtonLook } from './button'

interface TaskLinkProps {
  task: OrderTask
  /** What the task is about, if only one of several vehicles is meant. */
  about?: string
  look?: ButtonLook
  className?: string
}

/** The button that leads to the page where a task about an order is done. */
export function TaskLink({ task, about = task.about, look = 'secondary', className = '' }: TaskLinkProps) {
  return (
    <Link className={`${BUTTON_CLASS[look]} ${className}`} to={task.to} reloadDocument={task.isApart}>
      {task.button}
      <span className="sr-only">{`: ${task.text}, ${about}`}</span>
    </Link>
  )
}
