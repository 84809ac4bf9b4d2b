import { Link } from '@remix-run/react'
import { Icon } from './icon'

interface BreadcrumbProps {
  /** The pages above, outermost first. */
  trail: readonly { label: string; to: string }[]
  /** The page itself. */
  current: string
}

/** Only on pages that lie two levels down or more. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((page) => (
          <li key={page.to} className="flex items-center gap-2">
            <Link className="link inline-flex min-h-11 min-w-11 items-center" to={page.to}>
              {page.label}
            </Link>
            <Icon name="right" className="w-4! text-quiet" />
          </li>
        ))}
        <li>
          <span aria-current="page" className="inline-flex min-h-11 items-center text-quiet">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
