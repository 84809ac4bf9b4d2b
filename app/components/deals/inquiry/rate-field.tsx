import type { SubmissionResult } from '@conform-to/react'
import type { FieldState } from '~/components/ui/form/field-state'
import { MoneyField } from '~/components/ui/form/text-field'
import { ABOVE_LISTED } from '~/models/deals/inquiry-messages'
import { formatCents, parseMoney } from '~/models/trade/money/money'

interface RateFieldProps {
  field: FieldState
  label: string
  hint?: string
  lastResult: SubmissionResult | undefined
  className?: string
}

/** What the crew offers; once refused for being above the list, with the box that confirms it. */
export function RateField({ field, lastResult, className, ...words }: RateFieldProps) {
  return (
    <div className={className}>
      <MoneyField {...field} {...words} />
      <Confirmation lastResult={lastResult} />
    </div>
  )
}

/** Carries the amount that it confirms: another one typed since is asked about anew, by a box that is not ticked. */
function Confirmation({ lastResult }: Pick<RateFieldProps, 'lastResult'>) {
  const typed = lastResult?.error?.rate?.includes(ABOVE_LISTED) && lastResult.initialValue?.rate
  const rate = typeof typed === 'string' ? parseMoney(typed) : null
  if (rate === null) return null
  return (
    <label className="option" key={rate}>
      <input type="checkbox" className="checkbox" name="confirmed" value={rate} />
      <span>Yes, I offer {formatCents(rate)}</span>
    </label>
  )
}
