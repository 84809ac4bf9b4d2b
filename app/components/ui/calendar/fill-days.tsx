import type { MouseEvent, ReactNode } from 'react'
import type { Booking } from '~/models/trade/days/day'
import { daysValue } from '~/models/trade/days/days-value'
import { BUTTON_CLASS } from '../button'
import { dateField, fill } from './use-date-fields'

interface FillDaysProps {
  days: Booking
  /** Ids of the native date fields; `from` is null if the first day is fixed. */
  from: string | null
  to: string
  children: ReactNode
}

/** Fills in the date fields of its form; without script it loads the form again with the days. */
export function FillDays({ days, from, to, children }: FillDaysProps) {
  const fillIn = (event: MouseEvent) => {
    event.preventDefault()
    if (from !== null) fill(dateField(from), days.from)
    fill(dateField(to), days.to)
    // the button may go with the days it was for
    dateField(to).focus()
  }
  return (
    <button
      type="submit"
      formMethod="get"
      name="free"
      value={daysValue(days)}
      className={BUTTON_CLASS.outline}
      onClick={fillIn}
    >
      {children}
    </button>
  )
}
