import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { type FieldState, hasProblem } from '~/components/ui/form/field-state'
import { MoneyField } from '~/components/ui/form/text-field'
import { type Cents, formatCents, parseMoney } from '~/models/trade/money'

interface RateFieldProps {
  field: FieldState
  label: string
  hint?: ReactNode
  lastResult: SubmissionResult | undefined
  /** Whether this rate was refused to be asked about once more. */
  isAskedAbout: (rate: Cents) => boolean
  className?: string
}

/** What a side offers; where that is to their own loss, with the box that confirms it. */
export function RateField({ field, lastResult, isAskedAbout, className, ...words }: RateFieldProps) {
  const typed = hasProblem(field) && lastResult?.initialValue?.rate
  const rate = typeof typed === 'string' ? parseMoney(typed) : null
  return (
    <div className={className}>
      <MoneyField {...field} {...words} />
      {rate !== null && isAskedAbout(rate) && <Confirmation key={rate} rate={rate} />}
    </div>
  )
}

/** Carries the amount that it confirms: another one typed since is asked about anew, by a box that is not ticked. */
function Confirmation({ rate }: { rate: Cents }) {
  return (
    <label className="option">
      <input type="checkbox" className="checkbox" name="confirmed" value={rate} />
      <span>Yes, I offer {formatCents(rate)}</span>
    </label>
  )
}
