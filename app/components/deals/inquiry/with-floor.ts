import type { FieldState } from '~/components/ui/form/field-state'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import type { Quote } from '~/models/deals/inquiry-quote'
import { formatCents } from '~/models/trade/money'

/** A rate refused for its floor says what would be accepted. */
export function withFloor(rate: FieldState, quote: Quote | null): FieldState {
  if (!quote || !rate.errors?.includes(INQUIRY_MESSAGES.belowFloor)) return rate
  return { ...rate, errors: [...rate.errors, `The lowest for these dates is ${formatCents(quote.floor)}.`] }
}
