import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { halfwayRate, type Quote } from '~/models/deals/inquiry-quote'
import { formatDayCount } from '~/models/trade/days/day'
import { type Cents, CHECKOUT_TAX, formatExact, LIST_TAX, perDay, taxPercent } from '~/models/trade/money'
import { OfferScale } from './offer-scale'

interface NegotiationPriceProps {
  quote: Quote
  lastOffer: Cents
  /** Oldest first. */
  earlierOffers: readonly { isOwn: boolean; amount: Cents }[]
  /** A longer booking that is listed for less than the last offer, in words. */
  longer: string | null
  /** The page to decline the offer, which has to be done before asking for other days. */
  declineTo: string
  /** The id of the rate field, which the button fills. */
  rateId: string
}

/** What the typed rate comes to, the rate halfway, and all offers on a scale. */
export default function NegotiationPrice({
  quote,
  lastOffer,
  earlierOffers,
  longer,
  declineTo,
  rateId,
}: NegotiationPriceProps) {
  const own = earlierOffers.findLast(({ isOwn }) => isOwn)
  const halfway = halfwayRate(own?.amount ?? null, lastOffer, quote.floor)
  const { days, listed, offer } = quote
  return (
    <div className="grid gap-4">
      <p className="hint" aria-live="polite">
        {offer
          ? `${formatExact(offer.perDay)} per day, ${formatExact(offer.total)} with ${taxPercent(LIST_TAX)} tax`
          : `Listed at ${formatExact(listed)} for ${formatDayCount(days)}, ${formatExact(perDay(listed, days))} per day`}
        .<br />
        Tax of {taxPercent(CHECKOUT_TAX)} applies at checkout.
      </p>
      {halfway !== null && <Halfway rate={halfway} rateId={rateId} />}
      <OfferScale
        quote={quote}
        marks={[
          ...earlierOffers.filter((each) => each !== own),
          { amount: lastOffer, label: "Owner's offer" },
          ...(own ? [{ amount: own.amount, label: 'Your last offer' }] : []),
        ]}
      />
      {earlierOffers.length > 1 && (
        <p className="hint figure">
          So far: {[...earlierOffers, { isOwn: false, amount: lastOffer }].map(textOf).join(', ')}.
        </p>
      )}
      {longer && quote.longer && (
        <p className="hint figure">
          {longer} To ask for {formatDayCount(quote.longer.days)},{' '}
          <Link className="link" to={declineTo} preventScrollReset replace>
            decline this offer
          </Link>{' '}
          first.
        </p>
      )}
    </div>
  )
}

const textOf = ({ isOwn, amount }: { isOwn: boolean; amount: Cents }) =>
  `${isOwn ? 'you' : 'owner'} ${formatExact(amount)}`

/** Fills the rate field; without script the amount is there to type. */
function Halfway({ rate, rateId }: { rate: Cents; rateId: string }) {
  const fill = () => {
    const field = document.getElementById(rateId)
    if (!(field instanceof HTMLInputElement)) return
    field.value = formatExact(rate).slice(1)
    // as if typed, so that the prices follow
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <>
      <button type="button" className={`${BUTTON_CLASS.outline} with-script figure justify-self-start`} onClick={fill}>
        Meet halfway: {formatExact(rate)}
      </button>
      <p className="hint figure without-script">Halfway is {formatExact(rate)}.</p>
    </>
  )
}
