import type { ReactNode } from 'react'
import { type SumRow, Sums } from '~/components/ui/facts'
import type { Quote } from '~/models/deals/inquiry-quote'
import { FLOOR_PERCENT } from '~/models/trade/constants'
import { formatDayCount } from '~/models/trade/days/day'
import {
  type Cents,
  CHECKOUT_TAX,
  formatCents,
  formatDollars,
  LIST_TAX_LABEL,
  monthlyRate,
  percentOf,
  taxPercent,
  weeklyRate,
} from '~/models/trade/money'
import TakeDays from './take-days'

export interface OfferPriceProps {
  /** null until the booking dates are valid. */
  quote: Quote | null
  /** The listed rate for a day, shown until there is a quote. */
  daily?: Cents
  /** The days can no longer be changed, so cheaper ones are not suggested. */
  hasFixedDays?: boolean
  /** The button that updates the amounts without script. */
  children?: ReactNode
}

/** The amounts of an inquiry or offer: the listed price, the offered rate, and how close it is to the floor. */
export default function OfferPrice({ quote, daily, hasFixedDays = false, children }: OfferPriceProps) {
  if (!quote) {
    return (
      <div className="grid gap-4">
        {daily !== undefined && <Sums rows={listedRates(daily)} />}
        <p className="text-sm text-quiet">Choose dates to see the list price.</p>
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
      <Floor quote={quote} />
      {longer && !hasFixedDays && (
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

/** A scale to the listed rate with the floor in its middle. Drawn with attributes: the CSP forbids inline styles. */
function Floor({ quote: { floor, listed, offer } }: { quote: Quote }) {
  const isUnder = offer !== null && offer.missing > 0
  const start = 2 * FLOOR_PERCENT - 100
  return (
    <div className="grid gap-1.5">
      <div>
        <svg className="h-4 w-full" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
          <rect className="fill-base-300" y="4" width="100" height="8" />
          {offer && (
            <rect
              className={isUnder ? 'fill-refused' : 'fill-available'}
              y="4"
              width={Math.min(100, Math.max(0, (100 * (offer.percent - start)) / (100 - start)))}
              height="8"
            />
          )}
          <rect className="fill-base-content" x="49.6" width="0.8" height="16" />
        </svg>
        <p className="figure grid grid-cols-3 text-xs text-quiet" aria-hidden="true">
          <span>{formatDollars(percentOf(listed, start))}</span>
          <span className="text-center">Floor {formatDollars(floor)}</span>
          <span className="text-right">Listed {formatDollars(listed)}</span>
        </p>
      </div>
      <p className={`text-sm ${isUnder ? 'text-refused' : 'text-quiet'}`}>
        {FLOOR_PERCENT}% floor: <b className="figure">{formatCents(floor)}</b>.
        {isUnder && (
          <>
            {' '}
            Your rate is <span className="figure">{formatCents(offer.missing)}</span> below it.
          </>
        )}
      </p>
    </div>
  )
}
