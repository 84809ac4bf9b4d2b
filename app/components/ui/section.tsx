import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Id of the heading, which labels the section for screen readers. */
  headingId: string
  title: ReactNode
  size?: keyof typeof HEADING_CLASS
}

/** A sheet with a heading. */
export function Section({ headingId, title, size = 'medium', className = '', children, ...native }: SectionProps) {
  return (
    <section {...native} className={`sheet p-5 ${className}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={HEADING_CLASS[size]}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const HEADING_CLASS = { small: 'text-base font-semibold', medium: 'text-lg', large: 'text-xl' } as const

interface AccordionProps {
  title: string
  /** The current value, shown even while it is closed. */
  value?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible part; put several into one sheet. */
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
