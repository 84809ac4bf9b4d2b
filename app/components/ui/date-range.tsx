import type { ReactNode } from 'react'
import type { FieldState } from './field-state'
import { TextField } from './text-field'

interface DateRangeProps {
  legend: string
  from: FieldState
  to: FieldState
  fromLabel?: string
  toLabel?: string
  /** Inclusive 'YYYY-MM-DD' bounds offered by the browser's calendar; the server decides. */
  min?: string
  max?: string
  hint?: ReactNode
  isLegendHidden?: boolean
  className?: string
}

/** First and last day of a period, both included, as two native date inputs. */
export function DateRange(props: DateRangeProps) {
  const { legend, from, to, fromLabel = 'From', toLabel = 'To', min, max, hint, className = '' } = props
  return (
    <fieldset className={`field ${className}`}>
      <legend className={props.isLegendHidden ? 'sr-only' : undefined}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-3">
        <TextField {...from} label={fromLabel} type="date" min={min} max={max} />
        <TextField {...to} label={toLabel} type="date" min={min} max={max} />
      </div>
      {hint && <div className="hint">{hint}</div>}
    </fieldset>
  )
}
