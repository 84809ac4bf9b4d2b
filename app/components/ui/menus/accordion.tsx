import type { ReactNode } from 'react'
import { Icon } from '../icon'

interface AccordionProps {
  title: string
  /** The current value, so that closed says as much as open. */
  value?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A part that folds away under its title; put several into one sheet. */
export function Accordion({ title, value, isOpen = false, children }: AccordionProps) {
  return (
    <details open={isOpen} className="border-t border-base-300 first:border-t-0">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold">
        {title}
        <span className="ml-auto min-w-0 text-right text-sm font-normal text-quiet">{value}</span>
        <Icon name="down" className="turns w-4!" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
