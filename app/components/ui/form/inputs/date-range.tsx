import type { ReactNode } from 'react'
import type { Booking } from '~/models/trade/days/days'
import type { FieldState } from '../field-state'
import { TextField } from '../text-field'

interface DateRangeProps {
  legend: string
  from: FieldState
  to: FieldState
  /** The first and the last day that the browser's calendar offers; the server decides. */
  within: Booking
  className?: string
  /** The button of the calendar (`SelectDates`), where days can be taken. */
  calendar?: ReactNode
}

/** First and last day of a period, both included, as two native date inputs. */
export function DateRange({ legend, from, to, within, className = '', calendar }: DateRangeProps) {
  const days = { type: 'date', min: within.from, max: within.to }
  return (
    <fieldset className={`field ${className}`}>
      <legend>{legend}</legend>
      {calendar}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-3">
        <TextField {...from} {...days} label="From" />
        <TextField {...to} {...days} label="To" />
      </div>
    </fieldset>
  )
}
