import type { ReactNode } from 'react'
import { type SumRow, Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import type { Quote } from '~/models/deals/inquiry-quote'
import { FLOOR_PERCENT } from '~/models/trade/constants'
import { formatDayCount } from '~/models/trade/days/day-words'
import { CHECKOUT_TAX, formatCents, formatExact, LIST_TAX_LABEL, taxPercent } from '~/models/trade/money'

interface OfferPriceProps {
  /** null as long as the booking period cannot be read. */
  quote: Quote | null
  /** Hidden where the days cannot be changed any more. */
  hasFixedDays?: boolean
  /** Renews the figures without script. */
  children?: ReactNode
}

/** The money side of an inquiry or an offer: what the listing asks, what is offered, and how near the floor it is. */
export function OfferPrice({ quote, hasFixedDays = false, children }: OfferPriceProps) {
  if (!quote) {
    return (
      <div className="grid gap-4">
        <p className="text-sm text-quiet">Choose dates to see the list price.</p>
        {children}
      </div>
    )
  }
  const { offer, longer } = quote
  return (
    <div className="grid gap-5" aria-live="polite">
      <div>
        <Sums rows={[listedRow(quote), ...offerRows(offer)]} />
        {offer && <p className="figure mt-2 text-right text-sm text-quiet">{formatCents(offer.perDay)} per day</p>}
        <p className="mt-2 text-sm text-quiet">{taxPercent(CHECKOUT_TAX)} applies at checkout.</p>
      </div>
      <Floor quote={quote} />
      {longer && !hasFixedDays && (
        <Note tone="booked" className="bg-base-100! text-sm">
          Cheaper: {formatDayCount(longer.days)} for <b className="figure">{formatCents(longer.rate)}</b>.
        </Note>
      )}
      {children}
    </div>
  )
}

/** The same in one line, for screens where the sums are far from the fields and the button. */
export function PriceLine({ quote, children }: Pick<OfferPriceProps, 'quote' | 'children'>) {
  return (
    <div className="price-line">
      {quote && <p className={quote.offer?.missing ? 'text-refused' : ''}>{lineOf(quote)}</p>}
      {children}
    </div>
  )
}

function lineOf({ listed, floor, offer }: Quote): string {
  const line = `Listed ${formatExact(listed)}, floor ${formatExact(floor)}`
  return offer ? `${line}, yours ${formatExact(offer.rate)}` : line
}

function listedRow({ days, listed }: Quote): SumRow {
  return { label: `Listed, ${formatDayCount(days)}`, amount: formatCents(listed) }
}

function offerRows(offer: Quote['offer']): SumRow[] {
  if (!offer) return []
  return [
    { label: 'Your rate', amount: formatCents(offer.rate), isStrong: true },
    { label: LIST_TAX_LABEL, amount: formatCents(offer.tax) },
    { label: 'Total', amount: formatCents(offer.total), isTotal: true },
  ]
}

/** A bar up to the listed rate with a mark at the floor. Drawn with attributes: the content policy forbids inline styles. */
function Floor({ quote: { floor, offer } }: { quote: Quote }) {
  const isUnder = offer !== null && offer.missing > 0
  return (
    <div className="grid gap-1.5">
      <svg className="h-4 w-full" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <rect className="fill-base-300" y="4" width="100" height="8" />
        {offer && (
          <rect
            className={isUnder ? 'fill-refused' : 'fill-available'}
            y="4"
            width={Math.min(100, offer.percent)}
            height="8"
          />
        )}
        <rect className="fill-base-content" x={FLOOR_PERCENT - 0.4} width="0.8" height="16" />
      </svg>
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
