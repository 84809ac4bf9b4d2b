import { Link } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { BUTTON_CLASS } from './button'
import { Icon } from './icon'

interface BreadcrumbProps {
  /** The parent pages, outermost first. */
  trail: readonly { label: string; to: string }[]
  /** The label of the page itself. */
  current: string
}

/** Only on pages two or more levels down. One line: a long name is truncated, and phones show only the parent. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="-mt-3 mb-1 text-sm">
      <ol className="flex gap-x-2">
        {trail.map((page) => (
          <li key={page.to} className="flex min-w-0 items-center gap-2 sm:first:shrink-0 max-sm:not-nth-last-2:hidden">
            <Icon name="left" className="w-4! text-quiet sm:hidden" />
            <Link className="link -mx-2.5 block min-w-11 truncate px-2.5 leading-11" to={page.to}>
              {page.label}
            </Link>
            <Icon name="right" className="w-4! text-quiet max-sm:hidden" />
          </li>
        ))}
        <li className="min-w-0 max-sm:hidden">
          <span aria-current="page" className="block truncate leading-11 text-quiet">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}

interface PageTitleProps {
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** A Status beside the title. */
  status?: ReactNode
  /** Buttons at the right, below on small screens. */
  actions?: ReactNode
}

/** The page's only h1. */
export function PageTitle({ title, lead, status, actions }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 max-sm:basis-auto sm:basis-72">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl">{title}</h1>
          {status}
        </div>
        {lead && <p className="mt-1 max-w-2xl text-pretty text-quiet">{lead}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2 has-[[class~='max-sm:w-full'],[role=search]]:max-sm:w-full">{actions}</div>
      )}
    </div>
  )
}

interface EmptyStateProps {
  title: string
  /** What to do next. */
  hint?: ReactNode
  /** The button that does it. */
  action?: ReactNode
  className?: string
}

/** A dashed frame that says what is missing and what to do about it. */
export function EmptyState({ title, hint, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`empty ${className}`}>
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-md text-balance text-quiet">{hint}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

interface PagerProps {
  to: string | null
  label: string
  /** With script, handles the press instead of following the link. */
  onPress?: (event: MouseEvent) => void
}

/**
 * The link to the next page of a long list; renders nothing if there is none. Keeps the scroll position, unless the
 * address has a hash.
 */
export function Pager({ to, label, onPress }: PagerProps) {
  if (to === null) return null
  return (
    <p className="mt-8 grid justify-items-center">
      <Link className={BUTTON_CLASS.outline} to={to} preventScrollReset={!to.includes('#')} onClick={onPress}>
        {label}
      </Link>
    </p>
  )
}
