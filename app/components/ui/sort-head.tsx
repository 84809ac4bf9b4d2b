import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface SortHeadProps {
  /** The address of this page sorted by the column; if it already is, in the reverse order if there is one. */
  to: string
  /** The current sort direction of the column. */
  order: 'ascending' | 'descending' | undefined
  /** Right-aligned like the numbers below it, with the arrow at the left. */
  isNumeric?: boolean
  children: ReactNode
}

/** A heading of a table that sorts by its column. */
export function SortHead({ to, order, isNumeric = false, children }: SortHeadProps) {
  const look = order === 'ascending' ? 'rotate-180' : order ? '' : 'invisible'
  return (
    <th scope="col" aria-sort={order} className={isNumeric ? 'text-right' : undefined}>
      <Link className={`tap -mx-2 px-2 ${isNumeric ? 'flex-row-reverse' : ''}`} to={to} preventScrollReset>
        {children}
        <Icon name="down" className={`w-4! ${look}`} />
      </Link>
    </th>
  )
}
