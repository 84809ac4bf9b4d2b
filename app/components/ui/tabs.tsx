import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { EmptyState } from './page'

export interface Tab {
  label: string
  to: string
  isCurrent: boolean
  /** '99+' if the count stops at 99. */
  count?: number | string
}

/** Links to sibling views, each with its own address; on phones one line that scrolls sideways. */
export function Tabs({ label, tabs, className = '' }: { label: string; tabs: readonly Tab[]; className?: string }) {
  return (
    <nav aria-label={label} className={`tab-rows ${className}`}>
      <ul className="flex gap-x-2.5 max-sm:text-sm sm:flex-wrap sm:gap-x-6">
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

interface TabSheetProps {
  /** The name of the rows, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Shown if there are no rows. */
  nothing: { title: string; hint: string }
  isEmpty: boolean
  children: ReactNode
  /** The link to more rows. */
  pager?: ReactNode
  className?: string
}

/** Tabs with the rows of the current one below, such as on an owner's desk. */
export function TabSheet({ label, tabs, nothing, isEmpty, children, pager, className = '' }: TabSheetProps) {
  return (
    <section className={`sheet overflow-hidden ${className}`} aria-label={label}>
      <Tabs label="Show" tabs={tabs} className="px-3 [&_ul]:justify-between [&_ul]:gap-x-2" />
      {isEmpty ? <EmptyState {...nothing} className="border-0! py-8!" /> : children}
      {pager && <div className="border-t border-base-300 pb-6">{pager}</div>}
    </section>
  )
}
