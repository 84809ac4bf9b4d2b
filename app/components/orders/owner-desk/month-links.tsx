import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { formatMonth } from '~/models/trade/calendar/calendar-words'
import type { Month } from '~/models/trade/calendar/month'

interface MonthLinksProps {
  earlier: Month | null
  later: Month | null
  /** The address of the same page from a month on. */
  to: (month: Month) => string
}

/** The way to the months before and after. */
export function MonthLinks({ earlier, later, to }: MonthLinksProps) {
  return (
    <nav aria-label="Months" className="flex flex-wrap justify-between gap-2">
      {earlier && (
        <Link className={BUTTON_CLASS.outline} to={to(earlier)} preventScrollReset>
          <Icon name="left" />
          Earlier<span className="sr-only">, from {formatMonth(earlier)}</span>
        </Link>
      )}
      {later && (
        <Link className={`${BUTTON_CLASS.outline} ml-auto`} to={to(later)} preventScrollReset>
          Later<span className="sr-only">, from {formatMonth(later)}</span>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
