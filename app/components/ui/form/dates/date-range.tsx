import { lazy, type ReactNode, Suspense } from 'react'
import type { Booking } from '~/models/trade/days/days'
import type { TakenDays } from '~/models/trade/days/taken-days'
import type { FieldState } from '../field-state'
import { TextField } from '../text-field'

interface DateRangeProps {
  legend: string
  from: FieldState
  to: FieldState
  /** The first and the last day that the browser's calendar offers; the server decides. */
  within: Booking
  /** Days that the calendar does not offer, and those it marks as the asker's own. */
  taken?: readonly TakenDays[]
  own?: readonly Booking[]
  className?: string
  /** What is to be said of both days together. */
  children?: ReactNode
}

/** First and last day of a period, both included, as two native date inputs; with script under a calendar. */
export function DateRange({ legend, from, to, within, taken, own, className = '', children }: DateRangeProps) {
  const days = { type: 'date', min: within.from, max: within.to }
  return (
    <fieldset className={`field ${className}`}>
      <legend>{legend}</legend>
      <Suspense>
        <SelectDates from={from.id} to={to.id} taken={taken} own={own} className="sm:justify-self-start" />
      </Suspense>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-x-4 gap-y-3">
        <TextField {...from} {...days} label="From" />
        <TextField {...to} {...days} label="To" />
      </div>
      {children}
    </fieldset>
  )
}

// a page works without it: where it does not arrive, the fields are there
const SelectDates = lazy(() => import('../../calendar/select-dates').catch(() => ({ default: () => null })))
