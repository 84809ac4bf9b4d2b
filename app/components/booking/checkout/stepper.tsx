import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'

export interface Step {
  title: string
  state: 'done' | 'current' | 'later'
  /** Where a finished step is changed. */
  editTo?: string
  /** The answers of a finished step, or the form of the current one; later steps show their title only. */
  content?: ReactNode
}

/** Steps down a line: finished ones read in full, the current one open. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps-line grid content-start">
      {steps.map((step, index) => (
        <li key={step.title} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={`step-mark ${MARK_CLASS[step.state]}`}>
            {step.state === 'done' ? <Icon name="check" /> : index + 1}
            {step.state === 'done' && <span className="sr-only">Done</span>}
          </span>
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className={`text-base font-semibold ${step.state === 'later' ? 'text-quiet' : ''}`}>{step.title}</h2>
            {step.state === 'done' && step.editTo && (
              <Link className={BUTTON_CLASS.outline} to={step.editTo}>
                <Icon name="pen" />
                Edit<span className="sr-only"> {step.title}</span>
              </Link>
            )}
          </div>
          {step.state !== 'later' && step.content && <div className="mt-3">{step.content}</div>}
        </li>
      ))}
    </ol>
  )
}

const MARK_CLASS = { done: 'is-done', current: 'is-current', later: '' } as const
