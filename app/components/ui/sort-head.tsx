import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface SortHeadProps {
  /** The address of this page sorted by the column; if it already is, in the reverse order if there is one. */
  to: string
  /** The current sort direction of the column. */
  order: 'ascending' | 'descending' | undefined
  children: ReactNode
}

/** A heading of a table that sorts by its column. */
export function SortHead({ to, order, children }: SortHeadProps) {
  const look = order === 'ascending' ? 'rotate-180' : order ? '' : 'invisible'
  return (
    <th scope="col" aria-sort={order}>
      <Link className="tap -mx-2 px-2" to={to} preventScrollReset>
        {children}
        <Icon name="down" className={`w-4! ${look}`} />
      </Link>
    </th>
  )
}
