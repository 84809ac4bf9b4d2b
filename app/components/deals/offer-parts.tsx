import type { SubmissionResult } from '@conform-to/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type SumRow, Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { type FieldState, hasProblem } from '~/components/ui/form/field-state'
import { MoneyField } from '~/components/ui/form/text-field'
import { type Quote, quoteOf, startingRate, type Typed } from '~/models/deals/inquiry-quote'
import { FLOOR_PERCENT } from '~/models/trade/constants'
import { formatDayCount } from '~/models/trade/days/day'
import {
  type Cents,
  CHECKOUT_TAX,
  formatCents,
  formatExact,
  LIST_TAX_LABEL,
  parseMoney,
  taxPercent,
} from '~/models/trade/money'

interface OfferPriceProps {
  /** null until the booking dates are valid. */
  quote: Quote | null
  /** The days can no longer be changed, so cheaper ones are not suggested. */
  hasFixedDays?: boolean
  /** The button that updates the amounts without script. */
  children?: ReactNode
}

/** The money side of an inquiry or offer: the listed price, the offered rate, and how close it is to the floor. */
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
        <Sums rows={rowsOf(quote)} />
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

/** A bar up to the listed rate with a mark at the floor. Drawn with attributes: the CSP forbids inline styles. */
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

interface RateFieldProps {
  field: FieldState
  label: string
  hint?: ReactNode
  lastResult: SubmissionResult | undefined
  /** Whether the rate was refused only until it is confirmed. */
  isAskedAbout: (rate: Cents) => boolean
  className?: string
}

/** The rate of an offer, with a checkbox to confirm one that the offering side loses by. */
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

/** Contains the amount it confirms: a different amount has to be confirmed again, with an unchecked box. */
function Confirmation({ rate }: { rate: Cents }) {
  return (
    <label className="option">
      <input type="checkbox" className="checkbox" name="confirmed" value={rate} />
      <span>Yes, I offer {formatCents(rate)}</span>
    </label>
  )
}

/** The fields that determine the price, as rendered and then as typed; and the price. */
type Followed = { typed: Typed; quote: Quote | null; follow: (event: FormEvent<HTMLFormElement>) => void }

/** Where the days can be changed, a rate that the user has not typed changes with them. */
export function useQuote(daily: Cents, initial: Typed): Followed {
  const [changed, setChanged] = useState<Typed | null>(null)
  const typed = changed ?? initial
  const quote = quoteOf(daily, typed)
  return { typed, quote, follow }

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget)
    const textOf = (name: keyof Typed) => String(form.get(name) ?? initial[name])
    const now = { from: textOf('from'), to: textOf('to'), rate: textOf('rate') }
    const field = currentTarget.elements.namedItem('rate')
    if ((now.from !== typed.from || now.to !== typed.to) && field instanceof HTMLInputElement) {
      now.rate = startingRate(quoteOf(daily, now), now.rate, quote?.listed)
      field.value = now.rate
    }
    setChanged(now)
  }
}
