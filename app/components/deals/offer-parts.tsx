import type { SubmissionResult } from '@conform-to/react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { type FieldState, hasProblem } from '~/components/ui/form/field-state'
import { MoneyField } from '~/components/ui/form/text-field'
import { type Quote, quoteOf, startingRate, type Typed } from '~/models/deals/inquiry-quote'
import { type Cents, formatCents, formatExact, parseMoney, weeklyRate } from '~/models/trade/money'
import type { OfferPriceProps } from './offer-price'

/** Loaded on demand, because the dialogs of a deal are close to their script limit. */
const LoadedPrice = lazy(() => import('./offer-price'))

/** The amounts of an inquiry or offer. */
export function OfferPrice(props: OfferPriceProps) {
  return (
    <Suspense>
      <LoadedPrice {...props} />
    </Suspense>
  )
}

/** The same in one line, for screens where the sums are far from the fields and the button. */
export function PriceLine({ quote, daily, children }: Pick<OfferPriceProps, 'quote' | 'daily' | 'children'>) {
  return (
    <div className="price-line">
      {quote && <p className={quote.offer?.missing ? 'text-refused' : ''}>{lineOf(quote)}</p>}
      {!quote && daily !== undefined && (
        <p>
          Day {formatExact(daily)}, week {formatExact(weeklyRate(daily))}.{' '}
          <span className="text-quiet">Choose dates to see the total.</span>
        </p>
      )}
      {children}
    </div>
  )
}

function lineOf({ listed, floor, offer }: Quote): string {
  const line = `Listed ${formatExact(listed)}, minimum ${formatExact(floor)}`
  return offer ? `${line}, yours ${formatExact(offer.rate)}` : line
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

/** The rate of an offer, with a checkbox to confirm a rate that is a disadvantage for the side that offers it. */
export function RateField({ field, lastResult, isAskedAbout, className, ...text }: RateFieldProps) {
  const typed = hasProblem(field) && lastResult?.initialValue?.rate
  const rate = typeof typed === 'string' ? parseMoney(typed) : null
  return (
    <div className={className}>
      <MoneyField {...field} {...text} />
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
