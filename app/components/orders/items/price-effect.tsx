import { type SumRow, Sums } from '~/components/ui/sums'
import { budgetWarning } from '~/models/orders/costs/budget'
import { daysAfter, type PriceEffect as Effect, hasPrice, type TypedDays } from '~/models/orders/items/item-price'
import { coverWarningFor } from '~/models/orders/papers/cover-warning'
import { formatDayCount } from '~/models/trade/days/day-words'
import { formatCents } from '~/models/trade/money/money'
import { taxPercent } from '~/models/trade/money/tax'
import type { AmendmentKind } from '~/models/trade/vocabulary/amendment-kinds'
import type { ItemView } from '~/services/orders/items/require-item.server'
import { Warning } from '../warning'

interface PriceEffectProps {
  act: AmendmentKind
  item: ItemView
  /** As far as they are typed. */
  days: TypedDays
  /** null as long as they cannot be read. */
  effect: Effect | null
}

/** What the booking costs before and after, before tax, and what more or less is owed with it. */
export function PriceEffect({ act, item, days, effect }: PriceEffectProps) {
  const was = { label: `Was, ${item.dayCount}`, amount: formatCents(item.price) }
  const count = daysAfter(act, item, days)
  return (
    <section aria-label="Price" aria-live="polite">
      <Sums rows={effect ? [was, ...rowsOf(effect, count, item)] : [was]} />
      {effect && <Warning warning={budgetWarning(item.budget, effect.withTax)} />}
      {effect && hasPrice(act) && <Warning warning={coverWarningFor(item.cover, days.to)} />}
      {!effect && <p className="mt-2 text-sm text-quiet">Choose the days to see what they cost.</p>}
    </section>
  )
}

function rowsOf({ is, difference, withTax }: Effect, count: number, { taxPerMille }: ItemView): SumRow[] {
  return [
    { label: count > 0 ? `Is, ${formatDayCount(count)}` : 'Is', amount: formatCents(is), isStrong: true },
    { label: 'Difference', amount: signed(difference) },
    { label: `Difference with tax (${taxPercent(taxPerMille)})`, amount: signed(withTax), isTotal: true },
  ]
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents)}`
