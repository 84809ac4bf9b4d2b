import type { ReactNode } from 'react'
import { type SumRow, Sums } from '~/components/ui/facts'
import { minimumFor, type Quote } from '~/models/deals/inquiry-quote'
import { formatDayCount } from '~/models/trade/days/day'
import {
  type Cents,
  CHECKOUT_TAX,
  formatCents,
  LIST_TAX_LABEL,
  monthlyRate,
  taxPercent,
  weeklyRate,
} from '~/models/trade/money'
import { OfferScale } from './offer-scale'
import TakeDays from './take-days'

export interface OfferPriceProps {
  /** null until the booking dates are valid. */
  quote: Quote | null
  /** The listed rate for a day, shown until there is a quote. */
  daily?: Cents
  /** The button that updates the amounts without script. */
  children?: ReactNode
}

/** The amounts of an inquiry or offer: the listed price, the offered rate, and how close it is to the floor. */
export default function OfferPrice({ quote, daily, children }: OfferPriceProps) {
  if (!quote) {
    return (
      <div className="grid gap-4">
        {daily !== undefined && <Sums rows={listedRates(daily)} />}
        <p className="text-sm text-quiet">Choose dates to see the total.</p>
        {children}
      </div>
    )
  }
  const { offer, longer } = quote
  return (
    <div className="grid gap-5" aria-live="polite">
      <div>
        <Sums rows={rowsOf(quote)} />
        {offer && <p className="figure mt-2 text-right text-sm text-quiet">{formatCents(offer.perDay)} per day</p>}
        <p className="mt-2 text-sm text-quiet">Tax of {taxPercent(CHECKOUT_TAX)} applies at checkout.</p>
      </div>
      <OfferScale quote={quote} />
      {longer && (
        <TakeDays name="days" value={longer.days}>
          Take {formatDayCount(longer.days)} for {formatCents(longer.rate)}
        </TakeDays>
      )}
      {children}
    </div>
  )
}

const listedRates = (daily: Cents): SumRow[] => [
  { label: 'Listed per day', amount: formatCents(daily) },
  { label: 'Per week', amount: formatCents(weeklyRate(daily)) },
  { label: 'Per month', amount: formatCents(monthlyRate(daily)) },
  minimumFor(daily, 1),
  minimumFor(daily, 7),
]

function rowsOf({ days, listed, offer }: Quote): SumRow[] {
  const rows: SumRow[] = [{ label: `Listed, ${formatDayCount(days)}`, amount: formatCents(listed) }]
  if (!offer) return rows
  return [
    ...rows,
    { label: 'Your rate', amount: formatCents(offer.rate), isStrong: true },
    { label: LIST_TAX_LABEL, amount: formatCents(offer.tax) },
    { label: 'Total', amount: formatCents(offer.total), isTotal: true },
  ]
}
