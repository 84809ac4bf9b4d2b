import { Link } from '@remix-run/react'

export interface Tab {
  label: string
  to: string
  isCurrent: boolean
  /** '99+' where more are not counted. */
  count?: number | string
}

/** Places side by side, each at its own address. */
export function Tabs({ label, tabs, className = '' }: { label: string; tabs: readonly Tab[]; className?: string }) {
  return (
    <nav aria-label={label} className={`border-b border-base-300 ${className}`}>
      <ul className="-mb-px flex flex-wrap gap-x-2.5 max-sm:text-sm sm:gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link className="tab-link" to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} preventScrollReset>
              {tab.label}
              {tab.count !== undefined && <span className="figure ml-1 text-sm sm:ml-1.5">({tab.count})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
