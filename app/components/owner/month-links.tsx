import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import type { MonthStep } from '~/models/owner/months'

interface MonthLinksProps {
  earlier: MonthStep
  later: MonthStep
  /** The address of the same page from a month on. */
  to: (month: string) => string
}

/** The way to the months before and after. */
export function MonthLinks({ earlier, later, to }: MonthLinksProps) {
  return (
    <nav aria-label="Months" className="flex flex-wrap justify-between gap-2">
      {earlier && (
        <Link className={BUTTON_CLASS.outline} to={to(earlier.month)} preventScrollReset>
          <Icon name="left" />
          Earlier<span className="sr-only">, from {earlier.name}</span>
        </Link>
      )}
      {later && (
        <Link className={`${BUTTON_CLASS.outline} ml-auto`} to={to(later.month)} preventScrollReset>
          Later<span className="sr-only">, from {later.name}</span>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
