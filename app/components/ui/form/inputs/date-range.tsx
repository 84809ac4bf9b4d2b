import type { FieldState } from '../field-state'
import { TextField } from '../text-field'

interface DateRangeProps {
  legend: string
  from: FieldState
  to: FieldState
  /** The first day, 'YYYY-MM-DD', that the browser's calendar offers; the server decides. */
  min?: string
  className?: string
}

/** First and last day of a period, both included, as two native date inputs. */
export function DateRange({ legend, from, to, min, className = '' }: DateRangeProps) {
  return (
    <fieldset className={`field ${className}`}>
      <legend>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-3">
        <TextField {...from} label="From" type="date" min={min} />
        <TextField {...to} label="To" type="date" min={min} />
      </div>
    </fieldset>
  )
}
