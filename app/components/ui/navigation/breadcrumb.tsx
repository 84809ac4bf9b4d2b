import { Link } from '@remix-run/react'
import { Icon } from '../icon'

interface BreadcrumbProps {
  /** The pages above, outermost first. */
  trail: readonly { label: string; to: string }[]
  /** The page itself. */
  current: string
}

/** Only on pages that lie two levels down or more. One line: a long name is cut. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-sm">
      <ol className="flex gap-x-2">
        {trail.map((page) => (
          <li key={page.to} className="flex min-w-0 items-center gap-2 first:shrink-0">
            <Link className="link block min-w-11 truncate leading-11" to={page.to}>
              {page.label}
            </Link>
            <Icon name="right" className="w-4! text-quiet" />
          </li>
        ))}
        <li className="min-w-0">
          <span aria-current="page" className="block truncate leading-11 text-quiet">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
