import type { ComponentProps, ReactNode } from 'react'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Of the heading, which names the section for screen readers. */
  headingId: string
  title: ReactNode
  size?: keyof typeof HEADING_CLASS
}

/** A sheet under a heading of its own. */
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
