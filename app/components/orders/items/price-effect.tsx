import { type SumRow, Sums } from '~/components/ui/facts'
import { budgetWarning } from '~/models/orders/budget'
import type { PriceEffect as Effect, TypedDays } from '~/models/orders/items/item-price'
import { formatDayCount } from '~/models/trade/days/day-words'
import { formatCents, taxPercent } from '~/models/trade/money'
import type { ItemView } from '~/services/orders/items/require-item.server'
import { Warning } from '../warning'

interface PriceEffectProps {
  item: ItemView
  /** As far as they are typed. */
  days: TypedDays
  /** null as long as they cannot be read. */
  effect: Effect | null
}

/** What the booking costs before and after, before tax, and what more or less is owed with it. */
export function PriceEffect({ item, days, effect }: PriceEffectProps) {
  const was = { label: `Current (${item.dayCount})`, amount: formatCents(item.price) }
  return (
    <section aria-label="Price" aria-live="polite">
      <Sums rows={effect ? [was, ...rowsOf(effect, item)] : [was]} />
      {effect ? (
        <Warning warning={budgetWarning(item.budget, effect.withTax)} />
      ) : (
        <p className="hint mt-2">Choose dates to see the price.</p>
      )}
      {item.cover && days.to > item.cover.until && <Warning warning={item.cover.warning} />}
    </section>
  )
}

function rowsOf({ is, difference, withTax, count }: Effect, { taxPerMille }: ItemView): SumRow[] {
  return [
    { label: count ? `New (${formatDayCount(count)})` : 'New', amount: formatCents(is), isStrong: true },
    { label: 'Difference', amount: signed(difference) },
    { label: `Difference incl. tax (${taxPercent(taxPerMille)})`, amount: signed(withTax), isTotal: true },
  ]
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents)}`
