import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state'
import { type Tab, Tabs } from './tabs'

interface TabSheetProps<Row> {
  /** What the rows are. */
  label: string
  tabs: readonly Tab[]
  rows: readonly Row[]
  /** Said in place of rows. */
  nothing: { title: string; hint: string }
  children: (row: Row) => ReactNode
  /** The way to further rows. */
  pager?: ReactNode
  className?: string
}

/** The rows of one tab below the tabs, as an owner's desk lists what came in. */
export function TabSheet<Row extends { id: string }>(props: TabSheetProps<Row>) {
  const { label, tabs, rows, nothing, children, pager, className = '' } = props
  return (
    <section className={`sheet overflow-hidden ${className}`} aria-label={label}>
      <Tabs label="Show" tabs={tabs} className="px-3 [&_ul]:justify-between [&_ul]:gap-x-2" />
      {rows.length === 0 && <EmptyState {...nothing} className="border-0! py-8!" />}
      <ul className="divide-y divide-base-300">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {pager && <div className="border-t border-base-300 pb-6">{pager}</div>}
    </section>
  )
}
